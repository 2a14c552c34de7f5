/** Events, read with everything their view shows. */
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { branches } from '../../db/tables/branches.ts';
import { clients } from '../../db/tables/clients.ts';
import { eventAdditionalItems, eventItems, events } from '../../db/tables/events.ts';
import { accounts, pending } from '../../db/tables/journal.ts';
import { AppError } from '../../errors.ts';
import { selectAssigned, type AssignedPeople } from '../assignments/assigned-people.ts';
import { selectPackagesById, type PackageRow } from '../packages/package-queries.ts';

export type EventRow = typeof events.$inferSelect;

export interface EventRecord {
  event: EventRow;
  branch: { id: number; name: string };
  client: { id: number; full_name: string; phone_number: string; secondary_phone: string };
  /** Santim that the cashier approved, and that wait for approval (a refund is negative). */
  received: number;
  open: number;
  package: PackageRow | undefined;
  items: { id: number; name: string }[];
  additionalItems: { name: string }[];
  assigned: AssignedPeople;
}

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

export async function selectEvents(
  db: Database,
  condition: SQL | undefined,
  order: SQL[],
): Promise<EventRecord[]> {
  const rows = await db
    .select({
      event: events,
      branch: { id: branches.id, name: branches.name },
      client: {
        id: clients.id,
        full_name: clients.full_name,
        phone_number: clients.phone_number,
        secondary_phone: clients.secondary_phone,
      },
      received: sql`coalesce(${accounts.out_total} - ${accounts.in_total}, 0)`.mapWith(Number),
      open: sql`coalesce(CASE ${pending.transact_type} WHEN 'in' THEN ${pending.amount}
        ELSE -${pending.amount} END, 0)`.mapWith(Number),
    })
    .from(events)
    .innerJoin(branches, eq(branches.id, events.branch_id))
    .innerJoin(clients, eq(clients.id, events.client_id))
    .leftJoin(accounts, eq(accounts.event_id, events.id))
    .leftJoin(pending, and(eq(pending.event_id, events.id), eq(pending.state, 'open')))
    .where(condition)
    .orderBy(...order);
  return withParts(db, rows);
}

/** Live or deleted. */
export async function selectEvent(db: Database, id: number): Promise<EventRecord> {
  const [record] = await selectEvents(db, eq(events.id, id), newestFirst);
  if (record === undefined) throw new AppError('NOT_FOUND');
  return record;
}

type BareRecord = Omit<EventRecord, 'package' | 'items' | 'additionalItems' | 'assigned'>;

async function withParts(db: Database, rows: readonly BareRecord[]): Promise<EventRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ event }) => event.id);
  const packageIds = new Set(rows.flatMap(({ event }) => event.package_id ?? []));
  const packages = await selectPackagesById(db, [...packageIds]);
  const items = await db
    .select({ event_id: eventItems.event_id, id: eventItems.item_id, name: eventItems.name })
    .from(eventItems)
    .where(inArray(eventItems.event_id, ids))
    .orderBy(asc(eventItems.position));
  const additional = await db
    .select({ event_id: eventAdditionalItems.event_id, name: eventAdditionalItems.name })
    .from(eventAdditionalItems)
    .where(inArray(eventAdditionalItems.event_id, ids))
    .orderBy(asc(eventAdditionalItems.position));
  const assignedTo = await selectAssigned(db, ids);
  return rows.map((row) => ({
    ...row,
    package: row.event.package_id === null ? undefined : packages.get(row.event.package_id),
    items: items.filter((item) => item.event_id === row.event.id),
    additionalItems: additional.filter((item) => item.event_id === row.event.id),
    assigned: assignedTo(row.event.id),
  }));
}
