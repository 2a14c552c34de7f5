// D76
import type { Context } from '#contract/handler.ts';
import type { EventRow } from '#db/tables/events.ts';
import type { pending } from '#db/tables/journal.ts';
import { inOnePacket } from '#db/fast/pipelined-session.ts';
import { claimReceived } from '../../bookings/events/money/event-money.ts';
import { clientAccount } from '../../books/journal/accounts.ts';
import { appendEntry, type Appended } from '../../books/journal/append-entry.ts';
import type { Movement } from '../../books/journal/movement.ts';
import type { EntryFacts } from '../../books/journal/movement-facts.ts';

interface Received {
  event: EventRow;
  claim: Pick<typeof pending.$inferSelect, 'id' | 'branch_id' | 'transact_type'>;
  /** Santim. */
  received: number;
  said: EntryFacts;
  leg: Movement;
}

export async function bookReceived(
  { db }: Context,
  { event, claim, received, said, leg }: Received,
): Promise<Appended> {
  const { id, branch_id, transact_type } = claim;
  const cash = leg.amount;
  const entry = {
    branch_id,
    record_type: transact_type === 'in' ? 'event' : 'refund',
    event_id: event.id,
    pending_id: id,
    ...said,
  } as const;
  const { booked } = await inOnePacket({
    booked: appendEntry(db, entry, [leg, { account: clientAccount(event.id), amount: -cash }]),
    claimed: claimReceived(db, event, { received: received + cash, open: 0 }),
  });
  return booked;
}
