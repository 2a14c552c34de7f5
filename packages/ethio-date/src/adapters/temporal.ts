/** The entry `./temporal`: to and from Temporal.PlainDate, the platform's own or any implementation of it. */
import { etToIso, isoToEt } from '../calendar/iso-date.ts';
import type { EtDate } from '../calendar/ethio-date.ts';

/** As much of a Temporal.PlainDate as is needed. */
export interface PlainDateLike<PlainDate> {
  withCalendar(calendar: string): PlainDate;
  toString(): string;
}

/** As much of the Temporal namespace as is needed. */
export interface TemporalLike<PlainDate extends PlainDateLike<PlainDate>> {
  readonly PlainDate: { from(iso: string): PlainDate };
}

/**
 * A Temporal.PlainDate of the Ethiopic calendar, made by the Temporal that is passed in.
 * @throws EthioDateError when the date does not exist
 * @example toPlainDate({ year: 2019, month: 1, day: 21 }, Temporal).toString() //=> '2026-10-01[u-ca=ethiopic]'
 */
export const toPlainDate = <PlainDate extends PlainDateLike<PlainDate>>(
  date: EtDate,
  temporal: TemporalLike<PlainDate>,
): PlainDate => temporal.PlainDate.from(etToIso(date)).withCalendar('ethiopic');

/**
 * The Ethiopian date of a Temporal.PlainDate, whatever its calendar.
 * @throws EthioDateError outside the years 1-9999
 * @example fromPlainDate(Temporal.PlainDate.from('2026-10-01')) //=> { year: 2019, month: 1, day: 21 }
 */
export const fromPlainDate = <PlainDate extends PlainDateLike<PlainDate>>(
  date: PlainDate,
): EtDate => isoToEt(date.withCalendar('iso8601').toString());
