import type { Schemas } from '@digis/api-client/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '#base/errors.ts';
import type { Database } from '#db/open-database.ts';
import { prepared } from '#db/fast/statements.ts';
import { branches } from '#db/tables/branches.ts';
import type { BookState } from './agreement-number.ts';

export type BranchRow = typeof branches.$inferSelect;

export const selectBranches = (db: Database): Promise<BranchRow[]> =>
  db.select().from(branches).where(isNull(branches.archived_at)).orderBy(asc(branches.id));

export async function selectBranchName(
  db: Database,
  id: number,
): Promise<{ id: number; name: string } | undefined> {
  const [row] = await db
    .select({ id: branches.id, name: branches.name })
    .from(branches)
    .where(eq(branches.id, id));
  return row;
}

export async function selectBranchNames(
  db: Database,
): Promise<ReadonlyMap<number | null, { id: number; name: string }>> {
  const rows = await db.select({ id: branches.id, name: branches.name }).from(branches);
  return new Map(rows.map((row) => [row.id, row]));
}

const lockOpenFor = (strength: 'share' | 'update') =>
  prepared(`lock_branch_for_${strength}`, (db) =>
    db
      .select()
      .from(branches)
      .where(and(eq(branches.id, sql.placeholder('id')), isNull(branches.archived_at)))
      .for(strength),
  );

const lockOpen = { share: lockOpenFor('share'), update: lockOpenFor('update') };

export async function lockBranch(
  db: Database,
  id: number,
  strength: 'share' | 'update',
): Promise<BranchRow> {
  const [row] = await lockOpen[strength](db, { id });
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

export const isOpenBranch = async (db: Database, id: number): Promise<boolean> =>
  (await lockOpen.share(db, { id })).length > 0;

export async function insertBranch(
  db: Database,
  branch: Pick<BranchRow, 'name' | 'address' | 'created_at' | 'max_events' | 'max_people'>,
): Promise<number> {
  const [row] = await db.insert(branches).values(branch).returning({ id: branches.id });
  if (row === undefined) throw new Error('a branch was not inserted');
  return row.id;
}

export async function changeBranch(
  db: Database,
  id: number,
  values: Partial<Omit<BranchRow, 'id' | 'created_at'>>,
): Promise<void> {
  await db.update(branches).set(values).where(eq(branches.id, id));
}

export const branchName = ({ id, name }: BranchRow): Schemas['Branch'] => ({ id, name });

const bookView = ({ next, least }: BookState) => ({
  ...(next !== null && { agreement_number: next }),
  ...(least > 1 && { least_agreement_number: least }),
});

export const branchView = (row: BranchRow, book?: BookState): Schemas['Branch'] => ({
  ...branchName(row),
  address: row.address,
  ...(book && bookView(book)),
  createdAt: row.created_at.toISOString(),
  ...(row.max_events !== null && { max_events: row.max_events }),
  ...(row.max_people !== null && { max_people: row.max_people }),
});
