/** State of a field with two halves, which keeps one half while the other is missing. */
import type { FieldValue } from '../field/field-props.ts';
import { useFieldValue, useTypedText } from '../field/use-field-value.ts';
import type { Reading } from '../field/ParsedField.tsx';

export interface HalvesSettings extends FieldValue<string | null> {
  split: (value: string) => readonly [first: string, second: string];
  join: (first: string, second: string) => Reading<string | null>;
  missing: readonly [first: string, second: string];
}

export interface Halves {
  readonly first: string;
  readonly second: string;
  /** Empty if a half is missing or the pair is invalid. */
  readonly formValue: string;
  readonly fault: string | null;
  readonly isWhole: boolean;
  readonly set: (first: string, second: string) => void;
  readonly onReset: () => void;
}

const SEPARATOR = '|';

export function useHalves({ split, join, missing, ...owned }: HalvesSettings): Halves {
  const [value, setValue, reset, initial] = useFieldValue<string | null>(owned, null);
  const textOf = (held: string | null) => (held === null ? ['', ''] : split(held)).join(SEPARATOR);
  const { text, setTyped } = useTypedText(value, textOf);
  const [first = '', second = ''] = text.split(SEPARATOR);

  function judge(one: string, other: string): Reading<string | null> {
    if (one !== '' && other !== '') return join(one, other);
    return { value: null, fault: one === other ? null : missing[one === '' ? 0 : 1] };
  }

  const reading = judge(first, second);
  return {
    first,
    second,
    formValue: (reading.fault === null && reading.value) || '',
    fault: reading.fault,
    isWhole: first !== '' && second !== '',
    set(one, other) {
      const next = judge(one, other);
      const read = next.fault === null ? next.value : null;
      setTyped([one, other].join(SEPARATOR), read);
      if (read !== value) setValue(read);
    },
    onReset() {
      setTyped(textOf(initial), initial);
      reset();
    },
  };
}
