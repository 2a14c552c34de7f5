/** Events changed since the last envelope for the same months. D178 */
import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import type { Asked } from './journal-pages.ts';

export interface ChangedSince {
  at: Date;
  events: number[];
}

/** null for the first envelope. `subject` and `months` identify earlier ones in the log. */
export async function selectChangedSince(
  db: Database,
  { branch, days: { from, to } }: Omit<Asked, 'now'>,
  { subject, months }: { subject: string; months: string },
): Promise<ChangedSince | null> {
  const taken = JSON.stringify([{ field: 'months', after: months }]);
  const { rows: earlier } = await db.execute<{
    id: string;
    at: string;
  }>(sql`SELECT id, created_at::text AS at
    FROM action_logs WHERE split_part(action, '.', 1) = 'list' AND action = 'list.export'
      AND subject = ${subject} AND changes @> ${taken}::jsonb ORDER BY id DESC LIMIT 1`);
  const [last] = earlier;
  if (last === undefined) return null;
  // The journal no longer has moved events.
  const { rows } = await db.execute<{ id: string }>(sql`SELECT DISTINCT ev.id
    FROM events ev JOIN action_logs l ON split_part(l.action, '.', 1) = 'event' AND l.entity_id = ev.id
    WHERE ev.event_date BETWEEN ${from} AND ${to} AND (${branch}::bigint IS NULL OR ev.branch_id = ${branch})
      AND l.id > ${last.id} AND (l.action IN ('event.delete', 'event.restore')
        OR l.action = 'event.update' AND l.changes @? '$[*] ? (@.field == "total" || @.field == "vat_mode"
          || @.field == "event_date" || @.field == "branchId")')
    ORDER BY ev.id`);
  return { at: new Date(last.at), events: rows.map(({ id }) => Number(id)) };
}
