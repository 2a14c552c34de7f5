/** A field for a whole number from zero up. */
import { formatCount } from '@digis/domain';
import { useKitStrings } from '../../theme/kit-context.ts';
import type { FieldLabel } from '../private/field/field-props.ts';
import { groupDigits } from '../private/field/group-digits.ts';
import {
  ParsedField,
  type ParsedFieldSettings,
  type Reading,
} from '../private/field/ParsedField.tsx';
import { readCount } from './read-count.ts';

export type NumberFieldProps = FieldLabel &
  ParsedFieldSettings<number | null> & {
    /** @default 0 */
    min?: number;
    max?: number;
    /** The unit after the number: "people". */
    unit?: string;
  };

const format = (count: number | null) => (count === null ? '' : formatCount(count));
const toWire = (count: number | null) => (count === null ? '' : String(count));

/** For money use `MoneyField`. */
export function NumberField({ min = 0, max, unit, ...props }: NumberFieldProps) {
  const strings = useKitStrings();

  function parse(text: string): Reading<number | null> {
    const value = readCount(text);
    if (value === null) return { value, fault: text.trim() === '' ? null : strings.countNotWhole };
    if (max !== undefined && value > max) return { value, fault: strings.atMost(formatCount(max)) };
    return { value, fault: value < min ? strings.atLeast(formatCount(min)) : null };
  }

  return (
    <ParsedField
      {...props}
      {...{ parse, format, toWire, empty: null, shape: groupDigits }}
      inputMode="numeric"
      isNumeric
      after={unit}
    />
  );
}
