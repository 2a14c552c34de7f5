import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findBinaries } from '#db/embedded/binaries.ts';
import { openClusterHome } from '#db/embedded/cluster-home.ts';
import { clusterUrl, connectOrStart, createCluster, type Cluster } from '#db/embedded/cluster.ts';
import { livePostmaster } from '#db/embedded/postmaster.ts';
import { findOrMakePostgresAccount } from '#db/embedded/run-as.ts';
import { copyCluster, type CopiedCluster } from '#testing/copied-cluster.ts';
import { query } from '#testing/test-cluster.ts';

export interface ReplicatedCluster {
  urlOf(database: string): string;
  replicaUrlOf(database: string): string;
  failOver(): Promise<void>;
  remove(): Promise<void>;
}

async function startFirst(folder: string): Promise<Cluster> {
  const account = await findOrMakePostgresAccount();
  // Open to all, because PostgreSQL may run under another account.
  chmodSync(folder, 0o755);
  const home = openClusterHome(folder, account, join(folder, 'first'));
  const cluster: Cluster = { account, home, binaries: await findBinaries(account) };
  await createCluster(cluster);
  // An archiving that does nothing until a test makes it fail.
  appendFileSync(
    join(home.files, 'postgresql.auto.conf'),
    `archive_mode = on\narchive_command = 'true'\n`,
  );
  await (await connectOrStart(cluster)).end();
  return cluster;
}

/** Commits wait for the replica from now on. */
async function waitForBoth(url: string): Promise<void> {
  await query(url, `ALTER SYSTEM SET synchronous_standby_names = '*'`);
  await query(url, 'SELECT pg_reload_conf()');
  const isInStep = async () => {
    const [row] = await query<{ state: string }>(
      url,
      'SELECT sync_state AS state FROM pg_stat_replication',
    );
    return row?.state === 'sync';
  };
  while (!(await isInStep())) await delay(50);
}

export async function startReplicatedCluster(): Promise<ReplicatedCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'digis-two-'));
  const first = await startFirst(folder);
  const { files, sockets, password } = first.home;
  const { username } = new URL(clusterUrl(first, 'postgres'));
  const copied = await copyCluster({ url: clusterUrl(first, 'postgres'), files });
  const replica: CopiedCluster = await copied.start({
    signal: 'standby.signal',
    settings: `primary_conninfo = 'host=${sockets} user=${username} password=${password}'\n`,
  });
  await waitForBoth(clusterUrl(first, 'postgres'));
  let isMoved = false;
  const kill = () => {
    const pid = livePostmaster(files);
    if (pid !== null) process.kill(pid, 'SIGKILL');
  };
  return {
    urlOf: (database) => (isMoved ? replica.urlOf(database) : clusterUrl(first, database)),
    replicaUrlOf: (database) => replica.urlOf(database),
    failOver: async () => {
      kill();
      await query(replica.urlOf('postgres'), 'SELECT pg_promote(true, 60)');
      isMoved = true;
    },
    remove: async () => {
      kill();
      await replica.remove();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
