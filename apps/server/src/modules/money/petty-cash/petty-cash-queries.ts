import { and, desc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import { operations, type Schemas } from '@digis/api-client/contract';
import type { Database } from '#db/open-database.ts';
import { accounts, entries, postings } from '#db/tables/journal.ts';
import { pettyCash } from '#db/tables/cash.ts';
import { users } from '#db/tables/users.ts';
import { type LinksOfEntry, linksOfEntry } from '../../books/journal/correction-links.ts';
import { costColumns, type CostOfEntry } from '../costs/cost-tags.ts';
import { placeIn } from '../../books/money-places/money-place-queries.ts';
import { nameColumns } from '../../records/users/user-names.ts';
import { AppError } from '#base/errors.ts';
import { isUnseen, type PageQuery, skippedRows } from '#db/id-page.ts';

export type PettyCashRow = typeof pettyCash.$inferSelect;

export interface PettyCashRecord {
  account: PettyCashRow;
  user: { id: number; username: string; full_name: string };
}

export interface PettyTransaction extends CostOfEntry {
  petty_id: number | null;
  posting: typeof postings.$inferSelect;
  entry: typeof entries.$inferSelect;
  record: LinksOfEntry['record'];
  corrects: LinksOfEntry['corrects'];
  corrected: LinksOfEntry['corrected'];
  place: Schemas['PlaceBrief'] | null;
}

export const selectPettyCash = (
  db: Database,
  condition: SQL | undefined,
): Promise<PettyCashRecord[]> =>
  db
    .select({
      account: pettyCash,
      user: { id: users.id, ...nameColumns(users) },
    })
    .from(pettyCash)
    .innerJoin(users, eq(users.id, pettyCash.user_id))
    .where(condition)
    .orderBy(desc(pettyCash.id));

export async function lockPettyCash(db: Database, id: number): Promise<PettyCashRow> {
  const [row] = await db.select().from(pettyCash).where(eq(pettyCash.id, id)).for('no key update');
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

const { pageSize } = operations.listPettyCash;

/** The opening amount is the budget. */
const isTransaction = notInArray(entries.record_type, ['petty_create', 'opening']);

export const selectTransactions = (
  db: Database,
  id: number,
  query: PageQuery,
): Promise<PettyTransaction[]> =>
  db
    .select({
      petty_id: accounts.petty_id,
      posting: postings,
      entry: entries,
      place: placeIn(entries.facts),
      ...costColumns,
      ...linksOfEntry,
    })
    .from(accounts)
    .innerJoin(postings, eq(postings.account_id, accounts.id))
    .innerJoin(entries, eq(entries.id, postings.entry_id))
    .where(and(eq(accounts.petty_id, id), isTransaction, isUnseen(postings.id, query)))
    .orderBy(desc(postings.id))
    .limit(pageSize)
    .offset(skippedRows(query, pageSize));

export async function selectLatest(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number | null, PettyTransaction>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      petty_id: accounts.petty_id,
      posting: postings,
      entry: entries,
      place: placeIn(entries.facts),
      ...costColumns,
      ...linksOfEntry,
    })
    .from(accounts)
    .innerJoin(
      postings,
      sql`${postings.id} = (SELECT max(p.id) FROM postings p WHERE p.account_id = ${accounts.id})`,
    )
    .innerJoin(entries, eq(entries.id, postings.entry_id))
    .where(and(inArray(accounts.petty_id, [...ids]), isTransaction));
  return new Map(rows.map((row) => [row.petty_id, row]));
}
