/** Appends an entry with its postings and updates balances: the only code that moves money. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { accounts, entries, entryNumbers, postings } from '../../db/tables/journal.ts';
import { AppError } from '../../base/errors.ts';
import type { Account } from './accounts.ts';
import { sealEntry } from './seal-entry.ts';

export interface Movement {
  account: Account;
  /** Santim; negative takes from the account. */
  amount: number;
  /** The side it is shown on, where its sign does not tell: a correction stays on the side it corrects. */
  side?: 'in' | 'out';
  /** The entry is refused when the account would have less than nothing after it. */
  keepsAboveZero?: boolean;
}

export type NewEntry = Omit<typeof entries.$inferInsert, 'number'>;

/** Accounts are always moved in the order of their names, so two entries never wait in a circle. */
export async function appendEntry(
  tx: Database,
  entry: NewEntry,
  movements: readonly Movement[],
): Promise<number> {
  const sum = movements.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new Error(`the postings of an entry sum to ${sum} santim instead of zero`);
  const number = await nextNumber(tx, entry.branch_id);
  const [row] = await tx
    .insert(entries)
    .values({ ...entry, number })
    .returning({ id: entries.id });
  if (row === undefined) throw new Error('an entry was not inserted');
  const inOrder = movements.toSorted((a, b) => (a.account.name < b.account.name ? -1 : 1));
  const moved = await moveAll(tx, inOrder);
  await tx.insert(postings).values(
    inOrder.map(({ account, amount, side = amount > 0 ? 'in' : 'out', keepsAboveZero }) => {
      const { balance_after, ...place } = movedOf(moved, account);
      if (keepsAboveZero === true && balance_after < 0) throw new AppError('INSUFFICIENT_BALANCE');
      return { ...place, balance_after, entry_id: row.id, amount, transact_type: side };
    }),
  );
  await sealEntry(tx, row.id);
  return row.id;
}

async function nextNumber(tx: Database, branch_id: number): Promise<number> {
  const [row] = await tx
    .insert(entryNumbers)
    .values({ branch_id, last: 1 })
    .onConflictDoUpdate({
      target: entryNumbers.branch_id,
      set: { last: sql`${entryNumbers.last} + 1` },
    })
    .returning({ last: entryNumbers.last });
  if (row === undefined) throw new Error('an entry got no number');
  return row.last;
}

type Moved = Pick<typeof postings.$inferInsert, 'account_id' | 'balance_after' | 'book_no'>;

/** By the names of their accounts, in one statement; petty cash cannot be overdrawn, other accounts may be. */
async function moveAll(
  tx: Database,
  movements: readonly Movement[],
): Promise<ReadonlyMap<string, Moved>> {
  const rows = await tx
    .insert(accounts)
    .values(
      movements.map(({ account: { isBook = false, ...account }, amount }) => ({
        ...account,
        in_total: Math.max(amount, 0),
        out_total: Math.max(-amount, 0),
        last_book_no: isBook ? 1 : 0,
      })),
    )
    .onConflictDoUpdate({
      target: accounts.name,
      set: {
        in_total: sql`${accounts.in_total} + excluded.in_total`,
        out_total: sql`${accounts.out_total} + excluded.out_total`,
        last_book_no: sql`${accounts.last_book_no} + excluded.last_book_no`,
      },
      setWhere: sql`${accounts.petty_id} IS NULL OR ${accounts.in_total} + excluded.in_total
        >= ${accounts.out_total} + excluded.out_total`,
    })
    .returning({
      name: accounts.name,
      account_id: accounts.id,
      balance_after: sql`${accounts.in_total} - ${accounts.out_total}`.mapWith(Number),
      book_no: accounts.last_book_no,
    });
  return new Map(rows.map(({ name, ...moved }) => [name, moved]));
}

/** @throws AppError where the account would be overdrawn, and so was not moved */
function movedOf(
  all: ReadonlyMap<string, Moved>,
  { name, isBook = false }: Account,
): Moved & {
  balance_after: number;
} {
  const moved = all.get(name);
  if (moved === undefined) throw new AppError('INSUFFICIENT_BALANCE');
  return { ...moved, book_no: isBook ? moved.book_no : null };
}
