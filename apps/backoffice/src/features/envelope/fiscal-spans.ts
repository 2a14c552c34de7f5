import { etToIso, type IsoDate, isoToEt } from '@digis/ethio-date';
import { type Days, MONTHS_OF_YEAR, periodOf } from '../../money/whole-periods.ts';

export const spans = ['month', 'quarter', 'year'] as const;
export type Span = (typeof spans)[number];

/** Ethiopian months `YYYY-MM`; `to` is included. */
export interface FiscalSpan {
  readonly from: string;
  readonly to: string;
  readonly firstDay: IsoDate;
  readonly lastMonth: IsoDate;
  readonly fiscalYear: number;
  readonly number: number;
}

const YEARS = 5;
const HAMLE = 11;

const wholeOf = { month: 'month', quarter: 'quarter', year: 'fiscal' } as const;
const monthsOf: Readonly<Record<Span, number>> = { month: 1, quarter: 3, year: MONTHS_OF_YEAR };

const textOf = (year: number, month: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

function spanOf(span: Span, days: Days): FiscalSpan {
  const { year, month } = isoToEt(days.from);
  const end = isoToEt(days.to);
  // Pagume, the thirteenth month, counts as part of Nehase.
  const last = Math.min(end.month, MONTHS_OF_YEAR);
  const sinceHamle = (month - HAMLE + MONTHS_OF_YEAR) % MONTHS_OF_YEAR;
  return {
    from: textOf(year, month),
    to: textOf(end.year, last),
    firstDay: days.from,
    lastMonth: etToIso({ year: end.year, month: last, day: 1 }),
    fiscalYear: month >= HAMLE ? year + 1 : year,
    number: sinceHamle / monthsOf[span] + 1,
  };
}

export function fiscalSpans(span: Span, today: IsoDate): FiscalSpan[] {
  const earliest = periodOf('fiscal', today, 1 - YEARS).from;
  const all: FiscalSpan[] = [];
  for (let after = 0; ; after -= 1) {
    const days = periodOf(wholeOf[span], today, after);
    if (days.from < earliest) return all;
    all.push(spanOf(span, days));
  }
}
