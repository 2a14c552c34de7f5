/** Numbers of fiscal (tax) receipts. D132 */
import { keyOf } from '@digis/domain';
import { sql } from 'drizzle-orm';
import { invalid } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import { entries, entryNotes } from '#db/tables/journal.ts';
import { isLive, paymentOf, usedBefore } from './references.ts';

export const fiscalNumber = sql<string | null>`(SELECT ${entryNotes.value} FROM ${entryNotes}
  WHERE ${entryNotes.entry_id} = ${entries.id} AND ${entryNotes.kind} = 'fiscal_no' ORDER BY ${entryNotes.id} DESC LIMIT 1)`;

interface Found extends Record<string, unknown> {
  branch: { id: number; name: string };
  created_at: string;
  id: number;
  book_no: number;
}

/** @throws DUPLICATE if another standing payment has this number and the user did not confirm it */
export async function requireMeant(
  { db, scope }: Pick<Context, 'db' | 'scope'>,
  entry: number,
  typed: string,
  isMeant: boolean,
): Promise<void> {
  const key = keyOf(typed);
  if (key === null) throw invalid({ value: 'format' });
  if (isMeant) return;
  const { rows } = await db.execute<Found>(sql`
    SELECT json_build_object('id', b.id, 'name', b.name) AS branch, e.created_at::text, p.id::int, p.book_no
    FROM entry_notes n JOIN entries e ON e.id = n.entry_id JOIN branches b ON b.id = e.branch_id
      JOIN postings p ON p.entry_id = e.id AND p.book_no IS NOT NULL JOIN entries mine ON mine.id = ${entry}
    WHERE key_of(n.value) = ${key} AND n.kind = 'fiscal_no' AND ${isLive(sql`e`)}
      AND ${paymentOf(sql`e`)} <> ${paymentOf(sql`mine`)}
      AND NOT EXISTS (SELECT FROM entry_notes later
        WHERE later.entry_id = e.id AND later.kind = n.kind AND later.id > n.id)
    ORDER BY n.id LIMIT 1`);
  const [first] = rows;
  if (first === undefined) return;
  const createdAt = new Date(first.created_at);
  throw usedBefore(scope, 'value', { ...first, createdAt }, 'tax receipt');
}
