/** A date in words, in the calendar that leads and in the other one. */
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
  readonly format?: Extract<DateStyle, 'full' | 'long' | 'medium'>;
}

/** For a date that is one. */
export function dateWords(
  value: IsoDate,
  kit: Pick<Kit, 'locale' | 'calendar'>,
  { lead = kit.calendar, format = 'medium', ...etWords }: DateWordsSettings = {},
): { first: string; other: string } {
  const words = (calendar: KitCalendar, style: DateStyle) =>
    calendar === 'ethiopic'
      ? formatEtDate(isoToEt(value), style, kit.locale, etWords)
      : formatGregorian(value, style, kit.locale);
  // The weekday is the same in both calendars and shown once.
  const otherFormat = format === 'full' ? 'long' : format;
  return { first: words(lead, format), other: words(otherCalendar(lead), otherFormat) };
}
