import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { livePostmaster } from './postmaster.ts';
import { openEmbeddedPostgres, type EmbeddedPostgres } from './supervise.ts';

let folder = '';
let first: EmbeddedPostgres;

async function ask<Row extends object>(
  postgres: EmbeddedPostgres,
  statement: string,
): Promise<Row[]> {
  const client = new Client({ connectionString: postgres.urlOf('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

const open = () => openEmbeddedPostgres(folder, join(folder, 'home'));

const untilBack = () =>
  expect.poll(() => ask(first, 'SELECT 1').catch(() => []), { interval: 50 }).toHaveLength(1);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'digis-embedded-'));
  chmodSync(folder, 0o755);
  first = await open();
});
afterAll(async () => {
  await first.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  it('the cluster is UTF-8, has checksums and loses no acknowledged write', async () => {
    const [settings] = await ask(
      first,
      `SELECT current_setting('server_encoding') AS encoding, current_setting('data_checksums') AS checksums,
        current_setting('fsync') AS fsync, current_setting('listen_addresses') AS network`,
    );
    expect(settings).toEqual({ encoding: 'UTF8', checksums: 'on', fsync: 'on', network: '' });
  });

  it('a second server on the folder shares the PostgreSQL, which outlives the first server', async () => {
    const pid = livePostmaster(first.place);
    const second = await open();
    expect(livePostmaster(first.place)).toBe(pid);
    await second.close();
    expect(livePostmaster(first.place)).toBe(pid);
  });

  it('a killed PostgreSQL is restarted by one of its servers', async () => {
    const second = await open();
    const pid = livePostmaster(first.place);
    if (pid === null) throw new Error('there is no PostgreSQL to kill');
    process.kill(pid, 'SIGKILL');
    await untilBack();
    expect(livePostmaster(first.place)).not.toBe(pid);
    // If the second server leaves last, PostgreSQL stops and the first server restarts it.
    await second.close();
    await untilBack();
  });

  it('PostgreSQL stops with its last server and starts again on the same data', async () => {
    await ask(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.close();
    expect(livePostmaster(first.place)).toBeNull();
    first = await open();
    expect(await ask(first, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('a server that starts while the last one stops still gets its PostgreSQL', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const [next] = await Promise.all([open(), first.close()]);
      first = next;
      expect(await ask(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    }
  });

  it('PostgreSQL starts although a stale pid file names another process', async () => {
    const file = join(first.place, 'postmaster.pid');
    const content = readFileSync(file, 'utf8');
    await first.close();
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, content.replace(/^\d+/, String(process.ppid)), { mode: 0o644 });
    first = await open();
    expect(await ask(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

describe('migrations', () => {
  it('migrations run once, even if four servers start together', async () => {
    await ask(first, 'CREATE DATABASE fresh');
    const url = first.urlOf('fresh');
    await Promise.all([1, 2, 3, 4].map(() => migrate(url)));
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
    await client.end();
    const applied = rows.map(({ name }) => name).toSorted();
    const files = readdirSync(join(import.meta.dirname, '../migrations')).toSorted();
    expect(applied).toEqual(files);
  });
});
