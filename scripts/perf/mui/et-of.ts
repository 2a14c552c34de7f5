/** An event's day in words. */
import { formatEtDate, isoToEt } from '@digis/ethio-date';

export const etOf = (instant: string): string =>
  formatEtDate(isoToEt(instant.slice(0, 10)), 'medium', 'en');
