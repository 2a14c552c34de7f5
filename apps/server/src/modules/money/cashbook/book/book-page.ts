import { and, desc, eq, isNotNull, isNull, lt, type Placeholder, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { keyOf, referenceKey } from '@digis/domain';
import { operations } from '@digis/api-client/contract';
import type { Database } from '#db/open-database.ts';
import { isUnseen, readLastSeen, skippedRows } from '#db/id-page.ts';
import { prepared } from '#db/fast/statements.ts';
import { accounts, entries, postings } from '#db/tables/journal.ts';
import { buildEntryFilter, type CashbookQuery } from '../cashbook-filter.ts';
import { isCostOf, isOfCategory } from '../../costs/cost-tags.ts';
import { isWith, payeeOf } from '../counterparties.ts';
import { partsOf } from '#modules/books/journal/references.ts';
import { isOfDays, pageOfDays } from './page-of-days.ts';

type Which = number | Placeholder | null;

export const isCashOf = (branch: Which): SQL =>
  branch === null
    ? sql`${accounts.is_cash}`
    : sql`${accounts.is_cash} AND ${accounts.branch_id} = ${branch}::bigint`;

export const isInBookOf = (branch: Which): SQL =>
  branch === null ? sql`${postings.book} IS NOT NULL` : sql`${postings.book} = ${branch}::bigint`;

/** Ordering by `id` alone would make PostgreSQL walk the postings of all branches. */
const newestOf = (branch: Which): SQL[] =>
  branch === null ? [desc(postings.id)] : [desc(postings.book), desc(postings.id)];

export interface BookId {
  id: number;
}

const { pageSize } = operations.listTransactions;

const selectIds = (db: Database) => db.select({ id: postings.id }).from(postings);

const branchId = sql.placeholder('branch');

const newestWhere = (name: string, branch: typeof branchId | null) =>
  prepared(name, (db) =>
    selectIds(db)
      .where(isInBookOf(branch))
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
  if (query.place !== undefined) return pageOfPlace(db, branch, query, query.place);
  const payee = payeeOf(query.counterparty);
  if (payee) return pageOfEntries(db, branch, query, payee);
  if (query.category !== undefined) {
    return pageOfEntries(db, branch, query, branch === null ? undefined : entries.branch_id);
  }
  if (isOfDays(query)) {
    const { from: _from, to: _to, ...others } = query;
    return pageOfDays(db, { branch, query, only: conditionsOfEntry(db, others) });
  }
  const only = and(conditionsOf(db, query), isUnseen(postings.id, query));
  const skipped = skippedRows(query, pageSize);
  if (only === undefined && skipped === 0) {
    return branch === null ? newestOfAll(db) : newestOfBranch(db, { branch });
  }
  return selectIds(db)
    .innerJoin(entries, eq(entries.id, postings.entry_id))
    .where(and(isInBookOf(branch), only))
    .orderBy(...newestOf(branch))
    .limit(pageSize)
    .offset(skipped);
}

/** Entries' index first; otherwise PostgreSQL may read the whole book. */
function pageOfEntries(
  db: Database,
  branch: number | null,
  query: CashbookQuery,
  first: PgColumn | undefined,
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
    .orderBy(...(first === undefined ? [] : [desc(first)]), desc(entries.id))
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

function pageOfPlace(
  db: Database,
  branch: number | null,
  query: CashbookQuery,
  place: string,
): Promise<BookId[]> {
  const there = alias(postings, 'there');
  return db
    .select({ id: postings.id })
    .from(there)
    .innerJoin(postings, and(eq(postings.entry_id, there.entry_id), isNotNull(postings.book)))
    .innerJoin(entries, eq(entries.id, postings.entry_id))
    .where(
      and(
        isOn(there.account_id, db, branch, place),
        conditionsOf(db, query),
        isUnseen(postings.id, query),
      ),
    )
    .orderBy(...(branch === null ? [] : [desc(there.account_id)]), desc(there.id))
    .limit(pageSize)
    .offset(skippedRows(query, pageSize));
}

/** The array tells the planner that the accounts are few. */
function isOn(account: PgColumn, db: Database, branch: number | null, place: string): SQL {
  const isThere =
    place === 'box' ? isNull(accounts.place_id) : eq(accounts.place_id, Number(place));
  const found = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isCashOf(branch), isThere));
  return sql`${account} = ANY(ARRAY${found})`;
}

export const isAtPlace = (
  db: Database,
  branch: number | null,
  { place }: CashbookQuery,
): SQL | undefined =>
  place === undefined ? undefined : isOn(postings.account_id, db, branch, place);

const isOlder = (db: Database, seen: number | undefined): SQL | undefined =>
  seen === undefined
    ? undefined
    : lt(
        entries.id,
        db.select({ id: postings.entry_id }).from(postings).where(eq(postings.id, seen)),
      );

export const numberedInBooks = (
  db: Database,
  branch: number | null,
  number: number,
): Promise<BookId[]> => {
  const books =
    branch === null ? sql`ARRAY(SELECT id FROM branches)` : sql`ARRAY[${branch}::bigint]`;
  return selectIds(db).where(
    and(sql`${postings.book} = ANY(${books})`, eq(postings.book_no, number)),
  );
};

export const referredInBooks = (
  db: Database,
  branch: number | null,
  typed: string,
): Promise<BookId[]> => {
  const key = referenceKey(typed);
  // Two separate lists: joining them with OR would make PostgreSQL read every reference.
  const shared = sql`SELECT held FROM shared_keys WHERE key = ${key} AND kind = 'reference'`;
  const held = sql`SELECT entry_id FROM held_references WHERE key = ANY(ARRAY(${shared}) || ${key}::text)`;
  const entry = sql`ARRAY(SELECT id FROM ${partsOf(held)} paid
    UNION SELECT entry_id FROM entry_notes WHERE key_of(value) = ${keyOf(typed)} AND kind = 'fiscal_no')`;
  return selectIds(db)
    .where(and(sql`${postings.entry_id} = ANY(${entry})`, isInBookOf(branch)))
    .orderBy(desc(postings.id));
};

const isThis = ({ id }: CashbookQuery) => (id === undefined ? undefined : eq(postings.id, id));

const conditionsOfEntry = (db: Database, query: CashbookQuery): SQL | undefined =>
  and(
    buildEntryFilter(db, query),
    query.kind === undefined ? undefined : eq(entries.record_type, query.kind),
    query.counterparty === undefined ? undefined : isWith(db, query.counterparty),
    query.costOf === undefined ? undefined : isCostOf([query.costOf]),
    query.category === undefined ? undefined : isOfCategory(query.category),
  );

export const conditionsOf = (db: Database, query: CashbookQuery): SQL | undefined =>
  and(conditionsOfEntry(db, query), isThis(query));
