import { add, compare } from './arithmetic.ts';
import { weekdayOf } from './calendar.ts';
import { toEpochDay } from './conversion.ts';
import type { EtDate } from './ethio-date.ts';
import { etDate } from './queries.ts';

export type Period = 'week' | 'month' | 'year';

export interface WeekOption {
  /** The first weekday, from 0 (Sunday) to 6. @default 0 */
  readonly firstDay?: number;
}

/**
 * The first day of the date's week, month or year.
 * @throws EthioDateError when the date does not exist, or its week started before the year 1
 * @example startOf({ year: 2019, month: 1, day: 21 }, 'week') //=> { year: 2019, month: 1, day: 17 }
 */
export function startOf(date: EtDate, period: Period, { firstDay = 0 }: WeekOption = {}): EtDate {
  if (period === 'week') return add(date, { days: -weekdayOf(toEpochDay(date) - firstDay) });
  const { year, month } = add(date, {});
  return { year, month: period === 'year' ? 1 : month, day: 1 };
}

/**
 * The last day of the date's week, month or year.
 * @throws EthioDateError when the date does not exist, or its week ends after the year 9999
 * @example endOf({ year: 2019, month: 1, day: 21 }, 'year') //=> { year: 2019, month: 13, day: 6 }
 */
export function endOf(date: EtDate, period: Period, options?: WeekOption): EtDate {
  if (period === 'week') return add(startOf(date, period, options), { days: 6 });
  const { year, month } = startOf(date, 'month');
  return etDate(year, period === 'year' ? 13 : month, 30, { overflow: 'constrain' });
}

/**
 * True if two dates are the same day, or in the same week, month or year.
 * @throws EthioDateError when a date does not exist
 * @example isSame({ year: 2019, month: 1, day: 1 }, { year: 2019, month: 1, day: 30 }, 'month') //=> true
 */
export function isSame(a: EtDate, b: EtDate, period?: Period, options?: WeekOption): boolean {
  const start = (date: EtDate) => (period ? startOf(date, period, options) : date);
  return compare(start(a), start(b)) === 0;
}
