import { MAX_BIRR } from './money.ts';
import { withoutUnseen } from '../text/typed-text.ts';

export type MoneyFault =
  | 'empty'
  | 'not-a-number'
  | 'comma-as-decimal'
  | 'exponent'
  | 'negative'
  | 'too-many-decimals'
  | 'too-large';

export type ParsedMoney =
  | { readonly ok: true; readonly birr: number }
  | { readonly ok: false; readonly fault: MoneyFault };

const CURRENCY = /^(?:ETB|birr|Br\.?|ብር)|(?:ETB|birr|Br\.?|ብር)$/giu;
const PLAIN = /^(?:\d+(?:\.\d*)?|\.\d+)$/u;

/** Groups of three digits with one separator; figures on two lines are not groups. */
const GROUPED = /^\d{1,3}(?<sign>[,'’]|[^\S\r\n])\d{3}(?:\k<sign>\d{3})*(?=\.|$)/u;

/**
 * Removes only separators of thousands, because other signs may mean something else.
 * @example withoutGroups('1,200') //=> '1200'
 * @example withoutGroups('350,5') //=> '350,5'
 */
export function withoutGroups(typed: string): string {
  const text = withoutUnseen(typed).trim();
  return text.replace(GROUPED, (digits) => digits.replace(/\D/gu, ''));
}

function faultOf(text: string): MoneyFault | null {
  if (text === '') return 'empty';
  if (/^[-\u2212]/u.test(text)) return 'negative';
  if (/^\d[\d.,]*e[+-]?\d+$/iu.test(text)) return 'exponent';
  if (!PLAIN.test(text)) {
    // Three digits after a comma are a misplaced thousands separator, not santim.
    return /^[\d.,]*\d,\d{0,2}$/u.test(text) ? 'comma-as-decimal' : 'not-a-number';
  }
  if (/\.\d{3,}$/u.test(text)) return 'too-many-decimals';
  return Number(text) > MAX_BIRR ? 'too-large' : null;
}

/**
 * Ambiguous text is refused, never guessed.
 * @example parseMoney('2,500 ብር') //=> { ok: true, birr: 2500 }
 * @example parseMoney('2.500,5') //=> { ok: false, fault: 'comma-as-decimal' }
 */
export function parseMoney(typed: string): ParsedMoney {
  const text = withoutGroups(withoutUnseen(typed).trim().replace(CURRENCY, ''));
  const fault = faultOf(text);
  return fault ? { ok: false, fault } : { ok: true, birr: Number(text) };
}
