/** Row controls built from native elements, because a table may have thousands of rows. */
import type { ReactNode } from 'react';
import { opener } from '../styles/DataTable.css.ts';
import { rowNote, selectBox } from '../styles/TableControls.css.ts';

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

export const RowNote = ({ children }: { children: ReactNode }) =>
  children && <div className={rowNote}>{children}</div>;

export interface SelectBoxProps {
  'aria-label': string;
  isSelected: boolean;
  isMixed?: boolean;
  onToggle: () => void;
}

export function SelectBox({ isSelected, isMixed = false, onToggle, ...rest }: SelectBoxProps) {
  return (
    <input
      {...rest}
      ref={(box) => {
        if (box) box.indeterminate = isMixed;
      }}
      type="checkbox"
      className={selectBox}
      checked={isSelected}
      onChange={onToggle}
    />
  );
}
