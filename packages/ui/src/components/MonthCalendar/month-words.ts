import {
  type Calendar,
  type CalendarDay,
  dayIn,
  type EtDateWords,
  formatGregorian,
  type IsoDate,
  isoToEpochDay,
  type DateLocale,
  monthNames,
  monthsIn,
  monthsInYear,
  shortMonthsIn,
  weekdaysIn,
  weekdayOf,
} from '@digis/ethio-date';

/** The day's number; the first of a month also has the month's name. */
export function cornerText(
  calendar: Calendar,
  { month, day }: CalendarDay,
  dates: DateLocale,
): string {
  if (day > 1) return String(day);
  const name = shortMonthsIn(calendar, dates)[month - 1] ?? '';
  return calendar === 'gregory' ? `1 ${name}` : `${name} 1`;
}

/** `Monday, Meskerem 4 2019, 14 September 2026`, the chosen calendar first. */
export function dayName(
  calendar: Calendar,
  iso: IsoDate,
  dates: DateLocale,
  comma: string,
): string {
  const { year, month, day } = dayIn('ethiopic', iso);
  const ethiopic = `${monthsIn('ethiopic', dates)[month - 1]} ${day} ${year}`;
  const gregorian = formatGregorian(iso, 'long', dates);
  const both = calendar === 'ethiopic' ? [ethiopic, gregorian] : [gregorian, ethiopic];
  return [weekdaysIn(dates)[weekdayOf(isoToEpochDay(iso))], ...both].join(comma);
}

export const monthItems = (calendar: Calendar, dates: DateLocale, said?: EtDateWords) =>
  Array.from({ length: monthsInYear[calendar] }, (_, index) => ({
    id: index + 1,
    label:
      calendar === 'ethiopic'
        ? monthLabel(index + 1, dates, said)
        : (monthsIn('gregory', dates)[index] ?? ''),
  }));

/** D24 - English shows the Amharic name of the month with its transcription. */
export function monthLabel(month: number, dates: DateLocale, said?: EtDateWords): string {
  const own = said?.monthNames?.[month - 1];
  if (own !== undefined) return own;
  const name = monthsIn('ethiopic', dates)[month - 1] ?? '';
  const isEnglish = name === monthNames.en[month - 1];
  return isEnglish ? `${monthNames.am[month - 1] ?? ''} · ${name}` : name;
}
