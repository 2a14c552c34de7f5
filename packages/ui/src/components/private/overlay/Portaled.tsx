/** Around what is drawn over the page: for React it is inside the form that it was opened in, for the browser and the user it is not. */
import type { ReactNode } from 'react';
import { FormFaultsContext } from '../field/form-faults.ts';

export const Portaled = ({ children }: { children: ReactNode }) => (
  <FormFaultsContext value={null}>{children}</FormFaultsContext>
);
