import {
  addDaysIso,
  endOf,
  type EtDate,
  etDate,
  etToIso,
  isoToEpochDay,
  isoToEt,
} from '@digis/ethio-date';
import { type Days, requireDays } from '#base/addis-days.ts';

export type Period = Days;

export interface MonthOfPeriod extends Period {
  year: number;
  month: number;
}

const mostDays = 3653;

export const requirePeriod = (days: Days): Period => requireDays(days, mostDays);

/** Pagume counts with Nehase, because it is too short to be a month. */
const monthsOfYear = 12;

export function monthsOf({ from, to }: Period): MonthOfPeriod[] {
  const months: MonthOfPeriod[] = [];
  for (let first = from; first <= to;) {
    const { year, month: counted } = isoToEt(first);
    const month = Math.min(counted, monthsOfYear);
    const last = month === monthsOfYear ? monthsOfYear + 1 : month;
    const end = etToIso(endOf({ year, month: last, day: 1 }, 'month'));
    months.push({ year, month, from: first, to: end < to ? end : to });
    first = addDaysIso(end, 1);
  }
  return months;
}

const daysIn = ({ from, to }: Period): number => isoToEpochDay(to) - isoToEpochDay(from) + 1;

export function comparedPeriods(
  period: Period,
  today: string,
): { now: Period; before: Period } | undefined {
  if (period.from > today) return undefined;
  const before = lastYear(period);
  if (period.to <= today) return { now: period, before };
  const now = { ...period, to: today };
  const sameDay = addDaysIso(before.from, daysIn(now) - 1);
  return { now, before: { ...before, to: sameDay < before.to ? sameDay : before.to } };
}

/** Whole Gregorian months compare as such, others by Ethiopian days. */
const lastYear = (period: Period): Period =>
  isWholeGregorian(period) ? gregorianBefore(period) : ethiopianBefore(period);

const isWholeGregorian = ({ from, to }: Period): boolean =>
  from.endsWith('-01') && addDaysIso(to, 1).endsWith('-01');

const yearBefore = (day: string): string =>
  `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;

const gregorianBefore = ({ from, to }: Period): Period => ({
  from: yearBefore(from),
  to: addDaysIso(yearBefore(addDaysIso(to, 1)), -1),
});

function ethiopianBefore({ from, to }: Period): Period {
  const last = isoToEt(to);
  const isEnd = etToIso(endOf(last, 'month')) === to;
  const same = sameOfLastYear(last);
  return {
    from: etToIso(sameOfLastYear(isoToEt(from))),
    to: etToIso(isEnd ? endOf(same, 'month') : same),
  };
}

const sameOfLastYear = ({ year, month, day }: EtDate): EtDate =>
  etDate(year - 1, month, day, { overflow: 'constrain' });
