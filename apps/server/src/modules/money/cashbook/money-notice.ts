/** Notices about a payment: changes for the action log, and a field for the response. */
import type { Schemas } from '@digis/api-client/contract';
import type { Context } from '#contract/handler.ts';
import type { EventRow } from '#db/tables/events.ts';
import { overfilled, overfilledBy } from '../../bookings/capacity/require-room.ts';
import type { Account } from '../../books/journal/accounts.ts';
import { cashNotice } from '../tax/cash-meter.ts';

export interface MoneyNotice {
  changes: Schemas['LogChange'][];
  /** The load of the day that the payment fills above its capacity. D123 */
  said: Pick<Schemas['Booked'], 'capacity'>;
}

export const noNotice: MoneyNotice = { changes: [], said: {} };

/** Call before booking, which changes both. */
export async function noticeOf(
  context: Context,
  { event, amount, cash }: { event: EventRow; amount: number; cash: Account },
): Promise<MoneyNotice> {
  const aboveCap = await cashNotice(context, { event, amount, cash });
  const load = await overfilledBy(context, event);
  return load === null
    ? { changes: aboveCap, said: {} }
    : { changes: [...aboveCap, overfilled(load)], said: { capacity: load } };
}
