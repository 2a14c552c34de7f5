/** Books money received for a claim of an event, or paid back: the entry, and the event's money afterwards. SPEC: D76 */
import type { Context } from '../../contract/handler.ts';
import type { EventRow } from '../../db/tables/events.ts';
import type { Facts, pending } from '../../db/tables/journal.ts';
import { together } from '../../db/statements.ts';
import { claimReceived } from '../events/money/event-money.ts';
import { cashAccount, clientAccount } from '../journal/accounts.ts';
import { appendEntry, type Appended } from '../journal/append-entry.ts';

export interface Received {
  event: EventRow;
  claim: Pick<typeof pending.$inferSelect, 'id' | 'branch_id' | 'transact_type'>;
  /** Santim. */
  amount: number;
  /** Santim of the event before it. */
  received: number;
  remark?: string | undefined;
  proof?: string | null | undefined;
  facts?: Facts;
}

export async function bookReceived(
  { db, user, clock }: Context,
  { event, claim, amount, received, remark, proof, facts }: Received,
): Promise<Appended> {
  const { id, branch_id, transact_type } = claim;
  const cash = transact_type === 'in' ? amount : -amount;
  const entry = {
    branch_id,
    record_type: transact_type === 'in' ? 'event' : 'refund',
    event_id: event.id,
    pending_id: id,
    remark: remark?.trim() ?? '',
    proof: proof ?? null,
    ...(facts && { facts }),
    created_by: user.id,
    created_at: clock.now(),
  } as const;
  const [booked] = await together([
    appendEntry(db, entry, [
      { account: cashAccount(branch_id), amount: cash },
      { account: clientAccount(event.id), amount: -cash },
    ]),
    claimReceived(db, event, { received: received + cash, open: 0 }),
  ]);
  return booked;
}
