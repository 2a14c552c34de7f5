/** Compares the journal with the last seals that a copy of before has kept. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import type { Head } from './seal-entry.ts';

/** A sentence that names the first branch whose history is another one; null when all of it goes on from there. */
export async function headsChanged(
  db: Database,
  heads: readonly Pick<Head, 'branch_id' | 'number' | 'seal'>[],
): Promise<string | null> {
  for (const { branch_id, number, seal } of heads) {
    const { rows } = await db.execute<{ seal: string }>(sql`
      SELECT encode(seal, 'hex') AS seal FROM entry_seals
      WHERE branch_id = ${branch_id} AND number = ${number}`);
    if (rows[0]?.seal !== seal) {
      return `Entry ${number} of branch ${branch_id} is not what it was when the copy was taken.`;
    }
  }
  return null;
}
