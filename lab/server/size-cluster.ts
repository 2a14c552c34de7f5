/** Starts a PostgreSQL tuned for bulk inserts, in a folder that may outlive the run. */
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '../../apps/server/src/db/embedded/supervise.ts';
import { ensureRole, grantApp } from '../../apps/server/src/db/grant-app.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { ensureDatabase } from '../../apps/server/src/db/open-database.ts';
import { appUrlOf, query } from '../../apps/server/testing/test-cluster.ts';

const settings = [
  'fsync = off',
  'full_page_writes = off',
  'synchronous_commit = off',
  'wal_level = minimal',
  'max_wal_senders = 0',
  `max_wal_size = '8GB'`,
  `checkpoint_timeout = '30min'`,
  `shared_buffers = '4GB'`,
];

export async function openSizeCluster(folder: string) {
  mkdirSync(folder, { recursive: true });
  // PostgreSQL may run under another account, which needs access.
  chmodSync(folder, 0o755);
  const open = () => openEmbeddedPostgres(folder, join(folder, 'home'));
  const unset = await open();
  const maintenance = unset.urlOf('postgres');
  for (const setting of settings) await query(maintenance, `ALTER SYSTEM SET ${setting}`);
  await unset.close();
  const postgres = await open();
  const url = await ensureDatabase(postgres.urlOf);
  await migrate(url);
  await grantApp(url, await ensureRole(url, appUrlOf(url)));
  return {
    url,
    close: async () => {
      // Writes to disk first, because stopping has a short time limit.
      await query(url, 'CHECKPOINT');
      await postgres.close();
    },
  };
}
