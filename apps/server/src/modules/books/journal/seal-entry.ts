import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { prepared } from '#db/fast/statements.ts';

/** After the postings; the transaction holds the branch's number. */
export async function sealEntry(tx: Database, branchId: number): Promise<void> {
  await seal(tx, { branch: branchId });
}

const seal = prepared(
  'seal_entry',
  sql`WITH sealed AS (
      INSERT INTO entry_seals (branch_id, number, entry_id, version, seal)
      SELECT e.branch_id, e.number, e.id, 2, seal_of(e.id, n.seal, 2)
      FROM entry_numbers n JOIN entries e ON e.branch_id = n.branch_id AND e.number = n.last
      WHERE n.branch_id = ${sql.placeholder('branch')} RETURNING branch_id, seal)
    UPDATE entry_numbers n SET seal = sealed.seal FROM sealed
    WHERE n.branch_id = sealed.branch_id`,
);

export interface Head extends Record<string, unknown> {
  branch_id: number;
  branch: string;
  number: number;
  /** Hexadecimal. */
  seal: string;
}

/** Kept elsewhere, it proves that nothing before it changed. */
export async function selectHeads(db: Pick<Database, 'execute'>): Promise<Head[]> {
  const { rows } = await db.execute<Head>(headsSql);
  return rows;
}

export const headsText = `SELECT n.branch_id::int, b.name AS branch, n.last AS number,
  encode(n.seal, 'hex') AS seal FROM entry_numbers n JOIN branches b ON b.id = n.branch_id
  WHERE n.seal IS NOT NULL ORDER BY n.branch_id`;

const headsSql = sql.raw(headsText);
