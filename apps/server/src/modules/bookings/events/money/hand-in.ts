/** Hands in a payment that another user must accept. D181 */
import { eq } from 'drizzle-orm';
import { toBirr } from '@digis/domain';
import { recordAction } from '#action-log/record-action.ts';
import type { Context } from '#contract/handler.ts';
import { type EventRow, events } from '#db/tables/events.ts';
import type { ClaimFacts } from '#db/tables/journal.ts';
import { subjectOf } from '#modules/bookings/events/event-queries.ts';
import { claimEvent } from './claim-event.ts';
import { refreshAdvance } from './event-money.ts';

/** A payment, or a certificate in its place. */
export interface HandedIn {
  event: EventRow;
  /** Santim. */
  amount: number;
  received: number;
}

export async function handIn(
  context: Context,
  { event, amount, received }: HandedIn,
  facts: ClaimFacts,
): Promise<EventRow> {
  const { db } = context;
  const claimed = received + amount;
  const changed: EventRow = {
    ...event,
    advance_amount: claimed,
    paid_full: claimed === event.total,
    version: event.version + 1,
  };
  const { advance_amount, paid_full, version } = changed;
  await db
    .update(events)
    .set({ advance_amount, paid_full, version })
    .where(eq(events.id, event.id));
  await refreshAdvance(db, changed, await claimEvent(context, changed, facts));
  const { certificate_no } = facts;
  await recordAction(context, {
    action: 'event.update',
    subject: await subjectOf(db, event),
    entityId: event.id,
    changes: [
      {
        field: 'advance_amount',
        before: String(toBirr(event.advance_amount)),
        after: String(toBirr(claimed)),
      },
      ...(certificate_no === undefined
        ? []
        : [{ field: 'certificate_no', before: '', after: certificate_no }]),
    ],
  });
  return changed;
}
