import { withoutGroups, withoutUnseen } from '@digis/domain';
import { inDigits } from '../private/field/digits/typed-digits.ts';

export type NumberFault = 'not-a-number' | 'comma-as-decimal' | 'too-many-decimals';

export type ReadNumber =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly fault: NumberFault | 'empty' };

const WHOLE = /^\d+$/u;
const DECIMAL = /^(?:\d+(?:\.\d*)?|\.\d+)$/u;
/** At most two digits follow: with three, the comma is a misplaced thousands separator. */
const COMMA_AS_DECIMAL = /^[\d.,]*\d,\d{0,2}$/u;

function faultOf(text: string, fractionDigits: number): NumberFault | null {
  if (fractionDigits === 0) return WHOLE.test(text) ? null : 'not-a-number';
  if (!DECIMAL.test(text)) {
    return COMMA_AS_DECIMAL.test(text) ? 'comma-as-decimal' : 'not-a-number';
  }
  const [, decimals = ''] = text.split('.');
  return decimals.length > fractionDigits ? 'too-many-decimals' : null;
}

/**
 * Accepts spaces, commas and apostrophes between thousands; refuses ambiguous text.
 * @example readNumber('1,200.5', 1) //=> { ok: true, value: 1200.5 }
 * @example readNumber('3.5', 0) //=> { ok: false, fault: 'not-a-number' }
 */
export function readNumber(typed: string, fractionDigits: number): ReadNumber {
  const text = withoutUnseen(inDigits(typed)).trim();
  if (text === '') return { ok: false, fault: 'empty' };
  const isNegative = /^[-\u2212]/u.test(text);
  const digits = withoutGroups(isNegative ? text.slice(1) : text);
  const fault = faultOf(digits, fractionDigits);
  if (fault) return { ok: false, fault };
  return { ok: true, value: isNegative && Number(digits) !== 0 ? -Number(digits) : Number(digits) };
}

/** Further digits are noise, as in 0.1 + 0.2. */
const EXACT_DIGITS = 15;

/** Returns an empty text for NaN and infinity. @example formatNumber(-1200.5) //=> '−1,200.5' */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '';
  const exact = String(Number(Math.abs(value).toPrecision(EXACT_DIGITS)));
  return `${value < 0 ? '\u2212' : ''}${exact.replace(/^\d+/u, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/gu, ','))}`;
}
