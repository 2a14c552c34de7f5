/** Fields that belong together under one heading, side by side where there is room. */
import type { ReactNode } from 'react';
import { Grid } from '../Grid/Grid.tsx';
import { group, legend as legendStyle } from './FieldGroup.css.ts';

export interface FieldGroupProps {
  /** What the fields are about; read out with each of them. */
  legend: ReactNode;
  children: ReactNode;
}

/** For a part of a long form. A form of a few fields needs none. */
export function FieldGroup({ legend, children }: FieldGroupProps) {
  return (
    <fieldset className={group}>
      <legend className={legendStyle}>{legend}</legend>
      <Grid>{children}</Grid>
    </fieldset>
  );
}
