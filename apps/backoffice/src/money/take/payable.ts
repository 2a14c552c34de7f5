import type { Schemas } from '@digis/api-client/contract';
import { toBirr, toSantim } from '@digis/domain';
import { moneyOf } from '../../api/event-facts.ts';

export interface PayableEvent {
  readonly id: number;
  readonly event_date: string;
  readonly client: Pick<Schemas['EventClient'], 'full_name' | 'phone_number'>;
  readonly num_of_people?: number;
  readonly money?: Schemas['EventMoney'];
}

export const payableOf = (event: Schemas['Event']): PayableEvent => ({
  ...event,
  money: { ...moneyOf(event), net: event.net },
});

/** Birr, exact to the santim. */
export const sum = (...amounts: readonly number[]) =>
  toBirr(amounts.reduce((total, amount) => total + toSantim(amount), 0));

/** D142 A payment that needs acceptance is waiting, not received. */
export function moneyOnceTaken(
  { total, received, waiting, left }: Schemas['EventMoney'],
  amount: number,
  isReceived: boolean,
): Schemas['EventMoney'] {
  return {
    total,
    received: isReceived ? sum(received, amount) : received,
    waiting: isReceived ? waiting : sum(waiting, amount),
    left: sum(left, -amount),
  };
}
