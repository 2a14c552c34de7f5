/** A bank reference is unique among standing claims and entries. D127, I16 */
import { inArray, eq, sql, type SQL } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { todayIso } from '@digis/ethio-date';
import { AppError } from '#base/errors.ts';
import type { Scope } from '#auth/branch-scope.ts';
import type { Database } from '#db/open-database.ts';
import { branches } from '#db/tables/branches.ts';
import { entries, heldReferences, pending, postings } from '#db/tables/journal.ts';
import type { Facts, PlaceFacts } from '#db/tables/journal.ts';

type Holder = { branch_id: number } & ({ entry_id: number } | { pending_id: number });

const fieldOfKey = { reference_key: 'reference', second_key: 'second_reference' } as const;

export const keysOf = ({ reference_key, second_key }: PlaceFacts): string[] =>
  [reference_key, second_key].filter((key) => key !== undefined);

/** A payment's first entry holds the reference of all parts. */
export const ownKeysOf = (facts: Facts): string[] =>
  facts.shared_with === undefined ? keysOf(facts) : [];

/** Of two concurrent requests with the same reference, the second waits and is refused. */
export async function holdReferences(
  db: Database,
  keys: readonly string[],
  holder: Holder,
): Promise<void> {
  if (keys.length === 0) return;
  const held = await db
    .insert(heldReferences)
    .values(keys.toSorted().map((key) => ({ key, ...holder })))
    .onConflictDoNothing()
    .returning({ key: heldReferences.key });
  if (held.length < keys.length) throw takenReference('reference');
}

const takenReference = (field: string) =>
  new AppError('DUPLICATE', {
    msg: 'This reference is used already.',
    errors: { [field]: 'duplicate' },
  });

export const paymentOf = (entry: SQL): SQL =>
  sql`coalesce((${entry}.facts ->> 'shared_with')::bigint, ${entry}.id)`;

export const partsOf = (entriesOf: SQL): SQL => sql`(
  WITH first AS (SELECT coalesce((facts ->> 'shared_with')::bigint, id) AS id FROM entries WHERE id IN (${entriesOf}))
  SELECT id FROM first UNION SELECT part.id FROM first
    JOIN entries part ON part.facts ? 'shared_with' AND (part.facts ->> 'shared_with')::bigint = first.id)`;

export const isLive = (
  entry: SQL,
): SQL => sql`(SELECT sum(p.amount) FROM entries c JOIN postings p ON p.entry_id = c.id
  WHERE (c.id = ${entry}.id OR c.reverses_id = ${entry}.id AND c.reverses_id IS NOT NULL AND c.record_type <> 'accrual')
    AND p.book IS NOT NULL) <> 0`;

export async function releaseEntry(db: Database, id: number): Promise<void> {
  const { rows } = await db.execute<{
    id: string;
  }>(sql`SELECT part.id FROM ${partsOf(sql`${id}`)} part
    WHERE part.id <> ${id} AND ${isLive(sql`part`)}
    ORDER BY part.id LIMIT 1`);
  const isHeld = eq(heldReferences.entry_id, id);
  const [next] = rows;
  await (next === undefined
    ? db.delete(heldReferences).where(isHeld)
    : db
        .update(heldReferences)
        .set({ entry_id: Number(next.id) })
        .where(isHeld));
}

export const releaseClaim = (db: Database, id: number) =>
  db.delete(heldReferences).where(eq(heldReferences.pending_id, id));

export async function requireUnused(
  db: Database,
  scope: Scope,
  facts: PlaceFacts,
  claim: number | null,
): Promise<void> {
  const keys = keysOf(facts);
  if (keys.length === 0) return;
  const rows = await db
    .select({
      key: heldReferences.key,
      pending_id: heldReferences.pending_id,
      branch: { id: branches.id, name: branches.name },
      createdAt: sql<Date>`coalesce(${entries.created_at}, ${pending.created_at})`.mapWith(
        entries.created_at,
      ),
      id: postings.id,
      book_no: postings.book_no,
    })
    .from(heldReferences)
    .innerJoin(branches, eq(branches.id, heldReferences.branch_id))
    .leftJoin(entries, eq(entries.id, heldReferences.entry_id))
    .leftJoin(pending, eq(pending.id, heldReferences.pending_id))
    .leftJoin(
      postings,
      sql`${postings.entry_id} = ${entries.id} AND ${postings.book_no} IS NOT NULL`,
    )
    .where(inArray(heldReferences.key, keys));
  const taken = rows.find(({ pending_id }) => pending_id === null || pending_id !== claim);
  if (taken === undefined) return;
  const field = taken.key === facts.reference_key ? 'reference_key' : 'second_key';
  throw usedBefore(scope, fieldOfKey[field], taken, 'reference');
}

export function usedBefore(
  scope: Scope,
  field: string,
  taken: Taken,
  what: 'reference' | 'tax receipt',
): AppError {
  const isVisible = scope.branchId === null || scope.branchId === taken.branch.id;
  return new AppError('DUPLICATE', {
    msg: isVisible ? inWords(taken, what) : `Another branch has used this ${what} already.`,
    errors: { [field]: 'duplicate' },
    first: isVisible ? firstUse(taken) : {},
  });
}

interface Taken {
  branch: { id: number; name: string };
  createdAt: Date;
  id: number | null;
  book_no: number | null;
}

const firstUse = ({ branch, createdAt, id, book_no }: Taken): Schemas['FirstUse'] => ({
  branch,
  createdAt: createdAt.toISOString(),
  ...(id !== null && { id }),
  ...(book_no !== null && { book_no }),
});

function inWords({ branch, createdAt, book_no }: Taken, what: string): string {
  const holder = book_no === null ? 'A claim' : `Number ${book_no}`;
  return `${holder} of ${todayIso({ now: createdAt.getTime() })} in ${branch.name} has this ${what} already.`;
}
