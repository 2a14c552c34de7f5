/** Names two requests that share a number, which older keys did not notice. D127, D171 */
import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';

interface Shared extends Record<string, unknown> {
  kind: 'reference' | 'certificate';
  key: string;
  holders: string[];
}

const holder = sql.raw(
  `b.name || ': ' || coalesce('entry ' || e.number, 'claim ' || held.claim_id)`,
);

export async function saySharedKeys(db: Database): Promise<string[]> {
  const { rows } = await db.execute<Shared>(sql`
    WITH held AS (
      SELECT 'reference' AS kind, key, entry_id, pending_id AS claim_id FROM held_references
      UNION ALL SELECT 'certificate', number, entry_id, NULL FROM certificate_numbers)
    SELECT s.kind, s.key, array_agg(DISTINCT ${holder}) AS holders
    FROM shared_keys s JOIN held ON held.kind = s.kind AND held.key IN (s.key, s.held)
      LEFT JOIN entries e ON e.id = held.entry_id LEFT JOIN pending c ON c.id = held.claim_id
      JOIN branches b ON b.id = coalesce(e.branch_id, c.branch_id)
    GROUP BY s.kind, s.key HAVING count(DISTINCT ${holder}) > 1 ORDER BY s.kind, s.key`);
  return rows.map(
    ({ kind, key, holders }) => `The ${kind} ${key} stands twice or more: ${holders.join('; ')}.`,
  );
}
