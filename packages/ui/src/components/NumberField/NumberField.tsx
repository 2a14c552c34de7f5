/** A field for a number: whole from zero up, or with decimals, steps, a unit or negatives. */
import { useId } from 'react';
import type { KitStrings } from '../../i18n/kit-strings.ts';
import { useKitStrings } from '../../theme/kit-context.ts';
import { announce } from '../private/announce.ts';
import type { FieldLabel } from '../private/field/field-props.ts';
import { groupDigits } from '../private/field/digits/group-digits.ts';
import {
  ParsedField,
  type ParsedFieldSettings,
  type Reading,
} from '../private/field/ParsedField.tsx';
import { decimalsOf, stepBy, valuesBeside } from './number-steps.ts';
import { formatNumber, type NumberFault, readNumber } from './number-text.ts';

export type NumberFieldProps = FieldLabel &
  ParsedFieldSettings<number | null> & {
    /** With a value below zero, a minus can be typed. @default 0 */
    minValue?: number | undefined;
    /** @default 999,999,999 */
    maxValue?: number | undefined;
    /** @deprecated Use `minValue`. */
    min?: number | undefined;
    /** @deprecated Use `maxValue`. */
    max?: number | undefined;
    /** At most six. @default that of `step`, otherwise 0 */
    maximumFractionDigits?: number | undefined;
    /**
     * Counts from `minValue`; numbers between steps are refused. Arrow keys move by one step, Page
     * Up and Page Down by ten.
     * @default none: any number, and these keys do nothing
     */
    step?: number | undefined;
    /** Unit that is read out with the number: people, kg, m², h. */
    unit?: string | undefined;
  };

const LARGEST = 999_999_999;
const MOST_DECIMALS = 6;

const format = (value: number | null) => (value === null ? '' : formatNumber(value));
const toWire = (value: number | null) => (Number.isFinite(value) ? String(value) : '');

function faultWords(fault: NumberFault | 'empty', decimals: number, strings: KitStrings) {
  if (fault === 'empty') return null;
  if (decimals === 0) return strings.countNotWhole;
  if (fault === 'too-many-decimals') return strings.atMostDecimals(decimals);
  return fault === 'comma-as-decimal' ? strings.numberCommaAsDecimal : strings.numberNotRead;
}

/** By default for whole numbers from zero up. For money use `MoneyField`. */
export function NumberField(props: NumberFieldProps) {
  const { min = 0, max = LARGEST, minValue = min, maxValue = max, step = 0, ...rest } = props;
  const { maximumFractionDigits = decimalsOf(step), unit, ...field } = rest;
  const strings = useKitStrings();
  const unitId = useId();
  const decimals = Math.min(Math.max(0, maximumFractionDigits), MOST_DECIMALS);
  const steps = step > 0 ? { minValue, maxValue, step } : null;

  function parse(text: string): Reading<number | null> {
    const read = readNumber(text, decimals);
    if (!read.ok) return { value: null, fault: faultWords(read.fault, decimals, strings) };
    const { value } = read;
    if (value > maxValue) return { value, fault: strings.atMost(formatNumber(maxValue)) };
    if (value < minValue) return { value, fault: strings.atLeast(formatNumber(minValue)) };
    const beside = steps ? valuesBeside(value, steps).map(formatNumber) : [];
    return { value, fault: beside.length > 0 ? strings.enterOneOf(beside.join(strings.or)) : null };
  }

  function stepText(text: string, count: number): string | null {
    const { value, fault } = parse(text);
    // Does not replace an invalid text, so that the user can correct it.
    if (steps === null || field.isReadOnly || (value === null && fault !== null)) return null;
    const next = formatNumber(stepBy(value, count, steps));
    announce(unit ? `${next} ${unit}` : next);
    return next;
  }

  return (
    <ParsedField
      {...field}
      {...{ parse, format, toWire, stepText, empty: null, shape: groupDigits }}
      inputMode={minValue < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
      isNumeric
      after={unit && <span id={unitId}>{unit}</span>}
      aria-describedby={unit ? unitId : undefined}
    />
  );
}
