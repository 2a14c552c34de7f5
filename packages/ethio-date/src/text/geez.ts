/** Geez numerals: ፻ for hundreds, ፼ for ten thousands, and no zero. */
import { EthioDateError, textError } from '../calendar/ethio-date.ts';

const HUNDRED = '፻';
const MYRIAD = '፼';
const ONES = ['', ...'፩፪፫፬፭፮፯፰፱'.split('')];
const TENS = ['', ...'፲፳፴፵፶፷፸፹፺'.split('')];

const twoDigits = (n: number): string => `${TENS[Math.floor(n / 10)]}${ONES[n % 10]}`;

/**
 * A number in Geez numerals.
 * @throws EthioDateError `number-out-of-range` unless it is whole and at least 1
 * @example toGeez(2017) //=> '፳፻፲፯'
 */
export function toGeez(n: number): string {
  if (!Number.isSafeInteger(n) || n < 1) throw new EthioDateError('number-out-of-range', n);
  let text = '';
  for (let rest = n, position = 0; rest > 0; rest = Math.floor(rest / 100), position += 1) {
    const group = rest % 100;
    const isHundreds = position % 2 === 1;
    const sign = isHundreds ? (group > 0 ? HUNDRED : '') : position > 0 ? MYRIAD : '';
    const isLeadingOne = rest === 1 && position > 0;
    const digits = group === 1 && (isHundreds || isLeadingOne) ? '' : twoDigits(group);
    text = digits + sign + text;
  }
  return text;
}

/**
 * The number of a Geez numeral.
 * @throws EthioDateError `malformed-numeral` for other text and for numerals out of order
 * @example fromGeez('፲፱፻፺፱') //=> 1999
 */
export function fromGeez(text: string): number {
  let myriads = 0;
  let hundreds = 0;
  let units = 0;
  for (const numeral of text) {
    if (numeral === MYRIAD) {
      myriads = (myriads + hundreds + units || 1) * 10_000;
      hundreds = 0;
      units = 0;
    } else if (numeral === HUNDRED) {
      hundreds = (units || 1) * 100;
      units = 0;
    } else {
      units += Math.max(ONES.indexOf(numeral), TENS.indexOf(numeral) * 10);
    }
  }
  const n = myriads + hundreds + units;
  // Characters in any order would add up, so only the canonical form is accepted.
  if (!Number.isSafeInteger(n) || n < 1 || toGeez(n) !== text) {
    throw textError('malformed-numeral', text);
  }
  return n;
}
