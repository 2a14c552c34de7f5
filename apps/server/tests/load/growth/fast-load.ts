/** Without references, indexes last. */
import type { Client } from 'pg';

const lookedUp = ['entries', 'postings', 'accounts', 'closes', 'closed_places'];

/** Word indexes rebuild faster; unique ones detect existing rows. */
const made = `SELECT format('DROP INDEX %I', c.relname) AS drop, pg_get_indexdef(c.oid) AS make
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
  WHERE t.relnamespace = 'public'::regnamespace AND NOT i.indisunique AND t.relname <> ALL($1)`;

/** Restores the indexes for realistic plans. */
export async function loadFast(client: Client, load: () => Promise<void>): Promise<void> {
  await client.query(`SET session_replication_role = replica; SET synchronous_commit = off;
    SET work_mem = '256MB'; SET maintenance_work_mem = '512MB'`);
  const { rows } = await client.query<{ drop: string; make: string }>(made, [lookedUp]);
  for (const { drop } of rows) await client.query(drop);
  await load();
  for (const { make } of rows) await client.query(make);
  // Usually by triggers.
  await client.query('SELECT recount_sums()');
  await client.query(`RESET session_replication_role; RESET synchronous_commit;
    RESET work_mem; RESET maintenance_work_mem`);
}
