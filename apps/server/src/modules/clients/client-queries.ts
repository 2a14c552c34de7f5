/** The clients: found by their primary phone, listed newest first, with the events they had. */
import { and, asc, desc, eq, gte, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { branchClients, clients } from '../../db/tables/clients.ts';
import { events } from '../../db/tables/events.ts';
import { AppError } from '../../errors.ts';

export type ClientRow = typeof clients.$inferSelect;

export type NewClient = Pick<
  ClientRow,
  | 'full_name'
  | 'phone_number'
  | 'secondary_phone'
  | 'client_image'
  | 'id_image'
  | 'branch_id'
  | 'created_at'
>;

/** undefined: another client has this phone; it may have come in this very moment. */
export async function insertClient(
  db: Database,
  client: NewClient,
): Promise<ClientRow | undefined> {
  const [row] = await db.insert(clients).values(client).onConflictDoNothing().returning();
  return row;
}

/**
 * The client with this phone, who keeps the name we know (D34) and gets the photos we lack (D35).
 * A client deleted in the moment between the two statements is simply written down again.
 */
export async function findOrInsertClient(db: Database, client: NewClient): Promise<ClientRow> {
  for (;;) {
    const inserted = await insertClient(db, client);
    if (inserted !== undefined) return inserted;
    const [known] = await db
      .update(clients)
      .set({
        client_image: sql`coalesce(${clients.client_image}, ${client.client_image})`,
        id_image: sql`coalesce(${clients.id_image}, ${client.id_image})`,
      })
      .where(and(eq(clients.phone_number, client.phone_number), isNull(clients.archived_at)))
      .returning();
    if (known !== undefined) return known;
  }
}

/** Staff know the clients whom their branch wrote down or had an event for. */
const knownTo = (db: Database, branchId: number | null): SQL | undefined =>
  branchId === null
    ? undefined
    : inArray(
        clients.id,
        db
          .select({ id: branchClients.client_id })
          .from(branchClients)
          .where(eq(branchClients.branch_id, branchId)),
      );

const isThere = isNull(clients.archived_at);

export interface ClientPage {
  branchId: number | null;
  /** The id where the page before ended. */
  before: number | undefined;
  skip: number;
  limit: number;
}

/** Newest first. */
export const selectClients = (db: Database, page: ClientPage): Promise<ClientRow[]> =>
  page.branchId === null ? selectAll(db, page) : selectKnown(db, page, page.branchId);

function selectAll(db: Database, { before, skip, limit }: ClientPage): Promise<ClientRow[]> {
  return db
    .select()
    .from(clients)
    .where(and(isThere, before === undefined ? undefined : lt(clients.id, before)))
    .orderBy(desc(clients.id))
    .limit(limit)
    .offset(skip);
}

/** Read along the index of the branch: a small branch among many costs no more than a page. */
async function selectKnown(
  db: Database,
  { before, skip, limit }: ClientPage,
  branchId: number,
): Promise<ClientRow[]> {
  const { client_id, branch_id } = branchClients;
  const rows = await db
    .select({ client: clients })
    .from(branchClients)
    .innerJoin(clients, eq(clients.id, client_id))
    .where(
      and(
        isThere,
        eq(branch_id, branchId),
        before === undefined ? undefined : lt(client_id, before),
      ),
    )
    .orderBy(desc(client_id))
    .limit(limit)
    .offset(skip);
  return rows.map(({ client }) => client);
}

export const selectClientByPhone = (
  db: Database,
  phone: string,
  branchId: number | null,
): Promise<ClientRow[]> =>
  db
    .select()
    .from(clients)
    .where(and(isThere, eq(clients.phone_number, phone), knownTo(db, branchId)));

export async function lockClient(
  db: Database,
  id: number,
  branchId: number | null,
): Promise<ClientRow> {
  const [row] = await db
    .select()
    .from(clients)
    .where(and(isThere, eq(clients.id, id), knownTo(db, branchId)))
    .for('update');
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

export type ClientChange = Partial<Omit<ClientRow, 'id' | 'created_at' | 'branch_id'>>;

export async function changeClient(db: Database, id: number, change: ClientChange): Promise<void> {
  await db.update(clients).set(change).where(eq(clients.id, id));
}

export interface ClientEventRow {
  client_id: number;
  id: number;
  event_date: string;
  time: string;
}

/** Their events that the reader may know of, earliest first. */
export async function selectClientEvents(
  db: Database,
  ids: readonly number[],
  branchId: number | null,
): Promise<ClientEventRow[]> {
  if (ids.length === 0) return [];
  return db
    .select({
      client_id: events.client_id,
      id: events.id,
      event_date: events.event_date,
      time: events.time,
    })
    .from(events)
    .where(
      and(
        inArray(events.client_id, [...ids]),
        isNull(events.archived_at),
        branchId === null ? undefined : eq(events.branch_id, branchId),
      ),
    )
    .orderBy(asc(events.starts_at), asc(events.id));
}

export const hasComingEvents = async (db: Database, id: number, now: Date): Promise<boolean> =>
  (await db.$count(
    events,
    and(eq(events.client_id, id), isNull(events.archived_at), gte(events.starts_at, now)),
  )) > 0;
