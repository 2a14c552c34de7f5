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

/** Both days included; Gregorian, `YYYY-MM-DD`. */
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

/** The government's fiscal year, from Hamle 1 to the last day of Sene. */
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
 * Weeks begin on Sunday; months are those of `calendar`.
 * @throws EthioDateError if `today` is invalid
 */
export const presetRange = (preset: RangePreset, calendar: Calendar, today: IsoDate): DateRange =>
  ranges[preset](calendar, today);

export const inOrder = (one: IsoDate, other: IsoDate): DateRange =>
  isoToEpochDay(one) <= isoToEpochDay(other) ? { from: one, to: other } : { from: other, to: one };
