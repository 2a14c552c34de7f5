/** Years, months or days of a date picker in the browser's own list. */
import { useDeferredValue } from 'react';
import { NativeSelect, type NativeSelectProps } from '../private/field/NativeSelect.tsx';

export interface NumberSelectProps extends Omit<NativeSelectProps, 'items' | 'data'> {
  range: readonly [first: number, last: number];
  written: (n: number) => string;
}

/** So many on either side of the chosen one are drawn first. */
const nearby = 5;

/** A hundred and fifty years take longer to draw and to measure than the month beside them, so most of them come a moment later. */
export function NumberSelect({ range: [first, last], written, ...select }: NumberSelectProps) {
  const isWhole = useDeferredValue(true, false);
  const chosen = select.value ?? first;
  const from = isWhole ? first : Math.max(first, chosen - nearby);
  const to = isWhole ? last : Math.min(last, chosen + nearby);
  return (
    <NativeSelect
      {...select}
      // One finds a year by its digits. Those of Geez numerals are no keys.
      data={written === String ? { digits: true } : undefined}
      items={Array.from({ length: to - from + 1 }, (_, index) => ({
        id: from + index,
        label: written(from + index),
      }))}
    />
  );
}
