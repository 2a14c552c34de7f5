/** Keeps the embedded PostgreSQL alive while servers use it; the last one out stops it. */
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { findBinaries } from './binaries.ts';
import { openClusterHome } from './cluster-home.ts';
import { clusterUrl, connectOrStart, createCluster, stopCluster, type Cluster } from './cluster.ts';
import { postgresAccount } from './run-as.ts';

export interface EmbeddedPostgres {
  /** The address of a database of this cluster. */
  urlOf(database: string): string;
  /** Said at start: where the files are when they are not in the data folder. */
  place: string;
  close(): Promise<void>;
}

/** Every server holds this lock in shared mode; whoever gets it alone is the last. */
const membershipLock = 7_246_001;

/** Joins the PostgreSQL of a data folder, or makes and starts it. */
export async function openEmbeddedPostgres(
  dataDir: string,
  home?: string,
): Promise<EmbeddedPostgres> {
  const account = await postgresAccount();
  const cluster: Cluster = {
    account,
    binaries: await findBinaries(account),
    home: openClusterHome(dataDir, account, home),
  };
  await createCluster(cluster);
  const membership = await joinCluster(cluster);
  return {
    urlOf: (database) => clusterUrl(cluster, database),
    place: cluster.home.files,
    close: membership.leave,
  };
}

/**
 * The membership is one connection that lives as long as the server. When it breaks, PostgreSQL
 * has died (or the last other server stopped it in that moment), and it is started again.
 */
async function joinCluster(cluster: Cluster): Promise<{ leave(): Promise<void> }> {
  let isLeaving = false;
  let member = await join();

  async function join(): Promise<pg.Client> {
    for (;;) {
      const client = await connectOrStart(cluster);
      try {
        await client.query('SELECT pg_advisory_lock_shared($1)', [membershipLock]);
        client.once('end', () => void rejoin());
        return client;
      } catch {
        await client.end().catch(() => undefined);
      }
    }
  }

  async function rejoin(): Promise<void> {
    while (!isLeaving) {
      try {
        member = await join();
        return;
      } catch {
        await delay(1_000);
      }
    }
  }

  return {
    async leave() {
      isLeaving = true;
      const isLast = await takeAlone(member).catch(() => false);
      if (isLast) await stopCluster(cluster);
      await member.end().catch(() => undefined);
    },
  };
}

async function takeAlone(member: pg.Client): Promise<boolean> {
  await member.query('SELECT pg_advisory_unlock_shared($1)', [membershipLock]);
  const { rows } = await member.query<{ alone: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS alone',
    [membershipLock],
  );
  return rows[0]?.alone ?? false;
}
