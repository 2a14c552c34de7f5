/** Appends an entry with its postings and updates balances: the only code that moves money. */
import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { inOnePacket } from '../../db/pipelined-session.ts';
import { prepared } from '../../db/statements.ts';
import { entries } from '../../db/tables/journal.ts';
import { AppError, invalid } from '../../base/errors.ts';
import type { Account } from './accounts.ts';
import type { EntryFacts } from './movement-facts.ts';
import { sealEntry } from './seal-entry.ts';

export interface Movement {
  account: Account;
  /** Santim; negative takes from the account. */
  amount: number;
  /** The side it is shown on, where its sign does not tell: a correction stays on the side it corrects. */
  side?: 'in' | 'out';
  /** The entry is refused when the account would have less than nothing after it. */
  keepsAboveZero?: boolean;
  /** It takes back what was counted before, so the total of that side falls and the other stays. */
  takesBack?: boolean;
}

/** What a movement adds to all that came in and all that went out of its account. */
const totalsOf = ({ amount, takesBack = false }: Movement): { to_in: number; to_out: number } => {
  const isIn = amount > 0 !== takesBack;
  return { to_in: isIn ? amount : 0, to_out: isIn ? 0 : -amount };
};

/** Santim; a constraint of the table says so as well. */
const postingsBelow = 10 ** 13;

export type NewEntry = Omit<typeof entries.$inferInsert, 'number' | keyof EntryFacts> & EntryFacts;

/** Accounts are always moved in the order of their names, so two entries never wait in a circle. */
export async function appendEntry(
  tx: Database,
  entry: NewEntry,
  movements: readonly Movement[],
): Promise<Appended> {
  const sum = movements.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new Error(`the postings of an entry sum to ${sum} santim instead of zero`);
  if (movements.some(({ amount }) => Math.abs(amount) >= postingsBelow)) {
    throw invalid({ amount: 'maximum' });
  }
  const inOrder = movements.toSorted((a, b) => (a.account.name < b.account.name ? -1 : 1));
  const legs = inOrder.map((movement, place) => {
    const { account, amount, side = amount > 0 ? 'in' : 'out' } = movement;
    return { ...account, amount, side, place, ...totalsOf(movement) };
  });
  const { moved } = await inOnePacket({
    moved: append(tx, { entry: JSON.stringify(entry), legs: JSON.stringify(legs) }),
    seal: sealEntry(tx, entry.branch_id),
  });
  const postings = new Map(
    moved.map(({ account, posting, balance, book_no: bookNo }) => [
      account,
      { id: Number(posting), balance: Number(balance), bookNo },
    ]),
  );
  for (const { account, keepsAboveZero } of inOrder) {
    const posted = postings.get(account.name);
    if (posted === undefined || (keepsAboveZero === true && posted.balance < 0)) {
      throw new AppError('INSUFFICIENT_BALANCE');
    }
  }
  const [first] = moved;
  if (first === undefined) throw new Error('an entry moved no account');
  return { id: Number(first.id), postings };
}

export interface Posted {
  id: number;
  /** Santim, after the entry. */
  balance: number;
  /** null where no book shows it. */
  bookNo: number | null;
}

/** An entry, with its postings by the names of their accounts. */
export interface Appended {
  id: number;
  postings: ReadonlyMap<string, Posted>;
}

interface Moved {
  /** Of the entry. */
  id: string;
  /** The name of the account. */
  account: string;
  /** Its id. */
  posting: string;
  book_no: number | null;
  /** Santim, after the entry. */
  balance: string;
}

/** Those that the caller gives. */
const { id: _id, number: _number, ...given } = getTableColumns(entries);
const columns = sql.join(
  Object.values(given).map(({ name }) => sql.identifier(name)),
  sql`, `,
);

/**
 * One statement: the next number of the branch, the entry, its accounts and its postings. An account is made by its
 * first posting. Petty cash cannot be overdrawn, so such an account is missing in the answer; other accounts may be.
 */
const append = prepared(
  'append_entry',
  sql<Moved>`WITH entry AS (
    SELECT * FROM jsonb_populate_record(NULL::entries, ${sql.placeholder('entry')})
  ), leg AS (
    SELECT * FROM jsonb_to_recordset(${sql.placeholder('legs')}) AS leg(place int, name text, branch_id bigint,
      event_id bigint, vendor_id bigint, employee_id bigint, petty_id bigint, amount bigint, to_in bigint, to_out bigint,
      side text, "isBook" bool)
  ), numbered AS (
    INSERT INTO entry_numbers AS n (branch_id, last) SELECT branch_id, 1 FROM entry
    ON CONFLICT (branch_id) DO UPDATE SET last = n.last + 1 RETURNING last
  ), written AS (
    INSERT INTO entries (number, ${columns}) SELECT last, ${columns} FROM entry, numbered
    RETURNING id
  ), moved AS (
    INSERT INTO accounts AS a (name, branch_id, event_id, vendor_id, employee_id, petty_id, in_total, out_total, last_book_no)
    SELECT name, branch_id, event_id, vendor_id, employee_id, petty_id, greatest(to_in, 0), greatest(to_out, 0),
      coalesce("isBook", false)::int
    FROM leg, numbered ORDER BY place
    ON CONFLICT (name) DO UPDATE SET in_total = a.in_total + (SELECT to_in FROM leg WHERE leg.name = excluded.name),
      out_total = a.out_total + (SELECT to_out FROM leg WHERE leg.name = excluded.name),
      last_book_no = a.last_book_no + excluded.last_book_no
    WHERE a.petty_id IS NULL
      OR a.in_total - a.out_total + (SELECT amount FROM leg WHERE leg.name = excluded.name) >= 0
    RETURNING id, name, in_total - out_total AS balance, last_book_no
  ), posted AS (
    INSERT INTO postings (entry_id, account_id, amount, balance_after, transact_type, book_no)
    SELECT written.id, moved.id, amount, balance, side, CASE WHEN "isBook" THEN last_book_no END
    FROM leg JOIN moved USING (name), written ORDER BY place
    RETURNING id, account_id, book_no
  )
  SELECT written.id, moved.name AS account, moved.balance, posted.id AS posting, posted.book_no
  FROM written, moved JOIN posted ON posted.account_id = moved.id`,
);
