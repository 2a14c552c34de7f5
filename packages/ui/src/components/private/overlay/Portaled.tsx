/** Keeps the fields of an overlay out of the form that opened it. */
import type { ReactNode } from 'react';
import { FormFaultsContext } from '../field/form-faults.ts';

export const Portaled = ({ children }: { children: ReactNode }) => (
  <FormFaultsContext value={null}>{children}</FormFaultsContext>
);
