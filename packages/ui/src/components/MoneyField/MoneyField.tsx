/** A field for an amount in birr. Ambiguous text is refused with a reason and kept as typed. */
import { useState } from 'react';
import { currencyName, type MoneyFault, parseMoney } from '@digis/domain';
import type { KitStrings } from '../../i18n/kit-strings.ts';
import { useKit, useKitStrings } from '../../theme/kit-context.ts';
import { announce } from '../private/announce.ts';
import type { FieldLabel } from '../private/field/field-props.ts';
import { groupDigits } from '../private/field/digits/group-digits.ts';
import {
  ParsedField,
  type ParsedFieldSettings,
  type Reading,
} from '../private/field/ParsedField.tsx';
import { inDigits } from '../private/field/digits/typed-digits.ts';
import { asAmount, inBirr } from '../private/unusable.ts';

export type MoneyFieldProps = FieldLabel &
  ParsedFieldSettings<number | null> & {
    /** Birr. @default 0 */
    minValue?: number | undefined;
    /** Birr. @default 999,999,999.99 */
    maxValue?: number | undefined;
    /** @deprecated Use `minValue`. */
    min?: number | undefined;
    /** @deprecated Use `maxValue`. */
    max?: number | undefined;
    /** Amharic shows `Br` and `ETB` as ብር; other currencies stay as given. @default 'Br' */
    currency?: string;
  };

const faultWords = {
  'comma-as-decimal': 'moneyCommaAsDecimal',
  exponent: 'moneyExponent',
  negative: 'moneyNegative',
  'not-a-number': 'moneyNotANumber',
  'too-large': 'moneyTooLarge',
  'too-many-decimals': 'moneyTooManyDecimals',
} as const satisfies Record<Exclude<MoneyFault, 'empty'>, keyof KitStrings>;

const format = (birr: number | null) => (birr === null ? '' : asAmount(birr));
const toWire = (birr: number | null) => (birr === null ? '' : String(birr));

/** The value is in birr, or null while the text is empty or wrong; `onFaultChange` tells which. */
export function MoneyField(props: MoneyFieldProps) {
  const { min = 0, max, minValue = min, maxValue = max, currency = 'Br', ...field } = props;
  const strings = useKitStrings();
  const { locale } = useKit();
  const [isInitiallyZero] = useState((props.value ?? props.defaultValue) === 0);
  // Shows an initial zero as a placeholder, so that no digit is typed beside it.
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
    if (maxValue !== undefined && parsed.birr > maxValue)
      return { value: parsed.birr, fault: strings.atMost(inWords(maxValue)) };
    if (parsed.birr < minValue)
      return { value: parsed.birr, fault: strings.atLeast(inWords(minValue)) };
    return { value: parsed.birr, fault: null };
  }

  return (
    <ParsedField
      placeholder={isInitiallyZero ? '0' : undefined}
      {...field}
      {...{ parse, format, formatGiven, toWire, empty: null, shape: groupDigits }}
      inputMode="decimal"
      isNumeric
      after={currencyName({ locale, currency })}
      onSettle={(birr) => birr !== null && announce(inWords(birr))}
    />
  );
}
