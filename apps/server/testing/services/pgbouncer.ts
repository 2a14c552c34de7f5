/** PgBouncer in transaction mode, if it is installed. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveTo, findOrMakePostgresAccount } from '../../src/db/embedded/run-as.ts';
import { appUrlOf } from '../test-cluster.ts';
import { freePort } from '../loopback.ts';

export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

/** Fewer than the connections of the server, so that they share sessions. */
const sessions = 3;

export interface Pooler {
  url: string;
  close(): Promise<void>;
}

function configOf(ownerUrl: string, port: number, more: string): string {
  const {
    pathname,
    searchParams,
    hostname,
    port: at,
    username,
    password,
  } = new URL(appUrlOf(ownerUrl));
  const place = `host=${searchParams.get('host') ?? hostname}${at === '' ? '' : ` port=${at}`}`;
  const limits =
    'SET statement_timeout = 15000; SET lock_timeout = 8000; SET idle_in_transaction_session_timeout = 20000';
  return `[databases]
digis = ${place} dbname=${pathname.slice(1)} user=${username} password=${password} connect_query='${limits}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${sessions}
${more}
`;
}

async function untilUp(child: ChildProcess): Promise<void> {
  let said = '';
  const gone = once(child, 'exit').then(() => {
    throw new Error(`PgBouncer ended:\n${said}`);
  });
  gone.catch(() => undefined);
  child.stderr?.on('data', (chunk) => {
    said += String(chunk);
  });
  while (!said.includes('process up'))
    await Promise.race([once(child.stderr ?? child, 'data'), gone]);
}

export async function startPgBouncer(ownerUrl: string, more = ''): Promise<Pooler> {
  const account = await findOrMakePostgresAccount();
  const folder = mkdtempSync(join(tmpdir(), 'digis-pgbouncer-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  const port = await freePort();
  writeFileSync(file, configOf(ownerUrl, port, more), { mode: 0o600 });
  giveTo(account, file);
  const child = spawn('pgbouncer', [file], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  await untilUp(child);
  return {
    url: `postgres://${new URL(appUrlOf(ownerUrl)).username}@127.0.0.1:${port}/digis`,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
