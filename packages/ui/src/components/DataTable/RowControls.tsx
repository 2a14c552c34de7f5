/** The two native controls of a row: its title, which opens it, and its checkbox. Native, because there may be thousands. */
import type { ReactNode } from 'react';
import { opener } from './styles/DataTable.css.ts';
import { selectBox } from './styles/TableControls.css.ts';
import { note } from './styles/RowNote.css.ts';

export interface RowTitleProps {
  children: ReactNode;
  onPress: (() => void) | undefined;
}

/** A button where the row can be opened, else plain text. */
export function RowTitle({ children, onPress }: RowTitleProps) {
  if (!onPress) return children;
  return (
    <button type="button" className={opener} onClick={onPress}>
      {children}
    </button>
  );
}

/** A note in a line below the title. */
export const RowNote = ({ children }: { children: ReactNode }) =>
  children && <div className={note}>{children}</div>;

export interface SelectBoxProps {
  'aria-label': string;
  isSelected: boolean;
  /** Some are. */
  isMixed?: boolean;
  onToggle: () => void;
}

/** The checkbox of a row, or of all rows. */
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
