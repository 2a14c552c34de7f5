/** The money of an event: received, pending, left, and whether it is in the Advance tab. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/open-database.ts';
import { advances } from '../../../db/tables/cash.ts';
import { type EventRow, events } from '../../../db/tables/events.ts';
import { accounts, pending } from '../../../db/tables/journal.ts';

export interface EventMoney {
  /** Santim that the cashier approved. */
  received: number;
  /** Santim that wait for approval; a refund is negative. */
  open: number;
}

export const selectEventMoney = async (db: Database, eventId: number): Promise<EventMoney> =>
  (await selectMoneyOfEvents(db, [eventId]))(eventId);

/** Of many events at once. */
export async function selectMoneyOfEvents(
  db: Database,
  ids: readonly number[],
): Promise<(eventId: number) => EventMoney> {
  const paid = db
    .select({
      id: accounts.event_id,
      received: sql`${accounts.out_total} - ${accounts.in_total}`.mapWith(Number),
      open: sql`0`.mapWith(Number),
    })
    .from(accounts)
    .where(inArray(accounts.event_id, [...ids]));
  const waiting = db
    .select({
      id: pending.event_id,
      received: sql`0`.mapWith(Number),
      open: sql`CASE ${pending.transact_type} WHEN 'out' THEN -${pending.amount} ELSE ${pending.amount} END`.mapWith(
        Number,
      ),
    })
    .from(pending)
    .where(and(inArray(pending.event_id, [...ids]), eq(pending.state, 'open')));
  const money = new Map<number | null, EventMoney>();
  for (const { id, received, open } of await unionAll(paid, waiting)) {
    const known = money.get(id) ?? { received: 0, open: 0 };
    money.set(id, { received: known.received + received, open: known.open + open });
  }
  return (id) => money.get(id) ?? { received: 0, open: 0 };
}

/** Santim; negative is a credit of the client. Nothing is owed for a cancelled event (D157). */
export const leftOf = ({ paid_full, total, advance_amount, archived_at }: EventRow): number =>
  paid_full || archived_at !== null ? 0 : total - advance_amount;

/** The same as SQL, of which two indexes are. */
export const leftInSql = sql`(CASE WHEN ${events.paid_full} OR ${events.archived_at} IS NOT NULL THEN 0
  ELSE ${events.total} - ${events.advance_amount} END)`;

/** After an approval or a rejection the claim equals the amount received; the whole total means paid in full. */
export async function claimReceived(db: Database, event: EventRow): Promise<EventRow> {
  const { received } = await selectEventMoney(db, event.id);
  const [claimed] = await db
    .update(events)
    .set({
      advance_amount: received,
      paid_full: received > 0 && received === event.total,
      version: sql`${events.version} + 1`,
    })
    .where(eq(events.id, event.id))
    .returning();
  if (claimed === undefined) throw new Error(`the event ${event.id} vanished under its lock`);
  return claimed;
}

/** An event is in the Advance tab while money was received, some is left and no payment is pending. */
export async function refreshAdvance(db: Database, event: EventRow): Promise<void> {
  const { received, open } = await selectEventMoney(db, event.id);
  const is_open = event.archived_at === null && received > 0 && leftOf(event) > 0 && open === 0;
  const current = { branch_id: event.branch_id, is_open };
  if (!is_open) {
    await db.update(advances).set(current).where(eq(advances.event_id, event.id));
    return;
  }
  await db
    .insert(advances)
    .values({
      ...current,
      event_id: event.id,
      transact_type: 'in',
      created_at: event.created_at,
    })
    .onConflictDoUpdate({ target: advances.event_id, set: current });
}
