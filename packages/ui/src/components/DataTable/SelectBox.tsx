/** A tick for a row or for all of them; native, since there may be thousands. */
import { selectBox } from './DataTable.css.ts';

export interface SelectBoxProps {
  'aria-label': string;
  isSelected: boolean;
  /** Some are. */
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
