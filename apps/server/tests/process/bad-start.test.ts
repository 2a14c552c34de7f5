import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from '../support/run-command.ts';
import { mainFile, outputUntil, spawnServer } from '../support/server-process.ts';
import { copyCluster } from '../../testing/copied-cluster.ts';
import { makeDatabase } from '../../testing/start-test-app.ts';
import { listenOnLoopback } from '../../testing/loopback.ts';
import { appUrlOf, query, templateName } from '../../testing/test-cluster.ts';

let dataDir = '';

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'digis-bad-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (settings: Record<string, string>) =>
  runProgram(mainFile, [], { DATA_DIR: dataDir, DIGIS_DEMO: '0', ...settings });

describe('a first start', () => {
  it('a first start in production has no demo and prints no password', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'digis-production-'));
    const quiet = { NODE_ENV: 'production', DIGIS_DEMO: '', DIGIS_ADMIN_PASSWORD: '' };
    const child = spawnServer(folder, quiet);
    const said = await outputUntil(child, / at (http:\S+) /);
    const file = join(folder, 'admin-password.txt');
    expect(said).toContain(`Sign in: admin / the password in ${file};`);
    expect(said).not.toContain(readFileSync(file, 'utf8').trim());
    expect(said).not.toContain('hana');
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('a failing start', () => {
  it('an invalid variable is named in one sentence', async () => {
    const { code, said } = await start({ PORT: 'eighty' });
    expect([code, said]).toEqual([1, 'PORT must be a number from 0 to 65535, not "eighty".']);
  });

  it('a file as DATA_DIR is reported', async () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    for (const place of [file, join(file, 'below')]) {
      const { code, said } = await start({ DATA_DIR: place });
      expect([code, said]).toEqual([1, `DATA_DIR must be a folder, and "${place}" is none.`]);
    }
  });

  it('a DATA_DIR that cannot be created is reported', async () => {
    for (const place of ['/proc/nothing', '/proc/nothing/below']) {
      const { code, said } = await start({ DATA_DIR: place });
      const told = `DATA_DIR "${place}" can't be written: no folder can be made there.`;
      expect([code, said]).toEqual([1, told]);
    }
  });

  it('a missing database is reported without printing the password', async () => {
    const { code, said } = await start({
      DATABASE_URL: 'postgresql://digis:hunter2@127.0.0.1:1/digis',
    });
    expect([code, said]).toEqual([1, 'DATABASE_URL names a PostgreSQL that cannot be reached.']);
  });

  it('a port in use is reported', async () => {
    const { port, close } = await listenOnLoopback(createServer());
    const url = new URL(process.env['DIGIS_TEST_DATABASE_URL'] ?? '');
    await query(url.href, `CREATE DATABASE digis_port_${port} TEMPLATE ${templateName}`);
    url.pathname = `/digis_port_${port}`;
    const { code, said } = await start({ DATABASE_URL: url.href, PORT: String(port) });
    expect([code, said]).toEqual([1, `PORT ${port} of HOST 127.0.0.1 is not free: EADDRINUSE.`]);
    await close();
  });

  it('a database of a newer Digis version is reported', async () => {
    const database = await makeDatabase();
    await query(database.url, `INSERT INTO migrations (name) VALUES ('9999-later.sql')`);
    const { code, said } = await start({
      DATABASE_URL: appUrlOf(database.url),
      DATABASE_OWNER_URL: database.url,
    });
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^The database is of a newer Digis: it has 9999-later\.sql[^\n]+$/),
    ]);
    await database.drop();
  });

  it('a replica or a read-only database is reported', async () => {
    const cluster = process.env['DIGIS_TEST_DATABASE_URL'] ?? '';
    const [found] = await query<{ files: string }>(
      cluster,
      `SELECT current_setting('data_directory') AS files`,
    );
    const primary = { url: cluster, files: found?.files ?? '' };
    const files = await copyCluster(primary);
    const replica = await files.start({ settings: '', signal: 'standby.signal' });
    const onReplica = await start({ DATABASE_URL: replica.urlOf(templateName) });
    expect([onReplica.code, onReplica.said]).toEqual([
      1,
      'DATABASE_URL names a replica, which takes no writes: give the address of the primary.',
    ]);
    await replica.remove();

    const database = await makeDatabase();
    const name = new URL(database.url).pathname.slice(1);
    await query(cluster, `ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    const onReadOnly = await start({ DATABASE_URL: database.url });
    expect(onReadOnly.said).toBe(
      'DATABASE_URL names a database that is read-only: let its role write.',
    );
    await database.drop();
  });
});

const canMount = process.getuid?.() === 0 && mountedAt('size=16k', () => true);

function mountedAt<T>(options: string, work: (folder: string) => T): T | false {
  const folder = mkdtempSync(join(tmpdir(), 'digis-disk-'));
  const words = ['-t', 'tmpfs', '-o', options, 'tmpfs', folder];
  if (spawnSync('mount', words).status !== 0) return false;
  const unmount = () => {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  const result = work(folder);
  if (result instanceof Promise) void result.finally(unmount);
  else unmount();
  return result;
}

describe.skipIf(!canMount)('a start on an unwritable data folder', () => {
  it.each([
    ['size=4k', 'its disk is full'],
    ['ro', 'its disk is read-only'],
  ])('a disk with %s is reported, and no files are left', async (options, reason) => {
    await mountedAt(options, async (folder) => {
      const { code, said } = await start({ DATA_DIR: folder });
      expect([code, said]).toEqual([1, `DATA_DIR "${folder}" can't be written: ${reason}.`]);
      expect(readdirSync(folder)).toEqual([]);
    });
  });
});

it('a start with database, images and key elsewhere needs no data folder', async () => {
  const nowhere = join(dataDir, 'nowhere');
  mkdirSync(nowhere);
  const { said } = await start({
    DATA_DIR: join(nowhere, 'data'),
    DATABASE_URL: 'postgresql://digis@127.0.0.1:1/digis',
    DIGIS_SECRET_KEY: Buffer.alloc(32).toString('base64'),
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'images',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  });
  expect(said).toBe('DATABASE_URL names a PostgreSQL that cannot be reached.');
  expect(readdirSync(nowhere)).toEqual([]);
});
