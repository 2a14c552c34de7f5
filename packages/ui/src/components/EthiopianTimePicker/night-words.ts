/** D18 - a time after midnight belongs to the evening before. */
import {
  addDaysIso,
  formatEtDate,
  formatGregorian,
  type IsoDate,
  isAfterMidnight,
  isoToEt,
  type DateLocale,
  type Time,
} from '@digis/ethio-date';
import type { KitStrings } from '../../i18n/kit-strings.ts';

export function nightWords(
  time: Time,
  eventDate: IsoDate | null | undefined,
  dates: DateLocale,
  strings: KitStrings,
): string | undefined {
  if (!isAfterMidnight(time)) return undefined;
  if (!eventDate) return strings.afterMidnight(time);
  const evening = formatEtDate(isoToEt(eventDate), 'brief', dates);
  return strings.nightOf(time, evening, formatGregorian(addDaysIso(eventDate, 1), 'brief', dates));
}
