import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { operations } from '@digis/api-client/contract';
import type { Database } from '#db/open-database.ts';
import { invalid } from '#base/errors.ts';
import { readLastSeen, skippedRows } from '#db/id-page.ts';
import { entries, postings } from '#db/tables/journal.ts';
import { buildFilter, type CashbookQuery, openedOn } from '../cashbook-filter.ts';

const { pageSize } = operations.listTransactions;

export const isOfDays = ({ from, to, phone, costOf, id }: CashbookQuery): boolean =>
  (from ?? to) !== undefined && (phone ?? costOf ?? id) === undefined;

interface Chosen {
  branch: number | null;
  query: CashbookQuery;
  only: SQL | undefined;
}

/** Reads ordinary entries by the index on time, and opening figures as a short second list. */
export async function pageOfDays(
  db: Database,
  { branch, query, only }: Chosen,
): Promise<{ id: number }[]> {
  const { type, from, to } = query;
  const skip = skippedRows(query, pageSize);
  const seen = await placeOf(db, readLastSeen(query));
  const inBook = branch === null ? sql`p.book IS NOT NULL` : sql`p.book = ${branch}::bigint`;
  const rowsOf = (
    days: SQL | undefined,
  ) => sql`(SELECT ${entries.created_at} AS at, ${entries.id} AS entry, posted.id
    FROM ${entries} CROSS JOIN LATERAL (SELECT p.id FROM ${postings} p WHERE p.entry_id = ${entries.id} AND ${inBook} OFFSET 0) posted
    WHERE ${and(days, only, branch === null ? undefined : eq(entries.branch_id, branch), seen === undefined ? undefined : isBefore(seen))}
    ORDER BY ${entries.created_at} DESC, ${entries.id} DESC, posted.id DESC LIMIT ${skip + pageSize})`;
  const written = and(
    buildFilter(db, { type, from, to }, entries),
    ne(entries.record_type, 'opening'),
  );
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM (${rowsOf(written)} UNION ALL ${rowsOf(openedOn({ from, to }))}) found
    ORDER BY at DESC, entry DESC, id DESC LIMIT ${pageSize} OFFSET ${skip}`);
  return rows.map(({ id }) => ({ id: Number(id) }));
}

interface Place {
  /** Text keeps the microseconds. */
  at: string;
  entry: number;
  posting: number;
}

/** Looked up before the page, so that PostgreSQL can estimate the rows that precede the place. */
async function placeOf(db: Database, posting: number | undefined): Promise<Place | undefined> {
  if (posting === undefined) return undefined;
  const [row] = await db
    .select({ at: sql<string>`${entries.created_at}::text`, entry: entries.id })
    .from(postings)
    .innerJoin(entries, eq(entries.id, postings.entry_id))
    .where(eq(postings.id, posting));
  if (row === undefined) throw invalid({ cursor: 'malformed' });
  return { ...row, posting };
}

const isBefore = ({ at, entry, posting }: Place): SQL =>
  sql`(${entries.created_at}, ${entries.id}) <= (${at}::timestamptz, ${entry}::bigint)
    AND (${entries.id} <> ${entry}::bigint OR posted.id < ${posting}::bigint)`;
