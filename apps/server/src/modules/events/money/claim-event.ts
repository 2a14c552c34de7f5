/** The claim of an event on its client: at most one open pending payment, which moves no money itself. */
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Context } from '#contract/handler.ts';
import { placeholdersOf, prepared } from '#db/statements.ts';
import { pending } from '#db/tables/journal.ts';
import type { EventRow } from '#db/tables/events.ts';
import { type EventMoney, selectEventMoney } from './event-money.ts';

type Actor = Pick<Context, 'db' | 'user' | 'clock'>;

/** Santim that the event counts as paid once its pending payment is accepted. */
export const claimOf = ({ paid_full, total, advance_amount }: EventRow): number =>
  paid_full ? total : advance_amount;

/** A new event has received nothing. */
export const claimNewEvent = (actor: Actor, event: EventRow): Promise<void> =>
  openPending(actor, event, claimOf(event));

/** Received and pending add up to the claim; a pending payment that no longer fits is replaced. */
export async function claimEvent(actor: Actor, event: EventRow): Promise<EventMoney> {
  const money = await selectEventMoney(actor.db, event.id);
  const open = claimOf(event) - money.received;
  if (money.open === open) return money;
  await voidPending(actor, event.id);
  await openPending(actor, event, open);
  return { ...money, open };
}

/** Santim; a refund is negative. */
export async function openPending(
  { db, user, clock }: Actor,
  event: Pick<EventRow, 'id' | 'branch_id'>,
  amount: number,
): Promise<void> {
  if (amount === 0) return;
  await insertPending(db, {
    event_id: event.id,
    branch_id: event.branch_id,
    transact_type: amount > 0 ? 'in' : 'out',
    amount: Math.abs(amount),
    created_by: user.id,
    created_at: clock.now(),
  } satisfies Record<keyof typeof inserted, unknown>);
}

/** All but what it gets when it is resolved, and what PostgreSQL fills in. */
const {
  id: _id,
  state: _state,
  resolved_by: _by,
  resolved_at: _at,
  remark: _remark,
  ...inserted
} = getTableColumns(pending);

const insertPending = prepared('insert_pending', (db) =>
  db.insert(pending).values(placeholdersOf(inserted)),
);

export async function voidPending({ db, user, clock }: Actor, eventId: number): Promise<void> {
  await db
    .update(pending)
    .set({ state: 'void', resolved_by: user.id, resolved_at: clock.now() })
    .where(and(eq(pending.event_id, eventId), eq(pending.state, 'open')));
}
