/** A native select in the kit's style, where the 27 KiB of `Select` are too many. */
import { ChevronDown } from 'lucide-react';
import { type CommonProps, dataAttributes } from '../common-props.ts';
import { arrow, box, select as selectStyle } from './native-select.css.ts';

export interface NativeSelectProps extends Pick<CommonProps, 'data'> {
  'aria-label': string;
  items: readonly { readonly id: number; readonly label: string }[];
  value: number;
  onChange: (value: number) => void;
}

export function NativeSelect({ items, value, onChange, data, ...rest }: NativeSelectProps) {
  return (
    <span className={box}>
      <select
        {...rest}
        {...dataAttributes(data)}
        className={selectStyle}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {items.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className={arrow} />
    </span>
  );
}
