import { createHash, randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { elapsedMs } from '../../base/clock.ts';
import { StartError } from '../../base/errors.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterHome } from './cluster-home.ts';
import { livePostmaster, removeStalePidFile } from './postmaster.ts';
import { giveTo, runAs, type Account } from './run-as.ts';

export interface Cluster {
  home: ClusterHome;
  binaries: Binaries;
  account: Account | null;
}

const owner = 'digis';
const app = 'digis_app';
const startLimitMs = 15_000;
const staleAfterMs = 5_000;

export const clusterUrl = ({ home }: Cluster, database: string): string =>
  `postgresql://${owner}:${home.password}@localhost/${database}?host=${encodeURIComponent(home.sockets)}`;

export function clusterAppUrl(cluster: Cluster, database: string): string {
  const url = new URL(clusterUrl(cluster, database));
  url.username = app;
  url.password = createHash('sha256').update(`${app}:${cluster.home.password}`).digest('hex');
  return url.href;
}

/** Renames the cluster when it is complete, so that a crash leaves no half of it. */
export async function createCluster({ home, binaries, account }: Cluster): Promise<void> {
  if (existsSync(home.files)) return;
  const draft = `${home.files}-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${draft}.password`;
  writeFileSync(passwordFile, home.password, { mode: 0o600 });
  giveTo(account, passwordFile);
  try {
    await runAs(account, binaries.initdb, [
      `--pgdata=${draft}`,
      `--username=${owner}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--data-checksums',
    ]);
    renameSync(draft, home.files);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(home.files)) throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function launch({ home, binaries, account }: Cluster): void {
  const log = openSync(home.log, 'a', 0o600);
  // Detached, so that PostgreSQL continues if the server is killed.
  const child = spawn(binaries.postgres, ['-D', home.files, '-k', home.sockets, '-h', ''], {
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    ...account,
  });
  child.on('error', () => undefined);
  child.unref();
  closeSync(log);
}

async function tryConnect(cluster: Cluster): Promise<Client | null> {
  const client = new Client({ connectionString: clusterUrl(cluster, 'postgres') });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return null;
  }
}

export async function connectOrStart(cluster: Cluster): Promise<Client> {
  const begin = elapsedMs();
  let launchedAt = -Infinity;
  while (elapsedMs() - begin < startLimitMs) {
    const client = await tryConnect(cluster);
    if (client !== null) return client;
    const isDue = elapsedMs() - launchedAt > 500;
    if (isDue && livePostmaster(cluster.home.files) === null) {
      if (elapsedMs() - begin > staleAfterMs) removeStalePidFile(cluster.home.files);
      launch(cluster);
      launchedAt = elapsedMs();
    }
    await delay(20);
  }
  throw new StartError(`PostgreSQL did not start; its reasons are in ${cluster.home.log}.`);
}

/** Fast shutdown: rolls back running transactions. */
export async function stopCluster({ home }: Cluster): Promise<void> {
  const pid = livePostmaster(home.files);
  if (pid === null) return;
  process.kill(pid, 'SIGINT');
  const begin = elapsedMs();
  while (livePostmaster(home.files) !== null && elapsedMs() - begin < startLimitMs) await delay(20);
}
