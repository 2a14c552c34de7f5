import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { placeholdersOf, prepared } from '#db/fast/statements.ts';
import { clients, events } from '#db/tables/events.ts';
import { AppError } from '#base/errors.ts';
import { isClientLike } from './client-search.ts';

export type ClientRow = typeof clients.$inferSelect;

const isThere = isNull(clients.archived_at);

type NewClient = Pick<
  ClientRow,
  | 'full_name'
  | 'phone_number'
  | 'secondary_phone'
  | 'client_image'
  | 'id_image'
  | 'branch_id'
  | 'created_at'
> &
  Partial<Pick<ClientRow, 'tin' | 'withholds'>>;

/** undefined: the branch has this phone, perhaps just now. */
export async function insertClient(
  db: Database,
  client: NewClient,
): Promise<ClientRow | undefined> {
  const [row] = await db.insert(clients).values(client).onConflictDoNothing().returning();
  return row;
}

const {
  id: _id,
  archived_at: _archived,
  merged_into: _merged,
  tin: _tin,
  withholds: _withholds,
  photos_ended_at: _ended,
  ...inserted
} = getTableColumns(clients);

const insertOrKnown = prepared('insert_or_know_client', (db) =>
  db
    .insert(clients)
    .values(placeholdersOf(inserted))
    .onConflictDoUpdate({
      target: [clients.branch_id, clients.phone_number],
      targetWhere: isThere,
      set: {
        client_image: sql`coalesce(${clients.client_image}, excluded.client_image)`,
        id_image: sql`coalesce(${clients.id_image}, excluded.id_image)`,
      },
    })
    .returning(),
);

/** Known clients keep their name (D34) and get missing photos (D35). */
export async function findOrInsertClient(db: Database, client: NewClient): Promise<ClientRow> {
  const [known] = await selectKnownClients(db, client.phone_number, client.branch_id);
  const phone_number = known?.phone_number ?? client.phone_number;
  const [row] = await insertOrKnown(db, { ...client, phone_number });
  if (row === undefined) throw new Error('a client was neither inserted nor known');
  return row;
}

/** D149: clients that a branch may see; null (an admin) sees those of all branches. */
const knownTo = (branchId: number | null): SQL | undefined =>
  branchId === null ? undefined : eq(clients.branch_id, branchId);

const hasPhone = (phone: string): SQL | undefined => and(isThere, eq(clients.phone_number, phone));

interface ClientPage {
  branchId: number | null;
  id: number | undefined;
  typed: string | undefined;
  before: number | undefined;
  skip: number;
  limit: number;
}

export const selectClients = (
  db: Database,
  { branchId, id, typed, before, skip, limit }: ClientPage,
): Promise<ClientRow[]> =>
  db
    .select()
    .from(clients)
    .where(
      and(
        isThere,
        knownTo(branchId),
        id === undefined ? undefined : eq(clients.id, id),
        isClientLike(typed, branchId),
        before === undefined ? undefined : lt(clients.id, before),
      ),
    )
    .orderBy(desc(clients.id))
    .limit(limit)
    .offset(skip);

export const selectClientByPhone = (
  db: Database,
  phone: string,
  branchId: number | null,
): Promise<ClientRow[]> =>
  db
    .select()
    .from(clients)
    .where(and(hasPhone(phone), knownTo(branchId)))
    .orderBy(asc(clients.branch_id), asc(clients.id));

const byPhoneOrMerge = prepared('clients_by_phone_or_merge', (db) =>
  db
    .select()
    .from(clients)
    .where(
      and(
        isThere,
        sql`(${clients.phone_number} = ${sql.placeholder('phone')} OR ${clients.id} = ANY(ARRAY(SELECT merged_into
          FROM clients merged WHERE merged.phone_number = ${sql.placeholder('phone')} AND merged_into IS NOT NULL)))`,
        sql`${clients.branch_id} = coalesce(${sql.placeholder('branch')}, ${clients.branch_id})`,
      ),
    )
    .orderBy(
      asc(clients.branch_id),
      sql`${clients.phone_number} = ${sql.placeholder('phone')} DESC`,
      asc(clients.id),
    ),
);

/** At most one client for each branch; a merged client is replaced by the remaining one. */
export async function selectKnownClients(
  db: Database,
  phone: string,
  branch: number | null,
): Promise<ClientRow[]> {
  const rows = await byPhoneOrMerge(db, { phone, branch });
  return rows.filter(({ branch_id }, at) => branch_id !== rows[at - 1]?.branch_id);
}

export async function selectClientsOfPhone(
  db: Database,
  phone: string,
  branchId: number | null,
): Promise<ClientRow[]> {
  const known = await selectKnownClients(db, phone, branchId);
  const second = await db
    .select()
    .from(clients)
    .where(and(isThere, eq(clients.secondary_phone, phone), knownTo(branchId)))
    .orderBy(asc(clients.branch_id), desc(clients.id));
  const rows = [...known, ...second];
  return rows.filter(
    ({ branch_id }, at) => at === rows.findIndex((row) => row.branch_id === branch_id),
  );
}

export async function lockClient(
  db: Database,
  id: number,
  branchId: number | null,
): Promise<ClientRow> {
  const [row] = await db
    .select()
    .from(clients)
    .where(and(isThere, eq(clients.id, id), knownTo(branchId)))
    .for('update');
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

export type ClientChange = Partial<Omit<ClientRow, 'id' | 'created_at' | 'branch_id'>>;

export async function changeClient(db: Database, id: number, change: ClientChange): Promise<void> {
  await db.update(clients).set(change).where(eq(clients.id, id));
}

/** An open form would restore the old name and phone. */
export async function makeFormsStale(db: Database, clientId: number): Promise<void> {
  await db
    .update(events)
    .set({ version: sql`${events.version} + 1` })
    .where(eq(events.client_id, clientId));
}

export interface ClientEventRow {
  client_id: number;
  id: number;
  event_date: string;
  time: string;
}

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
