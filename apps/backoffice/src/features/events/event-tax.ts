/** The value added tax of the event in the form: its own mode and rate, or those of a new event. SPEC: D170 */
import type { Schemas } from '@digis/api-client/contract';
import { type DatedRule, ruleOn, type TaxMode, taxOf, toBirr, toSantim } from '@digis/domain';
import { dayOfEvent } from '#api/event-facts.ts';
import type { EventFormValues } from './form/event-form.ts';

export interface TaxTerms {
  /** The scheduled event; null for a new one. */
  readonly scheduled: Schemas['Event'] | null;
  /** Of new events; absent is off. */
  readonly vat?: TaxMode;
  /** Absent while no event of the form has the tax. */
  readonly taxRules?: readonly DatedRule[];
}

export interface EventTax {
  readonly mode: TaxMode;
  /** Percent. */
  readonly rate: number;
}

/** Before a day is chosen, the newest rule counts. */
const ANY_DAY = '9999-12-31';

const rateOn = (rules: readonly DatedRule[] = [], day: string | null): number =>
  ruleOn(rules, 'vat', day ?? ANY_DAY) ?? 0;

type Day = Pick<EventFormValues, 'event_date'>;

/** A scheduled event keeps its mode, and its rate as long as it keeps its day. */
export function taxIn({ event_date: day }: Day, { scheduled, vat, taxRules }: TaxTerms): EventTax {
  const mode = scheduled?.vat_mode ?? vat ?? 'off';
  if (mode === 'off') return { mode, rate: 0 };
  const keepsRate = scheduled !== null && (day === null || day === dayOfEvent(scheduled));
  return { mode, rate: keepsRate ? scheduled.vat_rate : rateOn(taxRules, day) };
}

/** The rates of the old and of the new day, where moving the event changes its rate. */
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
