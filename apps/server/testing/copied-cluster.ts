/** Copies a running cluster, as pg_basebackup does. */
import {
  appendFileSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findBinaries } from '../src/db/embedded/binaries.ts';
import {
  clusterUrl,
  connectOrStart,
  stopCluster,
  type Cluster,
} from '../src/db/embedded/cluster.ts';
import { findOrMakePostgresAccount, type Account } from '../src/db/embedded/run-as.ts';

export interface Purpose {
  settings: string;
  signal: 'standby.signal' | 'recovery.signal';
}

export interface CopiedFiles {
  start(purpose: Purpose): Promise<CopiedCluster>;
}

export interface CopiedCluster {
  urlOf(database: string): string;
  remove(): Promise<void>;
}

const ofTheRunning = new Set(['postmaster.pid', 'postmaster.opts']);

/** Files may vanish during the copy: PostgreSQL recreates them from its WAL. */
function copyFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(from)) {
    if (ofTheRunning.has(name)) continue;
    const found = lstatSync(join(from, name), { throwIfNoEntry: false });
    if (found?.isDirectory() === true) copyFiles(join(from, name), join(to, name));
    else if (found !== undefined) cpSync(join(from, name), join(to, name));
  }
}

function giveAll(account: Account | null, path: string): void {
  if (account === null) return;
  chownSync(path, account.uid, account.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) giveAll(account, join(path, name));
}

export async function copyCluster({
  url,
  files,
}: {
  url: string;
  files: string;
}): Promise<CopiedFiles> {
  const account = await findOrMakePostgresAccount();
  // A short path for the sockets, which PostgreSQL's account may enter.
  const folder = mkdtempSync(join(tmpdir(), 'digis-pg-'));
  const home = {
    files: join(folder, 'cluster'),
    sockets: join(folder, 'run'),
    log: join(folder, 'postgres.log'),
    password: new URL(url).password,
  };
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`SELECT pg_backup_start('copy', true)`);
  copyFiles(files, home.files);
  const { rows } = await client.query<{ labelfile: string }>('SELECT * FROM pg_backup_stop(true)');
  // Copied last, because the WAL contains the end of the backup.
  copyFiles(join(files, 'pg_wal'), join(home.files, 'pg_wal'));
  await client.end();
  writeFileSync(join(home.files, 'backup_label'), rows[0]?.labelfile ?? '');
  const cluster: Cluster = { account, home, binaries: await findBinaries(account) };
  return {
    start: async ({ settings, signal }) => {
      appendFileSync(join(home.files, 'postgresql.auto.conf'), settings);
      writeFileSync(join(home.files, signal), '');
      mkdirSync(home.sockets, { mode: 0o700 });
      giveAll(account, folder);
      await (await connectOrStart(cluster)).end();
      return {
        urlOf: (database) => clusterUrl(cluster, database),
        remove: async () => {
          await stopCluster(cluster);
          rmSync(folder, { recursive: true, force: true });
        },
      };
    },
  };
}
