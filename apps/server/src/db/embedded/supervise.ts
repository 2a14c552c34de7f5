/** Keeps the embedded PostgreSQL running. The last server that leaves stops it. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { locks } from '../locks.ts';
import { findBinaries } from './binaries.ts';
import { openClusterHome } from './cluster-home.ts';
import {
  clusterAppUrl,
  clusterUrl,
  connectOrStart,
  createCluster,
  stopCluster,
  type Cluster,
} from './cluster.ts';
import { findOrMakePostgresAccount } from './run-as.ts';
import { requireSameMajor } from './versions.ts';

export interface EmbeddedPostgres {
  urlOf: (database: string) => string;
  appUrlOf: (database: string) => string;
  place: string;
  close: () => Promise<void>;
}

export async function openEmbeddedPostgres(
  dataDir: string,
  home?: string,
): Promise<EmbeddedPostgres> {
  const account = await findOrMakePostgresAccount();
  const cluster: Cluster = {
    account,
    binaries: await findBinaries(account),
    home: openClusterHome(dataDir, account, home),
  };
  requireSameMajor(cluster.home.files, cluster.binaries);
  await createCluster(cluster);
  const membership = await joinCluster(cluster);
  return {
    urlOf: (database) => clusterUrl(cluster, database),
    appUrlOf: (database) => clusterAppUrl(cluster, database),
    place: cluster.home.files,
    close: membership.leave,
  };
}

/** Joins again if PostgreSQL died or another server stopped it. */
async function joinCluster(cluster: Cluster): Promise<{ leave: () => Promise<void> }> {
  let isLeaving = false;
  let member = join();
  await member;

  async function join(): Promise<Client> {
    const client = await connectOrStart(cluster);
    try {
      await client.query('SELECT pg_advisory_lock_shared($1)', [locks.membership]);
    } catch {
      return join();
    }
    client.once('end', () => {
      if (!isLeaving) member = rejoin();
    });
    return client;
  }

  async function rejoin(): Promise<Client> {
    try {
      return await join();
    } catch {
      await delay(1_000);
      return rejoin();
    }
  }

  return {
    async leave() {
      const current = await member;
      isLeaving = true;
      const isLast = await takeAlone(current).catch(() => false);
      if (isLast) await stopCluster(cluster);
      await current.end().catch(() => undefined);
    },
  };
}

async function takeAlone(member: Client): Promise<boolean> {
  await member.query('SELECT pg_advisory_unlock_shared($1)', [locks.membership]);
  const { rows } = await member.query<{ alone: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS alone',
    [locks.membership],
  );
  return rows[0]?.alone ?? false;
}
