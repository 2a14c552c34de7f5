import type { Schemas } from '@digis/api-client/contract';
import { foldHomophones } from '@digis/domain';
import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import { AppError } from '#base/errors.ts';
import type { Database } from '#db/open-database.ts';
import { clients } from '#db/tables/events.ts';

export interface Wanted {
  branchId: number;
  phone: string;
  name: string;
}

type Match = Schemas['Match'];

export interface KnownClients {
  ofPhone(wanted: Wanted): Match | undefined;
  alike(wanted: Wanted): Match | undefined;
  /** The name in another branch, if only that one knows the phone. */
  elsewhere(wanted: Wanted): string | undefined;
}

type Found = { id: string; name: string; branch: string; said: string };

const keyOf = (branch: number | string, said: string): string => `${branch} ${said}`;

const firstOf = (rows: readonly Found[]): ReadonlyMap<string, Match> =>
  new Map(
    rows.map(({ id, name, branch, said }) => [keyOf(branch, said), { id: Number(id), name }]),
  );

export async function selectKnownTo(
  db: Database,
  wanted: readonly Wanted[],
): Promise<KnownClients> {
  const branches = sql`${sql.param(wanted.map(({ branchId }) => branchId))}::bigint[]`;
  const phones = sql`${sql.param(wanted.map(({ phone }) => phone))}::text[]`;
  const sounds = sql`${sql.param(wanted.map(({ name }) => foldHomophones(name)))}::text[]`;
  // Last row wins: present clients follow merged ones.
  const byPhone = await db.execute<Found>(sql`
    SELECT c.id, c.full_name AS name, c.branch_id AS branch, asked.phone AS said
    FROM (SELECT DISTINCT * FROM unnest(${branches}, ${phones}) AS pair (branch, phone)) AS asked
    JOIN clients had ON had.phone_number = asked.phone AND had.branch_id = asked.branch
      AND (had.archived_at IS NULL OR had.merged_into IS NOT NULL)
    JOIN clients c ON c.id = coalesce(had.merged_into, had.id) AND c.archived_at IS NULL
    ORDER BY had.archived_at IS NULL, c.id DESC`);
  const bySound = await db.execute<Found>(sql`
    SELECT c.id, c.full_name AS name, c.branch_id AS branch, asked.sound AS said
    FROM (SELECT DISTINCT * FROM unnest(${branches}, ${sounds}) AS pair (branch, sound)) AS asked
    JOIN clients c ON c.branch_id = asked.branch AND fold_homophones(c.full_name) = asked.sound
      AND c.archived_at IS NULL
    ORDER BY c.id DESC`);
  const byBranch = await db.execute<Record<'name' | 'branch' | 'said', string>>(sql`
    SELECT b.name, asked.branch, asked.phone AS said
    FROM (SELECT DISTINCT * FROM unnest(${branches}, ${phones}) AS pair (branch, phone)) AS asked
    JOIN clients c ON c.phone_number = asked.phone AND c.branch_id <> asked.branch
      AND c.archived_at IS NULL
    JOIN branches b ON b.id = c.branch_id
    ORDER BY c.id DESC`);
  const known = firstOf(byPhone.rows);
  const others = new Map(
    byBranch.rows.map(({ name, branch, said }) => [keyOf(branch, said), name]),
  );
  const heard = firstOf(bySound.rows);
  return {
    ofPhone: ({ branchId, phone }) => known.get(keyOf(branchId, phone)),
    alike: ({ branchId, name }) => heard.get(keyOf(branchId, foldHomophones(name))),
    elsewhere({ branchId, phone }) {
      const key = keyOf(branchId, phone);
      return known.has(key) ? undefined : others.get(key);
    },
  };
}

type NewClient = Omit<typeof clients.$inferInsert, 'client_image' | 'id_image'>;

/** @throws 409 `STALE` if a phone was added concurrently. */
export async function insertClients(db: Database, rows: readonly NewClient[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const added = await db
    .insert(clients)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: clients.id });
  if (added.length < rows.length) throw new AppError('STALE');
  return added.map(({ id }) => id);
}

export async function holdClients(db: Database, ids: readonly number[]): Promise<void> {
  const held = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(inArray(clients.id, [...ids]), isNull(clients.archived_at)))
    .orderBy(asc(clients.id))
    .for('key share');
  if (held.length < ids.length) throw new AppError('NOT_FOUND');
}
