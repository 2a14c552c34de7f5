import {
  formatEtDate,
  formatMonth,
  isoToEpochDay,
  type IsoDate,
  isoToEt,
  monthNames,
  type Locale,
} from '@digis/ethio-date';
import { type Days, MONTHS_OF_YEAR } from '../../money/whole-periods.ts';

export const spans = ['month', 'quarter', 'fiscal', 'year', 'range'] as const;
export type Span = (typeof spans)[number];

/** Ten years, the server's limit. */
const MOST_DAYS = 3653;

export const isTooLong = ({ from, to }: Days): boolean =>
  isoToEpochDay(to) - isoToEpochDay(from) >= MOST_DAYS;

export function periodWords(span: Span, { from, to }: Days, locale: Locale): string {
  if (span === 'range') {
    const inWords = (day: IsoDate) => formatEtDate(isoToEt(day), 'medium', locale);
    return from === to ? inWords(from) : `${inWords(from)} – ${inWords(to)}`;
  }
  const { year, month } = isoToEt(from);
  if (span === 'month') return formatMonth('ethiopic', from, locale);
  if (span === 'year') return String(year);
  const { year: lastYear, month: counted } = isoToEt(to);
  const nameOf = (of: number) => monthNames[locale][Math.min(of, MONTHS_OF_YEAR) - 1] ?? '';
  const first = year === lastYear ? nameOf(month) : `${nameOf(month)} ${year}`;
  return `${first} – ${nameOf(counted)} ${lastYear}`;
}
