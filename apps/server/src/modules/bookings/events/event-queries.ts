import type { Menu } from '@digis/domain';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  not,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { requireVisible } from '#auth/branch-scope.ts';
import { AppError } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { type InJson, jsonOf, placeholdersOf, prepared } from '#db/fast/statements.ts';
import { branches } from '#db/tables/branches.ts';
import { clients, type EventRow, events } from '#db/tables/events.ts';
import { accounts, pending } from '#db/tables/journal.ts';
import { lockBranch } from '../../records/branches/branch-queries.ts';
import {
  type AssignedEmployee,
  type AssignedVendor,
  type Deletion,
  type EventPackage,
  eventParts,
  type Named,
  type Paper,
} from './event-parts.ts';

interface EventClient {
  id: number;
  full_name: string;
  phone_number: string;
  secondary_phone: string;
}

export interface EventRecord {
  event: EventRow;
  branch: Named;
  client: EventClient;
  /** Santim, as is `open`: the pending amount, negative for a refund. */
  received: number;
  open: number;
  package: EventPackage | null;
  items: Named[];
  additionalItems: { name: string }[];
  employees: AssignedEmployee[];
  vendors: AssignedVendor[];
  menus: (Menu | null)[];
  guestsPerEmployee: number;
  paper: Paper | null;
  deletion: Deletion | null;
}

type RecordInJson = Omit<EventRecord, 'event'> & { event: InJson<EventRow> };

/** Santim; needs the joins of `eventsWithMoney`. */
export const receivedOfEvent = sql`coalesce(${accounts.out_total} - ${accounts.in_total}, 0)`;
const openOfEvent = sql`coalesce(CASE ${pending.transact_type} WHEN 'in' THEN ${pending.amount}
    ELSE -${pending.amount} END, 0)`;

const recordInJson = jsonOf<RecordInJson>({
  event: events,
  branch: jsonOf<Named>({ id: branches.id, name: branches.name }),
  client: jsonOf<EventClient>({
    id: clients.id,
    full_name: clients.full_name,
    phone_number: clients.phone_number,
    secondary_phone: clients.secondary_phone,
  }),
  received: receivedOfEvent,
  open: openOfEvent,
  ...eventParts,
});

const recordFrom = ({ event, ...parts }: RecordInJson): EventRecord => ({
  ...parts,
  event: {
    ...event,
    starts_at: new Date(event.starts_at),
    created_at: new Date(event.created_at),
    archived_at: event.archived_at === null ? null : new Date(event.archived_at),
  },
});

const {
  id: _id,
  version: _version,
  archived_at: _archivedAt,
  archived_by: _archivedBy,
  archive_reason: _archiveReason,
  withdrawn: _withdrawn,
  ...inserted
} = getTableColumns(events);

type NewEvent = Omit<
  EventRow,
  'id' | 'version' | 'archived_at' | 'archived_by' | 'archive_reason' | 'withdrawn'
>;

const insertRow = prepared('insert_event', (db) =>
  db
    .insert(events)
    .values(placeholdersOf(inserted))
    .returning({ id: events.id, version: events.version }),
);

export async function insertEvent(db: Database, event: NewEvent): Promise<EventRow> {
  const [row] = await insertRow(db, event);
  if (row === undefined) throw new Error('an event was not inserted');
  const deletion = { archived_at: null, archived_by: null, archive_reason: '' };
  return { ...event, ...row, ...deletion, withdrawn: false };
}

export const insertEvents = (db: Database, rows: readonly NewEvent[]): Promise<EventRow[]> =>
  db
    .insert(events)
    .values([...rows])
    .returning();

const lockOf = (name: string, id: SQLWrapper) =>
  prepared(name, (db) => db.select().from(events).where(eq(events.id, id)).for('no key update'));

const lockRow = lockOf('lock_event', sql.placeholder('id'));

/** Locks the event of a payment; lock it before the payment. */
export const lockEventOfPending = lockOf(
  'lock_event_of_pending',
  sql`(SELECT event_id FROM ${pending} WHERE id = ${sql.placeholder('id')})`,
);

/** Lock the event before moving its money. */
export async function lockEvent(db: Database, id: number): Promise<EventRow> {
  const [row] = await lockRow(db, { id });
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** Deleted by a user, who may restore it. */
export const isDeletedEvent = and(isNotNull(events.archived_at), not(events.withdrawn));

/** Ordered against deadlocks; precedes the branch's other locks. */
export const lockEvents = (db: Database, ids: readonly number[]): Promise<EventRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(events)
        .where(inArray(events.id, [...ids]))
        .orderBy(asc(events.id))
        .for('update');

// D49
export const newestFirst = [desc(events.event_date), desc(events.time), desc(events.id)];
export const earliestFirst = [asc(events.starts_at), asc(events.id)];

/** A literal: prepared statements use the partial index. */
const isOpenOfEvent = sql`${pending.event_id} = ${events.id} AND ${pending.state} = 'open'`;

export const eventsWithMoney = sql`${events}
  LEFT JOIN ${accounts} ON ${accounts.event_id} = ${events.id} LEFT JOIN ${pending} ON ${isOpenOfEvent}`;

export const eventsWithParts = (db: Database) =>
  db
    .select({ record: recordInJson.mapWith(recordFrom) })
    .from(events)
    .innerJoin(branches, eq(branches.id, events.branch_id))
    .innerJoin(clients, eq(clients.id, events.client_id))
    .leftJoin(accounts, eq(accounts.event_id, events.id))
    .leftJoin(pending, isOpenOfEvent);

export async function selectEvents(
  db: Database,
  condition: SQL | undefined,
  order: SQL[],
): Promise<EventRecord[]> {
  const rows = await eventsWithParts(db)
    .where(condition)
    .orderBy(...order);
  return rows.map(({ record }) => record);
}

const eventOfId = prepared('event_of_id', (db) =>
  eventsWithParts(db).where(eq(events.id, sql.placeholder('id'))),
);

export async function selectEvent(db: Database, id: number): Promise<EventRecord> {
  const [row] = await eventOfId(db, { id });
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row.record;
}

export async function requireLiveEvent({ db, scope }: Context, id: number): Promise<EventRecord> {
  const record = await selectEvent(db, id);
  requireVisible(scope, record.event.branch_id);
  if (record.event.archived_at !== null) throw new AppError('NOT_FOUND');
  return record;
}

/** Also locks the branch, which must stay open. */
export async function lockLiveEvent({ db, scope }: Context, id: number): Promise<EventRow> {
  const event = await lockEvent(db, id);
  requireVisible(scope, event.branch_id);
  if (event.archived_at !== null) throw new AppError('NOT_FOUND');
  await lockBranch(db, event.branch_id, 'share');
  return event;
}

const nameOfClient = prepared('name_of_client', (db) =>
  db
    .select({ name: clients.full_name })
    .from(clients)
    .where(eq(clients.id, sql.placeholder('client'))),
);

export async function subjectOf(
  db: Database,
  { client_id, event_date }: EventRow,
): Promise<string> {
  const [client] = await nameOfClient(db, { client: client_id });
  return `${client?.name ?? ''}, ${event_date}`;
}
