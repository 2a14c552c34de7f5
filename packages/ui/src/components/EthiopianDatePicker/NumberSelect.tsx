import { NativeSelect, type NativeSelectProps } from '../private/field/NativeSelect.tsx';

export interface NumberSelectProps extends Omit<NativeSelectProps, 'items' | 'data'> {
  range: readonly [first: number, last: number];
  written: (n: number) => string;
}

export const NumberSelect = ({ range: [first, last], written, ...select }: NumberSelectProps) => (
  <NativeSelect
    {...select}
    // Digits typed here select in the list. A native list does not find Geez numerals.
    data={written === String ? { digits: true } : undefined}
    items={Array.from({ length: last - first + 1 }, (_, index) => ({
      id: first + index,
      label: written(first + index),
    }))}
  />
);
