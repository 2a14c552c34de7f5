/** The cash accounts of one branch, or of all branches. */
import { desc, eq, isNotNull, type Placeholder, sql, type SQL } from 'drizzle-orm';
import { accounts, postings } from '../../db/tables/journal.ts';
import { cashAccount } from '../journal/accounts.ts';

/** A branch, or its placeholder in a prepared statement; null is every branch. */
type Which = number | Placeholder | null;

/** Which accounts. */
export const isCashOf = (branch: Which): SQL => {
  if (branch === null) return sql`${accounts.name} IN (SELECT 'cash:' || id FROM branches)`;
  if (typeof branch === 'number') return eq(accounts.name, cashAccount(branch).name);
  return sql`${accounts.name} = 'cash:' || ${branch}::bigint`;
};

/** Which postings: those that a book shows, or those of one account. */
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
