import type { Schemas } from '@digis/api-client/contract';
import { type DatedRule, ruleOn, type TaxMode, taxOf, toBirr, toSantim } from '@digis/domain';
import { dayOfEvent } from '#api/event-facts.ts';
import type { EventFormValues } from '../form/event-form.ts';

export interface TaxTerms {
  readonly scheduled: Schemas['Event'] | null;
  /** The VAT mode of new events; absent means off. */
  readonly vat?: TaxMode;
  readonly taxRules?: readonly DatedRule[];
}

interface EventTax {
  readonly mode: TaxMode;
  /** Percent. */
  readonly rate: number;
}

const ANY_DAY = '9999-12-31';

const rateOn = (rules: readonly DatedRule[] = [], day: string | null): number =>
  ruleOn(rules, 'vat', day ?? ANY_DAY) ?? 0;

type Day = Pick<EventFormValues, 'event_date'>;

/** A scheduled event keeps its mode, and its rate while its day stays the same. */
export function taxIn({ event_date: day }: Day, { scheduled, vat, taxRules }: TaxTerms): EventTax {
  const mode = scheduled?.vat_mode ?? vat ?? 'off';
  if (mode === 'off') return { mode, rate: 0 };
  const keepsRate = scheduled !== null && (day === null || day === dayOfEvent(scheduled));
  return { mode, rate: keepsRate ? scheduled.vat_rate : rateOn(taxRules, day) };
}

export function rateChange(values: Day, terms: TaxTerms): { from: number; to: number } | null {
  const { scheduled } = terms;
  const { mode, rate } = taxIn(values, terms);
  if (scheduled === null || mode === 'off' || rate === scheduled.vat_rate) return null;
  return { from: scheduled.vat_rate, to: rate };
}

/** Birr. */
export function taxed(amount: number, { mode, rate }: EventTax) {
  const { net, vat, total } = taxOf({ amount: toSantim(amount), mode, rate });
  return { net: toBirr(net), vat: toBirr(vat), total: toBirr(total) };
}
