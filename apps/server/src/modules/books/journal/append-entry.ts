/** Only this and `append-entries.ts` move money. */
import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { inOnePacket } from '#db/fast/pipelined-session.ts';
import { prepared } from '#db/fast/statements.ts';
import { entries } from '#db/tables/journal.ts';
import { AppError, invalid } from '#base/errors.ts';
import { requireMoneyOperation } from '#base/money-operation.ts';
import { type Movement, requirePass } from './movement.ts';
import type { EntryFacts } from './movement-facts.ts';
import { holdReferences, ownKeysOf } from './references.ts';
import { sealEntry } from './seal-entry.ts';
import { requireTrueClock } from './true-clock.ts';

type Totals = Record<'to_in' | 'to_out' | 'to_transferred', number>;

const totalsOf = ({ amount, takesBack = false }: Movement, isTransfer: boolean): Totals => {
  if (isTransfer) return { to_in: 0, to_out: 0, to_transferred: amount };
  const isIn = amount > 0 !== takesBack;
  return { to_in: isIn ? amount : 0, to_out: isIn ? 0 : -amount, to_transferred: 0 };
};

/** Santim; the same limit as in the table. */
const postingsBelow = 10 ** 13;

export type NewEntry = Omit<typeof entries.$inferInsert, 'number' | keyof EntryFacts> & EntryFacts;

/** Locks accounts by name, against deadlocks. */
export async function appendEntry(
  tx: Database,
  entry: NewEntry,
  movements: readonly Movement[],
): Promise<Appended> {
  const legs = legsOf(entry, movements);
  const { moved } = await inOnePacket({
    moved: append(tx, { entry: JSON.stringify(entry), legs: JSON.stringify(legs) }),
    seal: sealEntry(tx, entry.branch_id),
  });
  const [first] = moved;
  if (first === undefined) throw new Error('an entry moved no account');
  requireTrueClock(entry.created_at, new Date(first.newest_ms));
  const postings = new Map(
    moved.map(({ account, posting, balance }) => [
      account,
      { id: Number(posting), balance: Number(balance) },
    ]),
  );
  for (const { account, keepsAboveZero } of movements) {
    const posted = postings.get(account.name);
    if (posted === undefined || (keepsAboveZero === true && posted.balance < 0)) {
      throw new AppError('INSUFFICIENT_BALANCE');
    }
  }
  const id = Number(first.id);
  await holdReferences(tx, ownKeysOf(entry.facts), { branch_id: entry.branch_id, entry_id: id });
  return { id, postings, record: recordIn(moved) };
}

export function legsOf({ record_type }: NewEntry, movements: readonly Movement[]) {
  const sum = movements.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new Error(`the postings of an entry sum to ${sum} santim instead of zero`);
  if (movements.some(({ amount }) => Math.abs(amount) >= postingsBelow)) {
    throw invalid({ amount: 'maximum' });
  }
  movements.forEach(requirePass);
  requireMoneyOperation();
  const inOrder = movements.toSorted((a, b) => (a.account.name < b.account.name ? -1 : 1));
  const isTransfer = record_type === 'transfer';
  return inOrder.map((movement, place) => {
    const { account, amount, side = amount > 0 ? 'in' : 'out' } = movement;
    // A transfer is shown once, at the place it left.
    const is_shown = account.is_cash === true && (!isTransfer || side === 'out');
    return { ...account, amount, side, place, is_shown, ...totalsOf(movement, isTransfer) };
  });
}

function recordIn(moved: readonly Moved[]): BookRecord | undefined {
  const [shown] = moved.flatMap(({ posting, book_no, book_balance }) =>
    book_no === null || book_balance === null
      ? []
      : [{ id: Number(posting), bookNo: book_no, balance: Number(book_balance) }],
  );
  return shown;
}

interface Posted {
  id: number;
  /** Santim on the account after the entry. */
  balance: number;
}

interface BookRecord {
  id: number;
  bookNo: number;
  /** Santim at all places of the branch. */
  balance: number;
}

export interface Appended {
  id: number;
  postings: ReadonlyMap<string, Posted>;
  record: BookRecord | undefined;
}

interface Moved {
  id: string;
  account: string;
  posting: string;
  book_no: number | null;
  balance: string;
  book_balance: string | null;
  newest_ms: number;
}

const { id: _id, number: _number, ...given } = getTableColumns(entries);
export const entryColumns = sql.join(
  Object.values(given).map(({ name }) => sql.identifier(name)),
  sql`, `,
);

/** Creates missing accounts. Leaves out petty cash that the entry would overdraw. */
const append = prepared(
  'append_entry',
  sql<Moved>`WITH entry AS (
    SELECT * FROM jsonb_populate_record(NULL::entries, ${sql.placeholder('entry')})
  ), leg AS (
    SELECT * FROM jsonb_to_recordset(${sql.placeholder('legs')}) AS leg(place int, name text, branch_id bigint,
      event_id bigint, vendor_id bigint, employee_id bigint, petty_id bigint, place_id bigint, is_cash bool, amount bigint,
      to_in bigint, to_out bigint, to_transferred bigint, side text, is_shown bool)
  ), numbered AS (
    INSERT INTO entry_numbers AS n (branch_id, last, last_book_no, book_balance, newest_at)
    SELECT branch_id, 1, shown, cash, created_at FROM entry, (SELECT count(*) FILTER (WHERE is_shown)::int AS shown,
      coalesce(sum(amount) FILTER (WHERE is_cash), 0)::bigint AS cash FROM leg) book
    ON CONFLICT (branch_id) DO UPDATE SET last = n.last + 1, last_book_no = n.last_book_no + excluded.last_book_no,
      book_balance = n.book_balance + excluded.book_balance, newest_at = greatest(n.newest_at, excluded.newest_at)
    RETURNING branch_id AS book, last, last_book_no, book_balance, newest_at
  ), written AS (
    INSERT INTO entries (number, ${entryColumns}) SELECT last, ${entryColumns} FROM entry, numbered
    RETURNING id
  ), moved AS (
    INSERT INTO accounts AS a (name, branch_id, event_id, vendor_id, employee_id, petty_id, place_id, is_cash, in_total,
      out_total, transferred)
    SELECT name, branch_id, event_id, vendor_id, employee_id, petty_id, place_id, coalesce(is_cash, false),
      greatest(to_in, 0), greatest(to_out, 0), to_transferred
    FROM leg, numbered ORDER BY place
    ON CONFLICT (name) DO UPDATE SET in_total = a.in_total + (SELECT to_in FROM leg WHERE leg.name = excluded.name),
      out_total = a.out_total + (SELECT to_out FROM leg WHERE leg.name = excluded.name),
      transferred = a.transferred + excluded.transferred
    WHERE a.petty_id IS NULL
      OR a.in_total - a.out_total + (SELECT amount FROM leg WHERE leg.name = excluded.name) >= 0
    RETURNING id, name, in_total - out_total + transferred AS balance
  ), posted AS (
    INSERT INTO postings (entry_id, account_id, amount, balance_after, transact_type, book, book_no, book_balance)
    SELECT written.id, moved.id, amount, balance, side, shown.book, shown.last_book_no, shown.book_balance
    FROM leg JOIN moved USING (name) LEFT JOIN numbered shown ON is_shown, written ORDER BY place
    RETURNING id, account_id, book_no, book_balance
  )
  SELECT written.id, moved.name AS account, moved.balance, posted.id AS posting, posted.book_no, posted.book_balance,
    (extract(epoch FROM newest_at) * 1000)::float8 AS newest_ms
  FROM written, numbered, moved JOIN posted ON posted.account_id = moved.id`,
);
