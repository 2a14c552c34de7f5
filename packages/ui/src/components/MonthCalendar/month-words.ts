/** The words of the month calendar: names of days and months, and the months to choose from. */
import {
  type Calendar,
  type CalendarDay,
  dayIn,
  type EtDateWords,
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

const shortNames = { ethiopic: shortMonthNames, gregory: shortGregorianMonthNames };

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

/** SPEC: D24 - English shows the Amharic name of the month with its transcription. */
export function monthLabel(month: number, locale: Locale, said?: EtDateWords): string {
  const own = said?.monthNames?.[month - 1];
  if (own !== undefined) return own;
  const written = monthNames.am[month - 1] ?? '';
  return locale === 'am' ? written : `${written} · ${monthNames.en[month - 1] ?? ''}`;
}
