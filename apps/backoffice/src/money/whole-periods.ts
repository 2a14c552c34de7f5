import { addDaysIso, etToIso, type IsoDate, isoToEt } from '@digis/ethio-date';

export interface Days {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

/** Lengths in months, Pagume being part of Nehase; `first` is the month that begins a period. */
const wholes = {
  month: { months: 1, first: 1 },
  // Fiscal quarters start in Hamle, Tikimt, Tir and Miyazya.
  quarter: { months: 3, first: 11 },
  fiscal: { months: 12, first: 11 },
  year: { months: 12, first: 1 },
} as const;

export type Whole = keyof typeof wholes;

export const MONTHS_OF_YEAR = 12;

function monthOf(day: IsoDate): number {
  const { year, month } = isoToEt(day);
  return year * MONTHS_OF_YEAR + Math.min(month, MONTHS_OF_YEAR) - 1;
}

const firstDayOf = (month: number): IsoDate =>
  etToIso({
    year: Math.floor(month / MONTHS_OF_YEAR),
    month: (month % MONTHS_OF_YEAR) + 1,
    day: 1,
  });

export function periodOf(whole: Whole, day: IsoDate, after = 0): Days {
  const { months, first } = wholes[whole];
  const month = monthOf(day);
  const start = month - ((month - (first - 1) + MONTHS_OF_YEAR) % months) + after * months;
  return { from: firstDayOf(start), to: addDaysIso(firstDayOf(start + months), -1) };
}
