/** 1 birr = 100 santim; arithmetic is exact. */

/** Birr; the largest that can be entered. */
export const MAX_BIRR = 999_999_999.99;
/** Exceeds the rounding error of 0.1 + 0.2, up to the largest amount. */
const FLOAT_NOISE = 1e-6;

/**
 * @throws RangeError for amounts that are not a whole number of santim
 * @example toSantim(12_500.5) //=> 1250050
 */
export function toSantim(birr: number): number {
  const santim = Math.round(birr * 100);
  if (!Number.isSafeInteger(santim) || Math.abs(toBirr(santim) - birr) > FLOAT_NOISE) {
    throw new RangeError(`not a whole number of santim: ${birr}`);
  }
  return santim;
}

/**
 * @example toBirr(1250050) //=> 12500.5
 */
export const toBirr = (santim: number): number => santim / 100;

/**
 * Exact for any size, because only the result is rounded.
 * @example sumToBirr(1250050n) //=> 12500.5
 */
export const sumToBirr = (santim: bigint): number => {
  const digits = String(santim < 0n ? -santim : santim).padStart(3, '0');
  return Number(`${santim < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`);
};

/**
 * Undefined beyond the largest amount, where numbers may be inexact.
 * @example multiply(4500, 350) //=> 1575000
 */
export function multiply(santim: number, times: number): number | undefined {
  const product = santim * times;
  return product <= toSantim(MAX_BIRR) ? product : undefined;
}

/**
 * Grouped by commas in both languages.
 * @example formatCount(1234567) //=> '1,234,567'
 */
export const formatCount = (count: number): string =>
  String(Math.trunc(count)).replace(/\B(?=(\d{3})+$)/gu, ',');

/**
 * Decimals only if there are any, and a true minus sign.
 * @example formatAmount(-12500.5) //=> '−12,500.50'
 */
export function formatAmount(birr: number): string {
  const santim = Math.abs(toSantim(birr));
  const rest = santim % 100;
  const decimals = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${birr < 0 ? '\u2212' : ''}${formatCount(Math.floor(santim / 100))}${decimals}`;
}

export interface BirrFormat {
  readonly locale?: 'en' | 'am';
  /** `Br` and `ETB` are ብር in Amharic; any other stays unchanged. */
  readonly currency?: string;
}

/**
 * @example currencyName({ locale: 'am', currency: 'ETB' }) //=> 'ብር'
 * @example currencyName({ locale: 'am', currency: 'USD' }) //=> 'USD'
 */
export const currencyName = ({ locale = 'en', currency = 'Br' }: BirrFormat): string =>
  locale === 'am' && (currency === 'Br' || currency === 'ETB') ? 'ብር' : currency;

/**
 * @example formatBirr(12500) //=> '12,500 Br'
 * @example formatBirr(12500.5, { locale: 'am' }) //=> '12,500.50 ብር'
 * @example formatBirr(90, { locale: 'am', currency: 'USD' }) //=> '90 USD'
 */
export function formatBirr(birr: number, format: BirrFormat = {}): string {
  return `${formatAmount(birr)}\u00a0${currencyName(format)}`;
}

export interface WagePayment {
  /** Birr still owed for events. */
  gain: number;
  /** Birr per month. */
  salary: number;
  withSalary: boolean;
}

/**
 * Birr: the whole balance, plus the salary if included. Spec 9.
 * @example employeePayable({ gain: 900, salary: 4500, withSalary: true }) //=> 5400
 */
export const employeePayable = ({ gain, salary, withSalary }: WagePayment): number =>
  toBirr(toSantim(gain) + (withSalary ? toSantim(salary) : 0));
