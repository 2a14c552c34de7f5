import type { Client } from 'pg';
import { sealedTables } from '#modules/verify/invariants/row-seal-invariants.ts';

/** Writes without log rows need a migration's name. */
export const asMigration = `SELECT set_config('digis.write', md5(max(name))::uuid::text, true) FROM migrations`;

/** Rows loaded without triggers lack seals. */
export async function sealRows(client: Client): Promise<void> {
  await client.query('BEGIN');
  await client.query(asMigration);
  for (const [name, { key, condition = 'true' }] of Object.entries(sealedTables)) {
    await client.query('SELECT seal_rows_of($1, $2, $3)', [name, key, condition]);
  }
  await client.query('COMMIT');
}
