/** What names a row or a card; a native button where it opens, since there may be hundreds. */
import type { ReactNode } from 'react';
import { opener } from './DataTable.css.ts';

export interface RowTitleProps {
  children: ReactNode;
  onPress: (() => void) | undefined;
}

export function RowTitle({ children, onPress }: RowTitleProps) {
  if (!onPress) return children;
  return (
    <button type="button" className={opener} onClick={onPress}>
      {children}
    </button>
  );
}
