/** A day near today in few words: "Tue, Hidar 15". */
import {
  formatEtDate,
  type IsoDate,
  isoToEpochDay,
  isoToEt,
  shortWeekdayNames,
  weekdayNames,
  weekdayOf,
} from '@digis/ethio-date';
import { useLanguage } from '../../i18n/language.ts';

export function useDayWords(): (day: IsoDate) => string {
  const language = useLanguage();
  const names = { en: shortWeekdayNames.en, am: weekdayNames.am }[language];
  return (day) => {
    const date = isoToEt(day);
    return `${names[weekdayOf(isoToEpochDay(day))]}, ${formatEtDate(date, 'brief', language)}`;
  };
}
