/** Queries on branches, and what prevents closing one. */
import type { Schemas } from '@digis/api-client/contract';
import { and, asc, eq, exists, gte, isNull, like, ne, or, sql } from 'drizzle-orm';
import { AppError } from '../../base/errors.ts';
import type { Database } from '../../db/open-database.ts';
import { preparedOnce } from '../../db/statements.ts';
import { branches } from '../../db/tables/branches.ts';
import { pettyCash } from '../../db/tables/cash.ts';
import { events } from '../../db/tables/events.ts';
import { accounts, pending } from '../../db/tables/journal.ts';
import { users } from '../../db/tables/users.ts';

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

/** By id, closed ones included: few enough to be read whole. */
export async function selectBranchNames(
  db: Database,
): Promise<ReadonlyMap<number | null, { id: number; name: string }>> {
  const rows = await db.select({ id: branches.id, name: branches.name }).from(branches);
  return new Map(rows.map((row) => [row.id, row]));
}

const lockOpenFor = (strength: 'share' | 'update') =>
  preparedOnce((db) =>
    db
      .select()
      .from(branches)
      .where(and(eq(branches.id, sql.placeholder('id')), isNull(branches.archived_at)))
      .for(strength)
      .prepare(`lock_branch_for_${strength}`),
  );

const lockOpen = { share: lockOpenFor('share'), update: lockOpenFor('update') };

/** A booking locks its branch shared; a change of the branch waits for all bookings. */
export async function lockBranch(
  db: Database,
  id: number,
  strength: 'share' | 'update',
): Promise<BranchRow> {
  const [row] = await lockOpen[strength](db).execute({ id });
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

export async function insertBranch(
  db: Database,
  branch: Pick<BranchRow, 'name' | 'address' | 'created_at'>,
): Promise<number> {
  const [row] = await db.insert(branches).values(branch).returning({ id: branches.id });
  if (row === undefined) throw new Error('a branch was not inserted');
  return row.id;
}

export async function changeBranch(
  db: Database,
  id: number,
  values: Partial<Pick<BranchRow, 'name' | 'address' | 'archived_at'>>,
): Promise<void> {
  await db.update(branches).set(values).where(eq(branches.id, id));
}

const filledBox = (db: Database) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.petty_id, pettyCash.id), ne(accounts.in_total, accounts.out_total)));

/** The reasons why this branch cannot be closed yet, as text (D70). */
export async function reasonsToStay(db: Database, id: number, now: Date): Promise<string[]> {
  const checks = [
    ['users', db.$count(users, and(eq(users.branch_id, id), isNull(users.archived_at)))],
    [
      'coming events',
      db.$count(
        events,
        and(eq(events.branch_id, id), gte(events.starts_at, now), isNull(events.archived_at)),
      ),
    ],
    [
      'pending payments',
      db.$count(pending, and(eq(pending.branch_id, id), eq(pending.state, 'open'))),
    ],
    [
      'petty cash',
      db.$count(
        pettyCash,
        and(eq(pettyCash.branch_id, id), or(eq(pettyCash.closed, false), exists(filledBox(db)))),
      ),
    ],
    [
      'a balance',
      db.$count(
        accounts,
        and(
          eq(accounts.branch_id, id),
          like(accounts.name, 'cash:%'),
          ne(accounts.in_total, sql`${accounts.out_total}`),
        ),
      ),
    ],
  ] as const;
  const reasons: string[] = [];
  for (const [reason, rows] of checks) if ((await rows) > 0) reasons.push(reason);
  return reasons;
}

export const branchName = ({ id, name }: BranchRow): Schemas['Branch'] => ({ id, name });

/** All fields, for users who manage branches. */
export const branchView = (row: BranchRow): Schemas['Branch'] => ({
  ...branchName(row),
  address: row.address,
  createdAt: row.created_at.toISOString(),
});
