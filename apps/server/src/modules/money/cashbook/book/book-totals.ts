import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { sumToBirr } from '@digis/domain';
import type { Database } from '#db/open-database.ts';
import { accounts, entries, postings } from '#db/tables/journal.ts';
import { always, requireDay } from '#base/addis-days.ts';
import { ofDays } from '#modules/books/sums/sums-of-days.ts';
import { type CashbookQuery, openedOn } from '../cashbook-filter.ts';
import { conditionsOf, isAtPlace, isInBookOf } from './book-page.ts';

/** Santim as text. A correction lowers the sum of the side it corrects. */
interface Sums extends Record<string, unknown> {
  came: string;
  went: string;
}

export async function selectTotals(
  db: Database,
  branch: number | null,
  query: CashbookQuery,
): Promise<Schemas['CashbookTotals']> {
  const sums = isSummedByDay(query)
    ? await sumsOfDays(db, branch, query)
    : await sumsOfPostings(db, branch, query, conditionsOf(db, query));
  const total = (side: 'came' | 'went') =>
    sumToBirr(sums.reduce((sum, of) => sum + BigInt(of[side]), 0n));
  return { totalIn: total('came'), totalOut: total('went') };
}

const isSummedByDay = ({ phone, costOf, category, counterparty, id }: CashbookQuery): boolean =>
  (phone ?? costOf ?? category ?? counterparty ?? id) === undefined;

const sums = sql`coalesce(sum(amount) FILTER (WHERE side = 'in'), 0) AS came, coalesce(-sum(amount) FILTER (WHERE side = 'out'), 0) AS went`;

/** An opening figure counts on its own day, not on the day of its entry. */
async function sumsOfDays(
  db: Database,
  branch: number | null,
  query: CashbookQuery,
): Promise<Sums[]> {
  if (query.from !== undefined) requireDay('from', query.from);
  if (query.to !== undefined) requireDay('to', query.to);
  const { from = always.from, to = always.to, place, kind } = query;
  const isThere = place === 'box' ? sql`place_id IS NULL` : sql`place_id = ${Number(place)}`;
  const { rows } = await db.execute<Sums>(sql`
    SELECT ${sums} FROM cash_sums WHERE ${ofDays(branch, { from, to })} AND record_type NOT IN ('transfer', 'opening')
      ${place === undefined ? sql`` : sql`AND account_id IN (SELECT id FROM ${accounts} WHERE is_cash AND ${isThere})`}
      ${kind === undefined ? sql`` : sql`AND record_type = ${kind}`}`);
  if (kind !== undefined && kind !== 'opening') return rows;
  return [...rows, ...(await sumsOfPostings(db, branch, query, openedOn({ from, to })))];
}

async function sumsOfPostings(
  db: Database,
  branch: number | null,
  query: CashbookQuery,
  condition: SQL | undefined,
): Promise<Sums[]> {
  const found = db
    .select({ side: postings.transact_type, amount: postings.amount })
    .from(postings)
    .innerJoin(entries, eq(entries.id, postings.entry_id))
    .where(
      and(
        isInBookOf(branch),
        ne(entries.record_type, 'transfer'),
        isAtPlace(db, branch, query),
        condition,
      ),
    );
  const { rows } = await db.execute<Sums>(sql`SELECT ${sums} FROM (${found}) found (side, amount)`);
  return rows;
}
