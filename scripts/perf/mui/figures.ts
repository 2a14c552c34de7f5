/** How days and times are written, and how many guests events have. */
import {
  type Calendar,
  type DateStyle,
  addDaysIso,
  formatEtDate,
  formatEthiopianTime,
  formatGregorian,
  formatWesternTime,
  isoToEt,
  monthNames,
  shortGregorianMonthNames,
  shortMonthNames,
  weekdayNames,
  dayIn,
  otherCalendar,
} from '@digis/ethio-date';
import type { EventRow } from './answers.ts';

/** The picked day of an event. */
export const dayOf = ({ event_date }: EventRow): string => event_date.slice(0, 10);

export const guestsOf = (events: readonly EventRow[]): number =>
  events.reduce((sum, { num_of_people }) => sum + num_of_people, 0);

/** A day in the Ethiopian calendar. */
export const etOf = (day: string, style: DateStyle = 'medium'): string =>
  formatEtDate(isoToEt(day), style, 'en');

/** On the Ethiopian clock, and on both. */
export const ethiopianTimeOf = ({ time }: EventRow): string => formatEthiopianTime(time, 'en');
export const timeOf = (event: EventRow): string =>
  `${ethiopianTimeOf(event)} · ${formatWesternTime(event.time, 'en', dayOf(event))}`;

/** The word for a near day. */
export function nearDay(day: string, today: string): 'today' | 'tomorrow' | 'yesterday' | null {
  if (day === today) return 'today';
  if (day === addDaysIso(today, 1)) return 'tomorrow';
  return day === addDaysIso(today, -1) ? 'yesterday' : null;
}

/** `Tuesday, Hidar 15 2019, 24 November 2026`, the chosen calendar first. */
export function dayName(calendar: Calendar, date: string): string {
  const { year, month, day } = dayIn('ethiopic', date);
  const ethiopic = `${monthNames.en[month - 1]} ${day} ${year}`;
  const gregorian = formatGregorian(date, 'long', 'en');
  const weekday = weekdayNames.en[new Date(date).getUTCDay()];
  const both = calendar === 'ethiopic' ? [ethiopic, gregorian] : [gregorian, ethiopic];
  return [weekday, ...both].join(', ');
}

/** The day's number in the other calendar, with its month where that begins. */
export function cornerOf(calendar: Calendar, date: string): string {
  const other = otherCalendar(calendar);
  const { month, day } = dayIn(other, date);
  if (day > 1) return String(day);
  return other === 'gregory'
    ? `1 ${shortGregorianMonthNames.en[month - 1]}`
    : `${shortMonthNames.en[month - 1]} 1`;
}
