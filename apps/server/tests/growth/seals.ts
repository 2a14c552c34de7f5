/** Seals of the rows of a long history. */
import type { Client } from 'pg';
import { sealedTables } from '../../src/modules/verify/invariants/row-seal-invariants.ts';

/** The writes of a history are more than its rows of the log, so its seals are in the name of a migration. */
export const asMigration = `SELECT set_config('digis.write', md5(max(name))::uuid::text, true) FROM migrations`;

/** The rows that were loaded while triggers were silent. */
export async function sealRows(client: Client): Promise<void> {
  await client.query('BEGIN');
  await client.query(asMigration);
  for (const [name, { key, condition = 'true' }] of Object.entries(sealedTables)) {
    await client.query('SELECT seal_rows_of($1, $2, $3)', [name, key, condition]);
  }
  await client.query('COMMIT');
}
