/** A boundary around portaled content: React nests it in the form that opened it, the page does not, so its fields leave that form. */
import type { ReactNode } from 'react';
import { FormFaultsContext } from '../field/form-faults.ts';

export const Portaled = ({ children }: { children: ReactNode }) => (
  <FormFaultsContext value={null}>{children}</FormFaultsContext>
);
