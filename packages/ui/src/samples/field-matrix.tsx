import type { ReactNode } from 'react';
import { Grid } from '../components/Grid/Grid.tsx';
import type { FieldState } from '../components/private/field/field-props.ts';

const states: readonly FieldState[] = [
  {},
  { isRequired: true },
  { description: 'As on the identity card.' },
  { errorMessage: 'This is needed.' },
  { isReadOnly: true },
  { isDisabled: true },
];

export const FieldMatrix = ({ children }: { children: (state: FieldState) => ReactNode }) => (
  <Grid>
    {states.map((state, index) => (
      <div key={index}>{children(state)}</div>
    ))}
  </Grid>
);
