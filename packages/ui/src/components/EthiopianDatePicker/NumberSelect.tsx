/** Years, months or days of a date picker in the browser's own list. */
import { NativeSelect, type NativeSelectProps } from '../private/field/NativeSelect.tsx';

export interface NumberSelectProps extends Omit<NativeSelectProps, 'items' | 'data'> {
  range: readonly [first: number, last: number];
  written: (n: number) => string;
}

export const NumberSelect = ({ range: [first, last], written, ...select }: NumberSelectProps) => (
  <NativeSelect
    {...select}
    // One finds a year by its digits. Those of Geez numerals are no keys.
    data={written === String ? { digits: true } : undefined}
    items={Array.from({ length: last - first + 1 }, (_, index) => ({
      id: first + index,
      label: written(first + index),
    }))}
  />
);
