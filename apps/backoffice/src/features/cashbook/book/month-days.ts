/** The days of an Ethiopian month, as the filter of the book has them. */
import { addDaysIso, addMonthsIn, etToIso, isoToEt } from '@digis/ethio-date';
import type { IsoDate } from '@digis/ethio-date';

export const firstOfMonth = (day: IsoDate): IsoDate => etToIso({ ...isoToEt(day), day: 1 });

/** Of a month that goes on, until today. */
export function daysOfMonth(first: IsoDate, today: IsoDate): { from: IsoDate; to: IsoDate } {
  const last = addDaysIso(addMonthsIn('ethiopic', first, 1), -1);
  return { from: first, to: last < today || first > today ? last : today };
}
