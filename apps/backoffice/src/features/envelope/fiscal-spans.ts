/** Months, quarters and fiscal years that an envelope can be of, the newest first. SPEC: D178 */
import { etToIso, isoToEt, type IsoDate } from '@digis/ethio-date';

export const spans = ['month', 'quarter', 'year'] as const;
export type Span = (typeof spans)[number];

interface Month {
  readonly year: number;
  readonly month: number;
}

/** Ethiopian months, both included. */
export interface FiscalSpan {
  /** `2018-11`, as the server takes it, and the key of the span in its list. */
  readonly from: string;
  readonly to: string;
  /** The first days of the first and the last month. */
  readonly firstDay: IsoDate;
  readonly lastMonth: IsoDate;
  /** The fiscal year, called by the year in which it ends. */
  readonly fiscalYear: number;
  /** From 1, within its fiscal year. */
  readonly number: number;
}

const MONTHS_OF_YEAR = 12;
/** The months from the beginning of a year to that of its fiscal year. */
const TO_HAMLE = 10;
const YEARS = 5;

const periodsOf: Readonly<Record<Span, number>> = { month: 1, quarter: 3, year: MONTHS_OF_YEAR };

/** Period 1 is Hamle, of the year before; Pagume is part of Nehase. */
function monthOf(fiscalYear: number, period: number): Month {
  const month = ((period - 1 + TO_HAMLE) % MONTHS_OF_YEAR) + 1;
  return { year: month > TO_HAMLE ? fiscalYear - 1 : fiscalYear, month };
}

function periodOf(today: IsoDate): { fiscalYear: number; period: number } {
  const { year, month } = isoToEt(today);
  const counted = Math.min(month, MONTHS_OF_YEAR);
  return counted > TO_HAMLE
    ? { fiscalYear: year + 1, period: counted - TO_HAMLE }
    : { fiscalYear: year, period: counted + MONTHS_OF_YEAR - TO_HAMLE };
}

const textOf = ({ year, month }: Month) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
const firstDayOf = (month: Month) => etToIso({ ...month, day: 1 });

function spanOf(fiscalYear: number, first: number, periods: number): FiscalSpan {
  const [from, to] = [monthOf(fiscalYear, first), monthOf(fiscalYear, first + periods - 1)];
  return {
    from: textOf(from),
    to: textOf(to),
    firstDay: firstDayOf(from),
    lastMonth: firstDayOf(to),
    fiscalYear,
    number: (first - 1) / periods + 1,
  };
}

/** The one that goes on, and those before it through five fiscal years. */
export function fiscalSpans(span: Span, today: IsoDate): FiscalSpan[] {
  const present = periodOf(today);
  const periods = periodsOf[span];
  const all: FiscalSpan[] = [];
  for (let year = present.fiscalYear; year > present.fiscalYear - YEARS; year -= 1) {
    const last = year === present.fiscalYear ? present.period : MONTHS_OF_YEAR;
    for (let first = MONTHS_OF_YEAR - periods + 1; first > 0; first -= periods) {
      if (first <= last) all.push(spanOf(year, first, periods));
    }
  }
  return all;
}
