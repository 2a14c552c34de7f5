/** A grid of equal columns, as many as fit. */
import type { ReactNode } from 'react';
import { gap, type Space } from '../../styles/space.css.ts';
import { grid } from './Grid.css.ts';
import { type CommonProps, rootProps } from '../private/common-props.ts';

export interface GridProps extends CommonProps {
  children: ReactNode;
  /**
   * Least width of a column. `sixth` gives six, three or two per row, so that rows of six are full.
   * @default 'standard'
   */
  column?: 'small' | 'standard' | 'large' | 'sixth';
  /** @default 'large' */
  space?: Space;
}

/** For things in a line use `Inline`, for things below one another `Stack`. */
export function Grid({ children, column = 'standard', space = 'large', ...rest }: GridProps) {
  return (
    <div {...rootProps(rest)} className={`${grid} ${gap[space]}`} data-column={column}>
      {children}
    </div>
  );
}
