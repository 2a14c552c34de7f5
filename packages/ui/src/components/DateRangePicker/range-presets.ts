/** Presets of ranges: today, this week and month, the month before, the fiscal year from Hamle 1. */
import {
  addMonthsIn,
  type Calendar,
  daysInMonth,
  epochDayToIso,
  etToIso,
  firstOfMonth,
  type IsoDate,
  isoToEpochDay,
  isoToEt,
  weekdayOf,
} from '@digis/ethio-date';

/** Both days belong to it; Gregorian, `YYYY-MM-DD`. */
export interface DateRange {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export const presetNames = [
  'today',
  'thisWeek',
  'thisMonth',
  'lastMonth',
  'thisFiscalYear',
] as const;
export type RangePreset = (typeof presetNames)[number];

const monthOf = (calendar: Calendar, iso: IsoDate): DateRange => {
  const from = epochDayToIso(firstOfMonth(calendar, iso));
  return { from, to: epochDayToIso(isoToEpochDay(addMonthsIn(calendar, from, 1)) - 1) };
};

const dayBefore = (iso: IsoDate) => epochDayToIso(isoToEpochDay(iso) - 1);

const HAMLE = 11;
const SENE = 10;

/** The fiscal year of the government, from 1 Hamle to the last day of Sene, in either calendar. */
function fiscalYear(today: IsoDate): DateRange {
  const { year, month } = isoToEt(today);
  const first = month >= HAMLE ? year : year - 1;
  return {
    from: etToIso({ year: first, month: HAMLE, day: 1 }),
    to: etToIso({ year: first + 1, month: SENE, day: daysInMonth(first + 1, SENE) }),
  };
}

function weekOf(iso: IsoDate): DateRange {
  const day = isoToEpochDay(iso);
  const sunday = day - weekdayOf(day);
  return { from: epochDayToIso(sunday), to: epochDayToIso(sunday + 6) };
}

const ranges: Record<RangePreset, (calendar: Calendar, today: IsoDate) => DateRange> = {
  today: (_calendar, today) => ({ from: today, to: today }),
  thisWeek: (_calendar, today) => weekOf(today),
  thisMonth: monthOf,
  lastMonth: (calendar, today) =>
    monthOf(calendar, dayBefore(epochDayToIso(firstOfMonth(calendar, today)))),
  thisFiscalYear: (_calendar, today) => fiscalYear(today),
};

/**
 * Weeks begin on a Sunday, as the calendars of the kit do; months are those of the calendar that leads.
 * @throws EthioDateError where `today` is no date
 */
export const presetRange = (preset: RangePreset, calendar: Calendar, today: IsoDate): DateRange =>
  ranges[preset](calendar, today);

/** The range with its ends in order. */
export const inOrder = (one: IsoDate, other: IsoDate): DateRange =>
  isoToEpochDay(one) <= isoToEpochDay(other) ? { from: one, to: other } : { from: other, to: one };
