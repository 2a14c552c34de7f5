/** Brings the embedded database to the PostgreSQL of this Digis: a copy by the old one, restored into new files and verified. */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyIn } from '../backup/copy-in.ts';
import { copyOut } from '../backup/copy-out.ts';
import { systemClock } from '../base/clock.ts';
import { StartError } from '../base/start-error.ts';
import { findBinaries, type Binaries } from '../db/embedded/binaries.ts';
import { openClusterHome } from '../db/embedded/cluster-home.ts';
import {
  clusterUrl,
  connectOrStart,
  createCluster,
  stopCluster,
  type Cluster,
} from '../db/embedded/cluster.ts';
import { livePostmaster } from '../db/embedded/postmaster.ts';
import { postgresAccount, type Account } from '../db/embedded/run-as.ts';
import { locks } from '../db/locks.ts';
import { keptFiles, majorOfFiles, takeUpgraded, upgradedFiles } from '../db/embedded/versions.ts';
import { connect, ensureDatabase } from '../db/open-database.ts';
import { firstDifference, headsChanged } from '../modules/journal/verify-journal.ts';
import type { Manifest } from '../backup/manifest.ts';

export interface Upgrade {
  dataDir: string;
  /** Signs the copy. */
  key: Buffer;
  /** Of the PostgreSQL that made the files, found for their major version. */
  programsOf: (account: Account | null, major: string) => Promise<Binaries>;
}

export interface Upgraded {
  from: string;
  to: string;
  /** Where the old files lie, and what was restored. */
  kept: string;
  copy: string;
}

/** Alone on it: a server that starts now waits, and none has begun before. */
async function runAlone<T>(cluster: Cluster, work: () => Promise<T>): Promise<T> {
  const client = await connectOrStart(cluster);
  try {
    const { rows } = await client.query<{ alone: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS alone',
      [locks.membership],
    );
    if (rows[0]?.alone !== true) throw running;
    return await work();
  } finally {
    await stopCluster(cluster);
    await client.end().catch(() => undefined);
  }
}

const running = new StartError('A server runs on these database files: stop it first.');

async function requireVerified(url: string, { heads = [] }: Manifest): Promise<void> {
  const { db, close } = connect(url);
  try {
    const fault = (await firstDifference(db)) ?? (await headsChanged(db, heads));
    if (fault !== null) throw new StartError(`${fault} Nothing was upgraded.`);
  } finally {
    await close();
  }
}

/** Images stay where they are. */
async function restore(cluster: Cluster, file: string, key: Buffer): Promise<void> {
  await createCluster(cluster);
  await runAlone(cluster, async () => {
    const url = await ensureDatabase((database) => clusterUrl(cluster, database));
    await requireVerified(url, await copyIn({ url, file, images: null, key }));
  });
}

export async function upgradeCluster({ dataDir, key, programsOf }: Upgrade): Promise<Upgraded> {
  const account = await postgresAccount();
  const home = openClusterHome(dataDir, account);
  takeUpgraded(home.files);
  const own = await findBinaries(account);
  const from = majorOfFiles(home.files);
  if (from === null) throw new StartError(`There are no database files of ${dataDir}.`);
  if (from === own.major)
    throw new StartError(`The database files are of PostgreSQL ${from} already.`);
  if (livePostmaster(home.files) !== null) throw running;

  const old: Cluster = { account, home, binaries: await programsOf(account, from) };
  const folder = join(dataDir, 'backups');
  const copy = join(folder, `before-postgresql-${own.major}.tar.gz`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const upgraded = upgradedFiles(home.files);
  try {
    await runAlone(old, async () => {
      const url = clusterUrl(old, 'digis');
      await copyOut({ url, file: copy, images: null, takenAt: systemClock.now(), key });
    });
    rmSync(upgraded, { recursive: true, force: true });
    await restore({ account, binaries: own, home: { ...home, files: upgraded } }, copy, key);
  } catch (error) {
    rmSync(upgraded, { recursive: true, force: true });
    throw error;
  }
  const kept = keptFiles(home.files, from);
  if (existsSync(kept)) throw new StartError(`${kept} is in the way: move it away and try again.`);
  renameSync(home.files, kept);
  takeUpgraded(home.files);
  return { from, to: own.major, kept, copy };
}
