/** Weekdays, and the grid of a month. */
import { toEpochDay } from './conversion.ts';
import type { EtDate } from './ethio-date.ts';
import { assertInteger } from './queries.ts';

/**
 * Day of the week of an epoch day: 0 Sunday to 6 Saturday.
 * @throws EthioDateError `not-an-integer`
 * @example weekdayOf(0) //=> 4
 */
export function weekdayOf(epochDay: number): number {
  assertInteger(epochDay);
  return (((epochDay + 4) % 7) + 7) % 7;
}

/**
 * Day of the week: 0 Sunday to 6 Saturday.
 * @throws EthioDateError when the date does not exist
 * @example weekday({ year: 2019, month: 1, day: 21 }) //=> 4
 */
export const weekday = (date: EtDate): number => weekdayOf(toEpochDay(date));

/**
 * The six weeks that show a month, as epoch days, beginning on `firstDay` (0 Sunday).
 * @throws EthioDateError `not-an-integer`
 * @example monthGrid(toEpochDay({ year: 2019, month: 13, day: 1 }))[0] //=> 21066
 */
export function monthGrid(firstOfMonth: number, { firstDay = 0 } = {}): number[] {
  const start = firstOfMonth - weekdayOf(firstOfMonth - firstDay);
  return Array.from({ length: 42 }, (_, index) => start + index);
}
