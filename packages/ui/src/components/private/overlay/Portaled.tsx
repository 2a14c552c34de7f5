/** Keeps portaled fields out of the opening form. */
import type { ReactNode } from 'react';
import { FormFaultsContext } from '../field/form-faults.ts';

export const Portaled = ({ children }: { children: ReactNode }) => (
  <FormFaultsContext value={null}>{children}</FormFaultsContext>
);
