/** Hamle to Sene; Pagume counts with Nehase. D178 */
import type { Schemas } from '@digis/api-client/contract';
import { endOf, etToIso, isoToEt } from '@digis/ethio-date';
import { invalid } from '#base/errors.ts';

const HAMLE = 11;
const NEHASE = 12;
const PAGUME = 13;
const MONTHS_OF_YEAR = 12;

/** Some days of other years cannot be converted to a Gregorian date. */
const [FIRST_YEAR, LAST_YEAR] = [100, 9000];

export interface FiscalDays {
  /** Gregorian, both included. */
  from: string;
  to: string;
  year: number;
}

/** `day`: Gregorian. 1 is Hamle, 12 is Sene. */
export function periodOf(day: string): number {
  const month = Math.min(isoToEt(day).month, NEHASE);
  return ((month - HAMLE + MONTHS_OF_YEAR) % MONTHS_OF_YEAR) + 1;
}

interface Month {
  year: number;
  month: number;
}

function requireMonth(field: 'from' | 'to', text: string): Month {
  const [year = 0, month = 0] = text.split('-').map(Number);
  if (year < FIRST_YEAR || year > LAST_YEAR) throw invalid({ [field]: 'format' });
  return { year, month };
}

const fiscalYearOf = ({ year, month }: Month): number => (month >= HAMLE ? year + 1 : year);

const lastDayOf = ({ year, month }: Month): string =>
  etToIso(endOf({ year, month: month === NEHASE ? PAGUME : month, day: 1 }, 'month'));

/** @throws VALIDATION unless the months are of one fiscal year */
export function requireFiscalDays(
  asked: Pick<Schemas['EnvelopeRequest'], 'from' | 'to'>,
): FiscalDays {
  const from = requireMonth('from', asked.from);
  const to = requireMonth('to', asked.to);
  if (asked.to < asked.from) throw invalid({ to: 'minimum' });
  const year = fiscalYearOf(from);
  if (fiscalYearOf(to) !== year) throw invalid({ to: 'maximum' });
  return { from: etToIso({ ...from, day: 1 }), to: lastDayOf(to), year };
}
