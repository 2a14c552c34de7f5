/** Periods of a report: an Ethiopian month, quarter, fiscal year or year, each with the one before and after it. SPEC: D130 */
import {
  addDaysIso,
  etToIso,
  formatEtDate,
  formatMonth,
  isoToEpochDay,
  type IsoDate,
  isoToEt,
  monthNames,
  type Locale,
} from '@digis/ethio-date';

export interface Days {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** Months of twelve to a year, because Pagume is part of Nehase; `first` is the month of the year that each begins with. */
const wholes = {
  month: { months: 1, first: 1 },
  // Of the fiscal year: from Hamle, Tikimt, Tir and Miyazya.
  quarter: { months: 3, first: 11 },
  fiscal: { months: 12, first: 11 },
  year: { months: 12, first: 1 },
} as const;

export type Whole = keyof typeof wholes;
export const spans = ['month', 'quarter', 'fiscal', 'year', 'range'] as const;
export type Span = (typeof spans)[number];

const YEAR = 12;

/** Months since the first one of the calendar. */
function monthOf(day: IsoDate): number {
  const { year, month } = isoToEt(day);
  return year * YEAR + Math.min(month, YEAR) - 1;
}

const firstDayOf = (month: number): IsoDate =>
  etToIso({ year: Math.floor(month / YEAR), month: (month % YEAR) + 1, day: 1 });

/** The whole period that holds the day, or the one so many after it. */
export function periodOf(whole: Whole, day: IsoDate, after = 0): Days {
  const { months, first } = wholes[whole];
  const month = monthOf(day);
  const start = month - ((month - (first - 1) + YEAR) % months) + after * months;
  return { from: firstDayOf(start), to: addDaysIso(firstDayOf(start + months), -1) };
}

export const areSame = (one: Days, other: Days): boolean =>
  one.from === other.from && one.to === other.to;

/** The server answers for less than ten years. */
const MOST_DAYS = 3653;

export const isTooLong = ({ from, to }: Days): boolean =>
  isoToEpochDay(to) - isoToEpochDay(from) >= MOST_DAYS;

/** "Meskerem 2019", "Hamle 2018 – Meskerem 2019", "2019", or the first and the last day. */
export function periodWords(span: Span, { from, to }: Days, locale: Locale): string {
  if (span === 'range') {
    const inWords = (day: IsoDate) => formatEtDate(isoToEt(day), 'medium', locale);
    return from === to ? inWords(from) : `${inWords(from)} – ${inWords(to)}`;
  }
  const { year, month } = isoToEt(from);
  if (span === 'month') return formatMonth('ethiopic', from, locale);
  if (span === 'year') return String(year);
  const { year: lastYear, month: counted } = isoToEt(to);
  const nameOf = (of: number) => monthNames[locale][Math.min(of, YEAR) - 1] ?? '';
  const first = year === lastYear ? nameOf(month) : `${nameOf(month)} ${year}`;
  return `${first} – ${nameOf(counted)} ${lastYear}`;
}
