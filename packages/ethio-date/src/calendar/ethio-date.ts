/** Year, month and day in either calendar, Ethiopian or Gregorian. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Year 1-9999 (Amete Mihret), month 1-13, day 1-30 (1-5 or 1-6 in month 13). */
export interface EtDate extends CalendarDay {}

/** ISO 8601: `YYYY-MM-DD`, or `+YYYYYY-MM-DD` after the year 9999. */
export type IsoDate = string;

/** As in Temporal: rejects an impossible day, or uses the last possible one. */
export interface OverflowOption {
  readonly overflow?: 'reject' | 'constrain';
}

export type EthioDateErrorCode =
  | 'not-an-integer'
  | 'year-out-of-range'
  | 'month-out-of-range'
  | 'day-out-of-range'
  | 'hour-out-of-range'
  | 'number-out-of-range'
  | 'malformed-date'
  | 'malformed-time'
  | 'malformed-numeral'
  | 'unknown-name'
  | 'wrong-weekday';

/**
 * The message contains the violated rule (`code`) and the `value`: `malformed-date: "2026-02-30"`.
 */
export class EthioDateError extends RangeError {
  override readonly name = 'EthioDateError';
  declare readonly code: EthioDateErrorCode;
  declare readonly value: unknown;

  /** `said` replaces the value in the message; a date is otherwise written as `2018-13-6`. */
  constructor(
    code: EthioDateErrorCode,
    value: unknown,
    said: unknown = Object.values(Object(value)).join('-') || value,
  ) {
    // Interpolated, because `String` would make the core exceed its limit of 1 kB.
    // oxlint-disable-next-line restrict-template-expressions
    super(`${code}: ${said}`);
    this.code = code;
    this.value = value;
  }
}

export const FIRST_YEAR = 1;
export const LAST_YEAR = 9999;

export const textError = (code: EthioDateErrorCode, text: unknown): EthioDateError =>
  new EthioDateError(code, text, JSON.stringify(String(text)));
