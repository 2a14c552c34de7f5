/** A month of either calendar as people write it, and the months of the other one that it lies beside. */
import {
  addMonthsIn,
  type Calendar,
  dayIn,
  firstOfMonth,
  otherCalendar,
} from './either-calendar.ts';
import type { CalendarDay, IsoDate } from './ethio-date.ts';
import type { EtDateWords } from './format.ts';
import { epochDayToIso, isoToEpochDay } from './gregorian.ts';
import {
  gregorianMonthNames,
  type Locale,
  monthNames,
  shortGregorianMonthNames,
  shortMonthNames,
} from './names.ts';

const names = { ethiopic: monthNames, gregory: gregorianMonthNames };
const shortNames = { ethiopic: shortMonthNames, gregory: shortGregorianMonthNames };

/**
 * The month that holds a date, with its year; `words` says the Ethiopian months otherwise.
 * @throws EthioDateError for text that is no ISO date
 * @example formatMonth('ethiopic', '2026-10-01', 'en') //=> 'Meskerem 2019'
 */
export function formatMonth(
  calendar: Calendar,
  iso: IsoDate,
  locale: Locale,
  words?: EtDateWords,
): string {
  const { year, month } = dayIn(calendar, iso);
  const own = calendar === 'ethiopic' ? words?.monthNames : undefined;
  return `${(own ?? names[calendar][locale])[month - 1]} ${year}`;
}

/**
 * The months of the other calendar that this date's month touches; Amharic writes them out.
 * @throws EthioDateError for text that is no ISO date
 * @example formatMonthsBeside('ethiopic', '2026-10-01', 'en') //=> 'Sep – Oct 2026'
 */
export function formatMonthsBeside(calendar: Calendar, iso: IsoDate, locale: Locale): string {
  const first = epochDayToIso(firstOfMonth(calendar, iso));
  const last = epochDayToIso(isoToEpochDay(addMonthsIn(calendar, first, 1)) - 1);
  const other = otherCalendar(calendar);
  const from = dayIn(other, first);
  const to = dayIn(other, last);
  const { [other]: words } = locale === 'am' ? names : shortNames;
  const name = ({ month }: CalendarDay) => words[locale][month - 1] ?? '';
  const end = `${name(to)} ${to.year}`;
  if (from.year !== to.year) return `${name(from)} ${from.year} – ${end}`;
  return from.month === to.month ? end : `${name(from)} – ${end}`;
}
