/** A grid of equal columns, as many as fit. */
import type { ReactNode } from 'react';
import { gap, type Space } from '../../styles/space.css.ts';
import { grid } from './Grid.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface GridProps extends CommonProps {
  children: ReactNode;
  /**
   * The least width of a column; few small ones share the whole row. `sixth` is for six of equal weight: six, three or
   * two to a row, so that each row is full. @default 'standard'
   */
  column?: 'small' | 'standard' | 'large' | 'sixth';
  /** @default 'large' */
  space?: Space;
}

/** Equal columns as there is room. One thing beside another is `Inline`, one below another `Stack`. */
export function Grid({ children, column = 'standard', space = 'large', ...rest }: GridProps) {
  return (
    <div {...rootProps(rest)} className={`${grid} ${gap[space]}`} data-column={column}>
      {children}
    </div>
  );
}
