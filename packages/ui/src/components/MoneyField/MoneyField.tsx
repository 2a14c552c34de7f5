/** A field for an amount in birr. Doubtful text is refused with a reason and left as it was typed. */
import { useState } from 'react';
import { type MoneyFault, parseMoney } from '@digis/domain';
import { fromGeez } from '@digis/ethio-date';
import type { KitStrings } from '../../i18n/kit-strings.ts';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { announce } from '../private/announce.ts';
import type { FieldLabel } from '../private/field/field-props.ts';
import { groupDigits } from '../private/field/group-digits.ts';
import {
  ParsedField,
  type ParsedFieldSettings,
  type Reading,
} from '../private/field/ParsedField.tsx';
import { asAmount, inBirr } from '../private/unusable.ts';

export type MoneyFieldProps = FieldLabel &
  ParsedFieldSettings<number | null> & {
    /** @default 0 */
    min?: number;
    max?: number;
    /** The currency's name in English. @default 'Br' */
    currency?: 'Br' | 'ETB';
  };

const faultWords = {
  'comma-as-decimal': 'moneyCommaAsDecimal',
  exponent: 'moneyExponent',
  negative: 'moneyNegative',
  'not-a-number': 'moneyNotANumber',
  'too-large': 'moneyTooLarge',
  'too-many-decimals': 'moneyTooManyDecimals',
} as const satisfies Record<Exclude<MoneyFault, 'empty'>, keyof KitStrings>;

/** Geez numerals as digits; out of order, or beside other digits, they stay and are refused. */
const inDigits = (text: string) =>
  /\d/u.test(text)
    ? text
    : text.replace(/[፩-፼]+/gu, (numeral) => {
        try {
          return String(fromGeez(numeral));
        } catch {
          return numeral;
        }
      });

const format = (birr: number | null) => (birr === null ? '' : asAmount(birr));
const toWire = (birr: number | null) => (birr === null ? '' : String(birr));

/** The value is birr or null; null while the text is empty or wrong, and `onFaultChange` tells which. */
export function MoneyField({ min = 0, max, currency = 'Br', ...props }: MoneyFieldProps) {
  const strings = useKitStrings();
  const { locale } = useKit();
  const [isInitiallyZero] = useState((props.value ?? props.defaultValue) === 0);
  // The initial zero is a placeholder, so that no digit can be typed beside it.
  const formatGiven = (birr: number | null) => (birr === 0 && isInitiallyZero ? '' : format(birr));
  const inWords = (birr: number) => inBirr(birr, { locale, currency });

  function parse(text: string): Reading<number | null> {
    const parsed = parseMoney(isInitiallyZero && text.trim() === '' ? '0' : inDigits(text));
    if (!parsed.ok) {
      return {
        value: null,
        fault: parsed.fault === 'empty' ? null : strings[faultWords[parsed.fault]],
      };
    }
    if (max !== undefined && parsed.birr > max)
      return { value: parsed.birr, fault: strings.atMost(inWords(max)) };
    if (parsed.birr < min) return { value: parsed.birr, fault: strings.atLeast(inWords(min)) };
    return { value: parsed.birr, fault: null };
  }

  return (
    <ParsedField
      placeholder={isInitiallyZero ? '0' : undefined}
      {...props}
      {...{ parse, format, formatGiven, toWire, empty: null, shape: groupDigits }}
      inputMode="decimal"
      isNumeric
      after={locale === 'am' ? 'ብር' : currency}
      onSettle={(birr) => birr !== null && announce(inWords(birr))}
    />
  );
}
