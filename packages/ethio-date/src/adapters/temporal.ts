/** The entry `./temporal`: converts Temporal.PlainDate. Tested with `temporal-polyfill/full` 1.0.8 and Chromium 156; Node 24 with `--harmony-temporal` lacks the Ethiopic calendar, and is refused. */
import { etToIso, isoToEt } from '../calendar/iso-date.ts';
import type { EtDate } from '../calendar/ethio-date.ts';

export interface PlainDateLike<PlainDate> {
  readonly year: number;
  readonly day: number;
  withCalendar(calendar: string): PlainDate;
  toString(): string;
}

export interface TemporalLike<PlainDate extends PlainDateLike<PlainDate>> {
  readonly PlainDate: { from(iso: string): PlainDate };
}

/**
 * A Temporal.PlainDate of the Ethiopic calendar, made by the given Temporal.
 * @throws EthioDateError when the date does not exist, a RangeError when that Temporal does not know the calendar
 * @example toPlainDate({ year: 2019, month: 1, day: 21 }, Temporal).toString() //=> '2026-10-01[u-ca=ethiopic]'
 */
export const toPlainDate = <PlainDate extends PlainDateLike<PlainDate>>(
  date: EtDate,
  temporal: TemporalLike<PlainDate>,
): PlainDate => {
  const made = temporal.PlainDate.from(etToIso(date)).withCalendar('ethiopic');
  if (made.year !== date.year || made.day !== date.day)
    throw new RangeError('This Temporal does not know the Ethiopic calendar');
  return made;
};

/**
 * The Ethiopian date of a Temporal.PlainDate in any calendar.
 * @throws EthioDateError outside the years 1-9999
 * @example fromPlainDate(Temporal.PlainDate.from('2026-10-01')) //=> { year: 2019, month: 1, day: 21 }
 */
export const fromPlainDate = <PlainDate extends PlainDateLike<PlainDate>>(
  date: PlainDate,
): EtDate => isoToEt(date.withCalendar('iso8601').toString());
