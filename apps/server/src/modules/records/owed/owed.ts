import { and, asc, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { inOnePacket } from '#db/fast/pipelined-session.ts';
import { prepared } from '#db/fast/statements.ts';
import { accounts, entryNumbers } from '#db/tables/journal.ts';

export interface OwedAccount {
  id: number;
  name: string;
  branch_id: number | null;
  /** Santim; negative: prepaid. */
  owed: number;
}

export type Person = { vendor_id: number } | { employee_id: number };

const isOf = (person: Person, branch: number | null): SQL | undefined =>
  and(
    'vendor_id' in person
      ? eq(accounts.vendor_id, person.vendor_id)
      : eq(accounts.employee_id, person.employee_id),
    branch === null ? undefined : eq(accounts.branch_id, branch),
  );

const owedAccounts = (db: Database) =>
  db
    .select({
      id: accounts.id,
      name: accounts.name,
      branch_id: accounts.branch_id,
      owed: sql`${accounts.out_total} - ${accounts.in_total}`.mapWith(Number),
    })
    .from(accounts);

export const selectOwed = (
  db: Database,
  person: Person,
  branch: number | null,
): Promise<OwedAccount[]> => owedAccounts(db).where(isOf(person, branch)).orderBy(asc(accounts.id));

/** Santim. `branch` null: of all branches. */
export async function selectOwedByPerson(
  db: Database,
  person: 'vendor_id' | 'employee_id',
  branch: number | null,
): Promise<(id: number) => number> {
  const rows = await db
    .select({
      id: accounts[person],
      owed: sql`sum(${accounts.out_total} - ${accounts.in_total})`.mapWith(Number),
    })
    .from(accounts)
    .where(
      and(
        isNotNull(accounts[person]),
        branch === null ? undefined : eq(accounts.branch_id, branch),
        ne(accounts.in_total, accounts.out_total),
      ),
    )
    .groupBy(accounts[person]);
  const owed = new Map(rows.map((row) => [row.id, row.owed]));
  return (id) => owed.get(id) ?? 0;
}

/** The debt stays as read. Locks the branch's number, then accounts by name. */
export async function lockOwed(
  db: Database,
  payer: number,
  person: Person,
  branch: number | null,
): Promise<OwedAccount[]> {
  const byName = sql`${accounts.name} COLLATE "C"`;
  const { owed } = await inOnePacket({
    number: lockNumber(db, payer),
    owed: owedAccounts(db).where(isOf(person, branch)).orderBy(byName).for('no key update'),
  });
  return owed;
}

const lockNumberOfBranch = prepared('lock_entry_number', (db) =>
  db
    .select({ last: entryNumbers.last })
    .from(entryNumbers)
    .where(eq(entryNumbers.branch_id, sql.placeholder('branch')))
    .for('no key update'),
);

/** Serialises a branch's entries; precedes an entry's other locks. */
export async function lockNumber(db: Database, branch: number): Promise<void> {
  await lockNumberOfBranch(db, { branch });
}

export const sumOwed = (rows: readonly OwedAccount[]): number =>
  rows.reduce((sum, { owed }) => sum + owed, 0);
