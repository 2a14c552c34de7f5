import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#db/open-database.ts';
import { inOnePacket } from '#db/fast/pipelined-session.ts';
import { isOneOf, prepared } from '#db/fast/statements.ts';
import { advances } from '#db/tables/cash.ts';
import { type EventRow, events } from '#db/tables/events.ts';
import { accounts, pending } from '#db/tables/journal.ts';
import { leftOf } from '#modules/records/owed/left.ts';

export interface EventMoney {
  /** Santim, approved. */
  received: number;
  /** Santim, pending; negative: a refund. */
  open: number;
}

export const selectEventMoney = async (db: Database, eventId: number): Promise<EventMoney> =>
  (await selectMoneyOfEvents(db, [eventId]))(eventId);

const { event_id, in_total, out_total } = accounts;

const moneyOfEvents = prepared('money_of_events', (db) => {
  const received = sql`${out_total} - ${in_total}`.mapWith(Number);
  const paid = db
    .select({ id: event_id, received, open: sql`0`.mapWith(Number) })
    .from(accounts)
    .where(isOneOf(event_id, 'ids'));
  const waiting = db
    .select({
      id: pending.event_id,
      received: sql`0`.mapWith(Number),
      open: sql`CASE ${pending.transact_type} WHEN 'out' THEN -${pending.amount} ELSE ${pending.amount} END`.mapWith(
        Number,
      ),
    })
    .from(pending)
    .where(and(isOneOf(pending.event_id, 'ids'), sql`${pending.state} = 'open'`));
  return unionAll(paid, waiting);
});

export async function selectMoneyOfEvents(
  db: Database,
  ids: readonly number[],
): Promise<(eventId: number) => EventMoney> {
  const money = new Map<number | null, EventMoney>();
  for (const { id, received, open } of await moneyOfEvents(db, { ids })) {
    const known = money.get(id) ?? { received: 0, open: 0 };
    money.set(id, { received: known.received + received, open: known.open + open });
  }
  return (id) => money.get(id) ?? { received: 0, open: 0 };
}

const receive = prepared('receive_of_event', (db) =>
  db
    .update(events)
    .set({
      advance_amount: sql`${sql.placeholder('received')}`,
      paid_full: sql`${sql.placeholder('isPaid')}`,
      // D123: approved money turns a hold into a booking.
      hold_until: sql`CASE WHEN ${sql.placeholder('received')} > 0 THEN NULL ELSE ${events.hold_until} END`,
      version: sql`${events.version} + 1`,
    })
    .where(eq(events.id, sql.placeholder('id'))),
);

const closeAdvance = prepared('close_advance', (db) =>
  db
    .update(advances)
    .set({ branch_id: sql`${sql.placeholder('branch')}`, is_open: false })
    .where(eq(advances.event_id, sql.placeholder('event'))),
);

const openAdvance = prepared('open_advance', (db) =>
  db
    .insert(advances)
    .values({
      branch_id: sql.placeholder('branch'),
      event_id: sql.placeholder('event'),
      is_open: true,
      transact_type: 'in',
      created_at: sql.placeholder('createdAt'),
    })
    .onConflictDoUpdate({
      target: advances.event_id,
      set: { branch_id: sql`excluded.branch_id`, is_open: true },
    }),
);

export async function refreshAdvance(
  db: Database,
  event: EventRow,
  { received, open }: EventMoney,
): Promise<void> {
  const isOpen = event.archived_at === null && received > 0 && leftOf(event) > 0 && open === 0;
  const values = { event: event.id, branch: event.branch_id, createdAt: event.created_at };
  await (isOpen ? openAdvance : closeAdvance)(db, values);
}

export async function openAdvances(db: Database, added: readonly EventRow[]): Promise<void> {
  const open = added.filter((event) => event.advance_amount > 0 && leftOf(event) > 0);
  const rows = open.map(({ id: eventId, branch_id, created_at }) => ({
    event_id: eventId,
    branch_id,
    created_at,
    is_open: true,
    transact_type: 'in' as const,
  }));
  if (rows.length > 0) await db.insert(advances).values(rows);
}

export async function claimReceived(
  db: Database,
  event: EventRow,
  money: EventMoney,
): Promise<EventRow> {
  const { received } = money;
  const paid_full = received > 0 && received === event.total;
  const hold_until = received > 0 ? null : event.hold_until;
  const taken = { advance_amount: received, paid_full, hold_until };
  const claimed = { ...event, ...taken, version: event.version + 1 };
  await inOnePacket({
    event: receive(db, { id: event.id, received, isPaid: paid_full }),
    advance: refreshAdvance(db, claimed, money),
  });
  return claimed;
}
