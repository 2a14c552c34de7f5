/** The days of a list from the address, without the code of the pickers, so that rows do not wait for it. */
import { formatEtDate, isoToEt } from '@digis/ethio-date';
import { useLanguage } from '../i18n/language.ts';
import { dayRangeOf, useFilters } from '../navigation/use-address.ts';

/** The days of the address, as query parameters. */
export const useDayRange = () => dayRangeOf(useFilters());

/** Undefined where neither is set. */
export function useDayRangeWords(): string | undefined {
  const language = useLanguage();
  const { from, to } = useDayRange();
  if (from === undefined && to === undefined) return undefined;
  const inWords = (day: string | undefined) =>
    day === undefined ? '…' : formatEtDate(isoToEt(day), 'medium', language);
  return `${inWords(from)} – ${inWords(to)}`;
}
