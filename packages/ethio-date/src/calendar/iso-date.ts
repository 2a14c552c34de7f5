/** Converts ISO dates to and from Ethiopian dates. */
import { fromEpochDay, toEpochDay } from './conversion.ts';
import type { EtDate, IsoDate } from './ethio-date.ts';
import { epochDayToIso, isoToEpochDay } from './gregorian.ts';

/**
 * The Ethiopian date of an ISO date.
 * @throws EthioDateError for text that is not an ISO date
 * @example isoToEt('2026-10-01') //=> { year: 2019, month: 1, day: 21 }
 */
export const isoToEt = (iso: IsoDate): EtDate => fromEpochDay(isoToEpochDay(iso));

/**
 * The ISO date of an Ethiopian date.
 * @throws EthioDateError when the date does not exist
 * @example etToIso({ year: 2019, month: 13, day: 6 }) //=> '2027-09-11'
 */
export const etToIso = (date: EtDate): IsoDate => epochDayToIso(toEpochDay(date));

/**
 * True for an ISO date within the Ethiopian calendar's range.
 * @example isIsoDate('2026-02-30') //=> false
 */
export function isIsoDate(text: string): boolean {
  try {
    isoToEt(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The ISO date some days later (or earlier).
 * @throws EthioDateError for text that is not an ISO date
 * @example addDaysIso('2027-09-11', 1) //=> '2027-09-12'
 */
export const addDaysIso = (iso: IsoDate, days: number): IsoDate =>
  epochDayToIso(isoToEpochDay(iso) + days);
