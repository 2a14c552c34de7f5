/** The cash accounts of one branch, or of all branches. */
import { eq, sql, type SQL } from 'drizzle-orm';
import { accounts, postings } from '../../db/tables/journal.ts';
import { cashAccount } from '../journal/accounts.ts';

/** Which accounts; null is every branch. */
export const isCashOf = (branch: number | null): SQL =>
  branch === null
    ? sql`${accounts.name} IN (SELECT 'cash:' || id FROM branches)`
    : eq(accounts.name, cashAccount(branch).name);

/** Which postings. As a subquery it is worked out first, so that the index gives them in their order. */
export const isPostedOnCashOf = (branch: number | null): SQL => {
  const ids = sql`SELECT ${accounts.id} FROM ${accounts} WHERE ${isCashOf(branch)}`;
  return branch === null
    ? sql`${postings.account_id} = ANY (ARRAY(${ids}))`
    : sql`${postings.account_id} = (${ids})`;
};
