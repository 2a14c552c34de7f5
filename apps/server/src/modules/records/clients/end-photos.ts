// D165
import { inArray, or, type SQL, sql } from 'drizzle-orm';
import { insertAction } from '#action-log/record-action.ts';
import type { Services } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { locks } from '#db/locks.ts';
import { clients, events } from '#db/tables/events.ts';
import { selectSettings } from '../settings/setting-queries.ts';
import { openMoneyOf } from './client-debts.ts';
import { makeFormsStale } from './client-queries.ts';

/** Small: bookings of these clients hardly wait. */
const batch = 20;

const photos = sql`(
  SELECT unnest(ARRAY[of.client_image, of.id_image]) FROM clients of WHERE of.id = c.id OR of.merged_into = c.id
  UNION ALL SELECT unnest(ARRAY[ev.id_image, ev.face_image]) FROM events ev WHERE ev.client_id = c.id)`;

/** Finds clients with photos by indexes, so that the hourly run skips all others. */
const pictured = sql`(
  SELECT coalesce(merged_into, id) FROM clients WHERE client_image IS NOT NULL OR id_image IS NOT NULL
  UNION SELECT client_id FROM events WHERE id_image IS NOT NULL OR face_image IS NOT NULL)`;

const isDue = (since: SQL): SQL => sql`c.merged_into IS NULL AND c.created_at < ${since}
  AND c.id IN ${pictured}
  AND NOT EXISTS (SELECT FROM events ev WHERE ev.client_id = c.id AND ev.starts_at >= ${since})
  AND NOT EXISTS (SELECT FROM ${photos} photo(path) JOIN files USING (path) WHERE created_at >= ${since})
  AND (SELECT owes + ahead FROM (${openMoneyOf(sql`c.id`)}) open) = 0`;

interface DueClient extends Record<string, unknown> {
  id: number;
  full_name: string;
  branch_id: number | null;
}

/** A client may just have got an event. */
async function lockDue(tx: Database, since: SQL): Promise<DueClient[]> {
  const { rows: found } = await tx.execute<{ id: string }>(sql`
    SELECT c.id FROM clients c WHERE ${isDue(since)}
    ORDER BY c.id LIMIT ${batch} FOR UPDATE OF c SKIP LOCKED`);
  if (found.length === 0) return [];
  const ids = sql.join(
    found.map(({ id }) => sql`${id}::bigint`),
    sql`, `,
  );
  const { rows } = await tx.execute<DueClient>(sql`
    SELECT c.id::int AS id, c.full_name, c.branch_id::int AS branch_id FROM clients c
    WHERE c.id IN (${ids}) AND ${isDue(since)} ORDER BY c.id`);
  return rows;
}

type Parts = Pick<Services, 'db' | 'clock'>;

async function endBatch({ db, clock }: Parts, months: number): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ alone: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(${locks.endPhotos}) AS alone`,
    );
    if (rows[0]?.alone !== true) return 0;
    const since = sql`(${clock.now().toISOString()}::timestamptz - make_interval(months => ${months}::int))`;
    const due = await lockDue(tx, since);
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx
      .update(clients)
      .set({ client_image: null, id_image: null, photos_ended_at: clock.now() })
      .where(or(inArray(clients.id, ids), inArray(clients.merged_into, ids)));
    await tx
      .update(events)
      .set({ id_image: null, face_image: null })
      .where(inArray(events.client_id, ids));
    for (const { id, full_name, branch_id } of due) {
      await makeFormsStale(tx, id);
      const actor = { db: tx, clock, request: { device: '', ip: '' }, user: null, branch_id };
      const action = { action: 'client.end_photos' as const, subject: full_name, entityId: id };
      await insertAction(actor, action);
    }
    return ids.length;
  });
}

/** The sweep of unreferenced images deletes the bytes. */
export async function endPhotos(parts: Parts): Promise<void> {
  const { keep_photos_months } = await selectSettings(parts.db);
  if (keep_photos_months === '') return;
  while ((await endBatch(parts, Number(keep_photos_months))) > 0);
}
