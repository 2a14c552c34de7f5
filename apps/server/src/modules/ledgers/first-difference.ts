/** Recomputes what the books promise from the rows themselves, and names the first that differs. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { debtPromises } from './debt-promises.ts';
import { eventPromises } from './event-promises.ts';
import { journalPromises } from './journal-promises.ts';
import { sealPromises } from './seal-promises.ts';

const promises = [...journalPromises, ...eventPromises, ...debtPromises, ...sealPromises];

export async function firstDifference(db: Database): Promise<string | null> {
  for (const { words, breaches } of promises) {
    const { rows } = await db.execute<{ id: string; detail: string }>(sql`${breaches} LIMIT 1`);
    const [row] = rows;
    if (row !== undefined) return `${words}: row ${row.id} has ${row.detail}`;
  }
  return null;
}
