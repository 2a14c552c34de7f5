/** A PostgreSQL for tenants, sized as the guide recommends. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '../../src/db/embedded/supervise.ts';
import { livePostmaster } from '../../src/db/embedded/postmaster.ts';
import { query } from '../../testing/test-cluster.ts';
import type { Place } from './tenant-command.ts';

export interface TenantCluster {
  place: Place;
  postmaster: number;
  connections(): Promise<number>;
  close(): Promise<void>;
}

export async function startTenantCluster(connections: number): Promise<TenantCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'digis-tenants-'));
  // Open to all, because PostgreSQL may run under another account.
  chmodSync(folder, 0o755);
  const open = () => openEmbeddedPostgres(join(folder, 'postgres'), join(folder, 'home'));
  const first = await open();
  await query(first.urlOf('postgres'), `ALTER SYSTEM SET max_connections = ${connections}`);
  await first.close();
  const postgres = await open();
  const url = postgres.urlOf('postgres');
  return {
    place: { TENANTS_DIR: join(folder, 'tenants'), TENANTS_DATABASE_URL: url },
    postmaster: livePostmaster(postgres.place) ?? 0,
    connections: async () => {
      const text = `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname LIKE 'digis\\_%'`;
      const [row] = await query<{ count: number }>(url, text);
      return row?.count ?? 0;
    },
    close: async () => {
      await postgres.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
