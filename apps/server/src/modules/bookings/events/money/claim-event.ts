/** At most one open pending payment per event. */
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { placeholdersOf, prepared } from '#db/fast/statements.ts';
import { type ClaimFacts, pending } from '#db/tables/journal.ts';
import { holdReferences, keysOf, releaseClaim } from '#modules/books/journal/references.ts';
import type { EventRow } from '#db/tables/events.ts';
import { type EventMoney, selectEventMoney } from './event-money.ts';

type Actor = Pick<Context, 'db' | 'user' | 'clock'>;

export const claimOf = ({ paid_full, total, advance_amount }: EventRow): number =>
  paid_full ? total : advance_amount;

export const claimNewEvent = (actor: Actor, event: EventRow, facts: ClaimFacts): Promise<void> =>
  openPending(actor, event, claimOf(event), facts);

/** The pending amount becomes the claim minus the received amount. */
export async function claimEvent(
  actor: Actor,
  event: EventRow,
  facts: ClaimFacts,
): Promise<EventMoney> {
  const money = await selectEventMoney(actor.db, event.id);
  const open = claimOf(event) - money.received;
  await voidPending(actor, event.id);
  await openPending(actor, event, open, facts);
  return { ...money, open };
}

export async function selectOpenClaim(
  db: Database,
  eventId: number,
): Promise<typeof pending.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(pending)
    .where(and(eq(pending.event_id, eventId), eq(pending.state, 'open')));
  return row;
}

/** Santim; negative: a refund. */
export async function openPending(
  { db, user, clock }: Actor,
  event: Pick<EventRow, 'id' | 'branch_id'>,
  amount: number,
  facts: ClaimFacts = {},
): Promise<void> {
  if (amount === 0) return;
  const { branch_id } = event;
  const [opened] = await insertPending(db, {
    event_id: event.id,
    branch_id,
    transact_type: amount > 0 ? 'in' : 'out',
    amount: Math.abs(amount),
    created_by: user.id,
    created_at: clock.now(),
    facts,
  } satisfies Record<keyof typeof inserted, unknown>);
  if (opened === undefined) throw new Error('a claim was not inserted');
  await holdReferences(db, keysOf(facts), { branch_id, pending_id: opened.id });
}

const {
  id: _id,
  state: _state,
  resolved_by: _by,
  resolved_at: _at,
  remark: _remark,
  ...inserted
} = getTableColumns(pending);

const insertPending = prepared('insert_pending', (db) =>
  db.insert(pending).values(placeholdersOf(inserted)).returning({ id: pending.id }),
);

export async function voidPending({ db, user, clock }: Actor, eventId: number): Promise<void> {
  const voided = await db
    .update(pending)
    .set({ state: 'void', resolved_by: user.id, resolved_at: clock.now() })
    .where(and(eq(pending.event_id, eventId), eq(pending.state, 'open')))
    .returning({ id: pending.id, facts: pending.facts });
  for (const { id, facts } of voided) if (keysOf(facts).length > 0) await releaseClaim(db, id);
}
