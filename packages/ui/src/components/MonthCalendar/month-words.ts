/** What the month calendar says: its title, the months beside it, and each day's name. */
import {
  addDaysIso,
  addMonthsIn,
  type Calendar,
  type CalendarDay,
  dayIn,
  epochDayToIso,
  type EtDateWords,
  firstOfMonth,
  formatGregorian,
  gregorianMonthNames,
  type IsoDate,
  isoToEpochDay,
  type Locale,
  monthNames,
  monthsInYear,
  shortGregorianMonthNames,
  shortMonthNames,
  weekdayNames,
  weekdayOf,
} from '@digis/ethio-date';
import { monthLabel } from '../private/month-label.ts';

const names = { ethiopic: monthNames, gregory: gregorianMonthNames };
const shortNames = { ethiopic: shortMonthNames, gregory: shortGregorianMonthNames };

export const otherCalendar = (calendar: Calendar): Calendar =>
  calendar === 'ethiopic' ? 'gregory' : 'ethiopic';

/** `Meskerem 2019` */
export function monthTitle(
  calendar: Calendar,
  iso: IsoDate,
  locale: Locale,
  said?: EtDateWords,
): string {
  const { year, month } = dayIn(calendar, iso);
  const own = calendar === 'ethiopic' ? said?.monthNames : undefined;
  return `${(own ?? names[calendar][locale])[month - 1]} ${year}`;
}

/** The months of the other calendar that this one touches: `Sep – Oct 2026`, `Dec 2026 – Jan 2027`. */
export function otherMonths(calendar: Calendar, iso: IsoDate, locale: Locale): string {
  const first = epochDayToIso(firstOfMonth(calendar, iso));
  const other = otherCalendar(calendar);
  const from = dayIn(other, first);
  const to = dayIn(other, addDaysIso(addMonthsIn(calendar, first, 1), -1));
  const { [other]: words } = locale === 'am' ? names : shortNames;
  const name = ({ month }: CalendarDay) => words[locale][month - 1] ?? '';
  const end = `${name(to)} ${to.year}`;
  if (from.year !== to.year) return `${name(from)} ${from.year} – ${end}`;
  return from.month === to.month ? end : `${name(from)} – ${end}`;
}

/** The day's number in the other calendar, with its month where that begins. */
export function cornerText(
  calendar: Calendar,
  { month, day }: CalendarDay,
  locale: Locale,
): string {
  if (day > 1) return String(day);
  const name = shortNames[calendar][locale][month - 1] ?? '';
  return calendar === 'gregory' ? `1 ${name}` : `${name} 1`;
}

/** `Monday, Meskerem 4 2019, 14 September 2026`, the chosen calendar first. */
export function dayName(calendar: Calendar, iso: IsoDate, locale: Locale, comma: string): string {
  const { year, month, day } = dayIn('ethiopic', iso);
  const ethiopic = `${monthNames[locale][month - 1]} ${day} ${year}`;
  const gregorian = formatGregorian(iso, 'long', locale);
  const both = calendar === 'ethiopic' ? [ethiopic, gregorian] : [gregorian, ethiopic];
  return [weekdayNames[locale][weekdayOf(isoToEpochDay(iso))], ...both].join(comma);
}

/** The months of a year, to choose from. */
export const monthItems = (calendar: Calendar, locale: Locale, said?: EtDateWords) =>
  Array.from({ length: monthsInYear[calendar] }, (_, index) => ({
    id: index + 1,
    label:
      calendar === 'ethiopic'
        ? monthLabel(index + 1, locale, said)
        : (gregorianMonthNames[locale][index] ?? ''),
  }));
