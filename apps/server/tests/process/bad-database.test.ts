import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from '../../testing/start-test-app.ts';
import { appUrlOf, makeEmptyDatabase, query } from '../../testing/test-cluster.ts';
import { runCommand } from '../support/run-command.ts';

let dataDir = '';
let database: TestDatabase;
const cluster = process.env['DIGIS_TEST_DATABASE_URL'] ?? '';

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'digis-bad-'));
  database = await makeDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const run = (command: string, settings: Record<string, string>, words: string[] = []) =>
  runCommand(command, words, { DATA_DIR: dataDir, DIGIS_DEMO: '0', ...settings });
const at = (url: string, change: Partial<URL>) => Object.assign(new URL(url), change).href;

it.each(['SQL_ASCII', 'LATIN1'])('a database with encoding %s is refused', async (encoding) => {
  const name = `digis_${encoding.toLowerCase()}`;
  await query(
    cluster,
    `CREATE DATABASE ${name} ENCODING ${encoding} LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0`,
  );
  const url = at(cluster, { pathname: `/${name}` });
  expect(await run('main', { DATABASE_URL: url })).toEqual({
    code: 1,
    said: `DATABASE_URL names a database with the encoding ${encoding}: make one with ENCODING 'UTF8' TEMPLATE template0.`,
  });
  await query(cluster, `DROP DATABASE ${name}`);
});

it.each(['main', 'verify'])('%s reports that the role may not create tables', async (command) => {
  const empty = await makeEmptyDatabase();
  expect(await run(command, { DATABASE_URL: appUrlOf(empty.url) })).toEqual({
    code: 1,
    said: 'DATABASE_URL: its role may not make the tables of Digis. Make it the owner of the database, or name the owner in DATABASE_OWNER_URL.',
  });
  await empty.drop();
});

it.each([
  ['main', 'DATABASE_URL', 'DATABASE_URL'],
  ['main', 'DATABASE_OWNER_URL', 'DATABASE_OWNER_URL'],
  ['backup', 'DATABASE_URL', 'DATABASE_URL'],
  ['restore', 'DATABASE_OWNER_URL', 'DATABASE_OWNER_URL'],
  ['destroy', 'DATABASE_URL', 'DATABASE_URL'],
])('%s reports that PostgreSQL refuses the password of %s', async (command, wrong, variable) => {
  const addresses = {
    DATABASE_URL: database.url,
    [wrong]: at(database.url, { password: 'hunter2' }),
  };
  expect(await run(command, addresses, ['nowhere.tar.gz'])).toEqual({
    code: 1,
    said: `${variable}: its PostgreSQL refuses the role or the password.`,
  });
});

it('a missing database is reported with its variable', async () => {
  const url = at(database.url, { pathname: '/digis_nowhere' });
  expect((await run('main', { DATABASE_URL: url })).said).toBe(
    'DATABASE_URL names a database that does not exist: make it first.',
  );
});

it('an unreachable serving role is reported as DATABASE_URL, even if the owner connects', async () => {
  const addresses = {
    DATABASE_OWNER_URL: database.url,
    DATABASE_URL: 'postgresql://digis_test_app@127.0.0.1:1/digis',
  };
  const told = 'DATABASE_URL names a PostgreSQL that cannot be reached.';
  expect((await run('main', addresses)).said).toBe(told);
  const direct = { ...addresses, DATABASE_DIRECT_URL: appUrlOf(database.url) };
  expect((await run('main', direct)).said).toBe(told);
});

it('restore and verify report a folder given as backup, and restore a missing file', async () => {
  const settings = { DATABASE_URL: database.url };
  const empty = await makeEmptyDatabase();
  const restore = (file: string) => run('restore', { DATABASE_URL: empty.url }, [file]);
  expect(await restore(dataDir)).toEqual({ code: 1, said: `${dataDir} is a folder, and no copy.` });
  const missing = join(dataDir, 'missing.tar.gz');
  expect((await restore(missing)).said).toBe(`${missing} is not there.`);
  expect((await run('verify', settings, [dataDir])).said).toBe(
    `${dataDir} is a folder, and no copy.`,
  );
  expect(await empty.tables()).toBe(0);
  await empty.drop();
});
