/** Events, read with everything their view shows. */
import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { branches } from '../../db/tables/branches.ts';
import { clients } from '../../db/tables/clients.ts';
import { events } from '../../db/tables/events.ts';
import { accounts, pending } from '../../db/tables/journal.ts';
import { AppError } from '../../errors.ts';
import { eventParts } from './event-parts.ts';

export type EventRow = typeof events.$inferSelect;

const eventColumns = {
  event: events,
  branch: { id: branches.id, name: branches.name },
  client: {
    id: clients.id,
    full_name: clients.full_name,
    phone_number: clients.phone_number,
    secondary_phone: clients.secondary_phone,
  },
  /** Santim that the cashier approved, and that wait for approval (a refund is negative). */
  received: sql`coalesce(${accounts.out_total} - ${accounts.in_total}, 0)`.mapWith(Number),
  open: sql`coalesce(CASE ${pending.transact_type} WHEN 'in' THEN ${pending.amount}
    ELSE -${pending.amount} END, 0)`.mapWith(Number),
  ...eventParts,
};

export async function insertEvent(
  db: Database,
  event: typeof events.$inferInsert,
): Promise<EventRow> {
  const [row] = await db.insert(events).values(event).returning();
  if (row === undefined) throw new Error('an event was not inserted');
  return row;
}

/** Live or deleted. Whoever moves the money of an event holds the event first. */
export async function lockEvent(db: Database, id: number): Promise<EventRow> {
  const [row] = await db.select().from(events).where(eq(events.id, id)).for('no key update');
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** Newest first (D49). */
export const newestFirst = [desc(events.event_date), desc(events.time), desc(events.id)];
/** As the day goes. */
export const earliestFirst = [asc(events.starts_at), asc(events.id)];

/** Every event with its parts, before it is said which and in what order. */
export const eventsWithParts = (db: Database) =>
  db
    .select(eventColumns)
    .from(events)
    .innerJoin(branches, eq(branches.id, events.branch_id))
    .innerJoin(clients, eq(clients.id, events.client_id))
    .leftJoin(accounts, eq(accounts.event_id, events.id))
    // Written out, so that a statement that is kept still finds the index of what is open.
    .leftJoin(pending, sql`${pending.event_id} = ${events.id} AND ${pending.state} = 'open'`);

export type EventRecord = Awaited<ReturnType<typeof eventsWithParts>>[number];

export const selectEvents = (
  db: Database,
  condition: SQL | undefined,
  order: SQL[],
): Promise<EventRecord[]> =>
  eventsWithParts(db)
    .where(condition)
    .orderBy(...order);

/** Live or deleted. */
export async function selectEvent(db: Database, id: number): Promise<EventRecord> {
  const [record] = await selectEvents(db, eq(events.id, id), newestFirst);
  if (record === undefined) throw new AppError('NOT_FOUND');
  return record;
}
