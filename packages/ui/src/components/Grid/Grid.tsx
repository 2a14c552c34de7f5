/** Equal columns, as many as fit. */
import type { ReactNode } from 'react';
import { gap, type Space } from '../../styles/space.css.ts';
import { grid } from './Grid.css.ts';

export interface GridProps {
  children: ReactNode;
  /** The least width of a column. @default 'standard' */
  column?: 'small' | 'standard' | 'large';
  /** @default 'large' */
  space?: Space;
}

/** Equal columns as there is room. One thing beside another is `Inline`, one below another `Stack`. */
export function Grid({ children, column = 'standard', space = 'large' }: GridProps) {
  return (
    <div className={`${grid} ${gap[space]}`} data-column={column}>
      {children}
    </div>
  );
}
