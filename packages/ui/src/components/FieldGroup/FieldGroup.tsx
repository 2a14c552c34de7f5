/** A group of fields under one heading. */
import type { ReactNode } from 'react';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { group, legend as legendStyle } from './FieldGroup.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface FieldGroupProps extends CommonProps {
  /** Heading of the group, which screen readers announce with each field. */
  legend: ReactNode;
  children: ReactNode;
  /**
   * `columns` places fields side by side where there is room, `rows` always below one another.
   * @default 'columns'
   */
  layout?: 'columns' | 'rows';
}

/** For a long form; a form of a few fields needs no group. */
export function FieldGroup({ legend, children, layout = 'columns', ...rest }: FieldGroupProps) {
  return (
    <fieldset {...rootProps(rest)} className={group}>
      <legend className={legendStyle}>{legend}</legend>
      {layout === 'columns' ? <Grid>{children}</Grid> : <Stack space="medium">{children}</Stack>}
    </fieldset>
  );
}
