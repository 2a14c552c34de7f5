/** Selects the entries on a page of the book, newest first. */
import { and, desc, eq, isNotNull, lt, type Placeholder, sql, type SQL } from 'drizzle-orm';
import { operations } from '@digis/api-client/contract';
import type { Database } from '../../db/open-database.ts';
import { isUnseen, readLastSeen, skippedRows } from '../../db/id-page.ts';
import { prepared } from '../../db/statements.ts';
import { accounts, entries, postings } from '../../db/tables/journal.ts';
import { cashAccount } from '../journal/accounts.ts';
import { buildFilter, type CashbookQuery } from './cashbook-filter.ts';
import { isWith, payeeOf } from './counterparties.ts';

/** A branch, or its placeholder in a prepared statement; null is every branch. */
type Which = number | Placeholder | null;

/** Condition on accounts. */
export const isCashOf = (branch: Which): SQL => {
  if (branch === null) return sql`${accounts.name} IN (SELECT 'cash:' || id FROM branches)`;
  if (typeof branch === 'number') return eq(accounts.name, cashAccount(branch).name);
  return sql`${accounts.name} = 'cash:' || ${branch}::bigint`;
};

/** Condition on postings: those that a book shows, or those of one account. */
export const isPostedOnCashOf = (branch: Which): SQL =>
  branch === null
    ? isNotNull(postings.book_no)
    : sql`${postings.account_id} = ANY (ARRAY(SELECT ${accounts.id} FROM ${accounts} WHERE ${isCashOf(branch)}))`;

/**
 * Newest first. The account is named although there is one: ordered by the id alone, PostgreSQL walks the postings of all
 * accounts from the newest on, through years of them where a branch has been closed.
 */
export const newestOf = (branch: Which): SQL[] =>
  branch === null ? [desc(postings.id)] : [desc(postings.account_id), desc(postings.id)];

/** A posting on the cash of a branch. */
export interface BookId {
  id: number;
}

const { pageSize } = operations.listTransactions;

const selectIds = (db: Database) => db.select({ id: postings.id }).from(postings);

const branchId = sql.placeholder('branch');

/** The query that every cashier's screen repeats. */
const newestWhere = (name: string, branch: typeof branchId | null) =>
  prepared(name, (db) =>
    selectIds(db)
      .where(isPostedOnCashOf(branch))
      .orderBy(...newestOf(branch))
      .limit(pageSize),
  );
const newestOfBranch = newestWhere('newest_of_book', branchId);
const newestOfAll = newestWhere('newest_of_books', null);

export function pageOfBook(
  db: Database,
  branch: number | null,
  query: CashbookQuery,
): Promise<BookId[]> {
  const payee = payeeOf(query.counterparty);
  if (payee) return pageOfPayee(db, branch, query, payee);
  const only = and(conditionsOf(db, query), isUnseen(postings.id, query));
  const skipped = skippedRows(query, pageSize);
  if (only === undefined && skipped === 0) {
    return branch === null ? newestOfAll(db) : newestOfBranch(db, { branch });
  }
  return selectIds(db)
    .innerJoin(entries, eq(entries.id, postings.entry_id))
    .where(and(isPostedOnCashOf(branch), only))
    .orderBy(...newestOf(branch))
    .limit(pageSize)
    .offset(skipped);
}

/**
 * Each payment is one entry of one book, so entries are paged first, by the index of the payee: else PostgreSQL may read the
 * whole book.
 */
function pageOfPayee(
  db: Database,
  branch: number | null,
  query: CashbookQuery,
  payee: NonNullable<ReturnType<typeof payeeOf>>,
): Promise<BookId[]> {
  const page = db
    .select({ id: entries.id })
    .from(entries)
    .where(
      and(
        branch === null ? undefined : eq(entries.branch_id, branch),
        conditionsOfEntry(db, query),
        isOlder(db, readLastSeen(query)),
      ),
    )
    .orderBy(desc(payee), desc(entries.id))
    .limit(pageSize)
    .offset(skippedRows(query, pageSize))
    .as('page');
  return db
    .select({ id: postings.id })
    .from(page)
    .innerJoin(postings, eq(postings.entry_id, page.id))
    .where(and(isNotNull(postings.book_no), isThis(query)))
    .orderBy(desc(page.id));
}

/** Entries before that of a posting. */
const isOlder = (db: Database, seen: number | undefined): SQL | undefined =>
  seen === undefined
    ? undefined
    : lt(
        entries.id,
        db.select({ id: postings.entry_id }).from(postings).where(eq(postings.id, seen)),
      );

/** The entries with this number, in the book of one branch or of each. */
export const numberedInBooks = (
  db: Database,
  branch: number | null,
  number: number,
): Promise<BookId[]> => {
  const books = sql`${postings.account_id} = ANY(ARRAY(SELECT ${accounts.id} FROM ${accounts} WHERE ${isCashOf(branch)}))`;
  return selectIds(db).where(and(books, eq(postings.book_no, number)));
};

const isThis = ({ id }: CashbookQuery) => (id === undefined ? undefined : eq(postings.id, id));

const conditionsOfEntry = (db: Database, query: CashbookQuery): SQL | undefined =>
  and(
    buildFilter(db, query, entries),
    query.kind === undefined ? undefined : eq(entries.record_type, query.kind),
    query.counterparty === undefined ? undefined : isWith(db, query.counterparty),
  );

export const conditionsOf = (db: Database, query: CashbookQuery): SQL | undefined =>
  and(conditionsOfEntry(db, query), isThis(query));
