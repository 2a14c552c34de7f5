import {
  type DateStyle,
  type EtDateWords,
  formatEtDate,
  formatGregorian,
  type IsoDate,
  isoToEt,
  otherCalendar,
} from '@digis/ethio-date';
import type { Kit, KitCalendar } from '../../theme/kit-context.ts';

export interface DateWordsSettings extends EtDateWords {
  readonly lead?: KitCalendar;
  readonly format?: Exclude<DateStyle, 'short'>;
}

export const dateIn = (
  calendar: KitCalendar,
  iso: IsoDate,
  style: DateStyle,
  dates: Kit['dates'],
  etWords?: EtDateWords,
) =>
  calendar === 'ethiopic'
    ? formatEtDate(isoToEt(iso), style, dates, etWords)
    : formatGregorian(iso, style, dates);

const withoutWeekday = {
  full: 'long',
  long: 'long',
  medium: 'medium',
  day: 'brief',
  brief: 'brief',
} as const;

export function dateWords(
  value: IsoDate,
  kit: Pick<Kit, 'dates' | 'calendar'>,
  { lead = kit.calendar, format = 'medium', ...etWords }: DateWordsSettings = {},
): { first: string; other: string } {
  const words = (calendar: KitCalendar, style: DateStyle) =>
    dateIn(calendar, value, style, kit.dates, etWords);
  return {
    first: words(lead, format),
    other: words(otherCalendar(lead), withoutWeekday[format]),
  };
}
