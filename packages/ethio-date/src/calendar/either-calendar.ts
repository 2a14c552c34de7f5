/** Days and months of either calendar, Ethiopian or Gregorian. */
import { add } from './arithmetic.ts';
import { etToIso, isoToEt } from './iso-date.ts';
import type { CalendarDay, IsoDate } from './ethio-date.ts';
import { gregorianDaysInMonth, gregorianToEpochDay } from './gregorian-fields.ts';
import { epochDayToIso, gregorianOf, isoToEpochDay } from './gregorian.ts';

export type Calendar = 'ethiopic' | 'gregory';

export const monthsInYear = { ethiopic: 13, gregory: 12 } as const satisfies Record<
  Calendar,
  number
>;

/**
 * The other of the two calendars.
 * @example otherCalendar('ethiopic') //=> 'gregory'
 */
export const otherCalendar = (calendar: Calendar): Calendar =>
  calendar === 'ethiopic' ? 'gregory' : 'ethiopic';

/**
 * Year, month and day of an ISO date in a calendar.
 * @throws EthioDateError for text that is not an ISO date
 * @example dayIn('ethiopic', '2026-10-01') //=> { year: 2019, month: 1, day: 21 }
 */
export const dayIn = (calendar: Calendar, iso: IsoDate): CalendarDay =>
  calendar === 'ethiopic' ? isoToEt(iso) : gregorianOf(isoToEpochDay(iso));

/**
 * Epoch day of the first day of the date's month.
 * @throws EthioDateError for text that is not an ISO date
 * @example firstOfMonth('gregory', '1970-01-31') //=> 0
 */
export const firstOfMonth = (calendar: Calendar, iso: IsoDate): number =>
  isoToEpochDay(iso) - dayIn(calendar, iso).day + 1;

function addGregorianMonths(iso: IsoDate, months: number): IsoDate {
  const { day, ...from } = dayIn('gregory', iso);
  const index = from.year * 12 + from.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  const first = gregorianToEpochDay({ year, month, day: 1 });
  return epochDayToIso(first + Math.min(day, gregorianDaysInMonth(year, month)) - 1);
}

/**
 * The same day some months later (or earlier); a day that the month lacks becomes its last day.
 * @throws EthioDateError outside the years 1-9999
 * @example addMonthsIn('gregory', '2026-01-31', 1) //=> '2026-02-28'
 */
export const addMonthsIn = (calendar: Calendar, iso: IsoDate, months: number): IsoDate =>
  calendar === 'ethiopic'
    ? etToIso(add(isoToEt(iso), { months }))
    : addGregorianMonths(iso, months);
