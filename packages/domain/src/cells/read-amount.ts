import { MAX_BIRR, toBirr, toSantim } from '../money/money.ts';
import { type ParsedMoney, parseMoney } from '../money/parse-money.ts';

/** `50000.-`, `50000/=` and `50,000.00-`: the dash means no santim. */
const NO_SANTIM = /(?<=\d)(?:[./][-–—=]{1,2}|\.00[-–—])(?=\s*(?:ETB|birr|Br\.?|ብር)?$)/iu;

/** `50 ሺህ`, `2.5 ሚሊዮን`, `50k`. */
const THOUSANDS =
  /^(?<number>[\d.,\s]*\d)\s*(?<unit>ሺህ|ሺ|k|ሚሊዮን|million)(?=\s*(?:ETB|birr|Br\.?|ብር)?$)/iu;
const MILLION = /^(?:ሚሊዮን|million)$/iu;

/** Larger than the rounding error of a formula. */
const FORMULA_NOISE = 1e-6;

function amountOf(number: number): ParsedMoney {
  if (number < 0) return { ok: false, fault: 'negative' };
  if (number > MAX_BIRR) return { ok: false, fault: 'too-large' };
  const birr = toBirr(Math.round(number * 100));
  const isExact = Math.abs(birr - number) < FORMULA_NOISE;
  return isExact
    ? { ok: true, birr: toBirr(toSantim(birr)) }
    : { ok: false, fault: 'too-many-decimals' };
}

/**
 * Ambiguous text is refused, never guessed.
 * @example readAmount('50,000.00 Br') //=> { ok: true, birr: 50000 }
 * @example readAmount('50 ሺህ ብር') //=> { ok: true, birr: 50000 }
 * @example readAmount('50000.-') //=> { ok: true, birr: 50000 }
 * @example readAmount('50.000') //=> { ok: false, fault: 'too-many-decimals' }
 */
export function readAmount(cell: string | number): ParsedMoney {
  if (typeof cell === 'number') return amountOf(cell);
  const text = cell.trim().replace(NO_SANTIM, '');
  const { number, unit = '' } = THOUSANDS.exec(text)?.groups ?? {};
  if (number === undefined) return parseMoney(text);
  const said = parseMoney(number);
  return said.ok ? amountOf(said.birr * (MILLION.test(unit) ? 1_000_000 : 1000)) : said;
}
