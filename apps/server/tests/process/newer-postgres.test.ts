/** Changing the major version of PostgreSQL with `backup` and `restore`. */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildEvent } from '../../testing/factories.ts';
import { picture, upload } from '../../testing/pictures.ts';
import { openClusterHome } from '../../src/db/embedded/cluster-home.ts';
import { findOrMakePostgresAccount } from '../../src/db/embedded/run-as.ts';
import { prepareBusiness, ApiSession } from '../support/api-session.ts';
import { callerAt } from '../support/caller-at.ts';
import { runCommand } from '../support/run-command.ts';
import { adminPassword, startServer } from '../support/server-process.ts';

let old: string;
let fresh: string;

const runIn = (dataDir: string, command: string, ...words: string[]) =>
  runCommand(command, words, { DATA_DIR: dataDir, DIGIS_DEMO: '0', PORT: '0' });

const filesOf = async (dataDir: string) =>
  openClusterHome(dataDir, await findOrMakePostgresAccount()).files;

async function fill(url: string): Promise<void> {
  const api = await ApiSession.signIn({ url });
  await prepareBusiness(api);
  const admin = await callerAt(url, 'admin', adminPassword);
  const client_id = (await upload(admin, await picture().jpeg().toBuffer())).body.path;
  await api.call('POST', '/api/event', { ...buildEvent({ remark: 'ሰርግ' }), client_id });
  await api.call('POST', '/api/transactions?branchId=1', { type: 'in', amount: 500, remark: 'x' });
}

beforeEach(() => {
  [old = '', fresh = ''] = ['old', 'new'].map((name) =>
    mkdtempSync(join(tmpdir(), `digis-${name}-`)),
  );
});
afterEach(async () => {
  for (const dataDir of [old, fresh]) {
    rmSync(dirname(await filesOf(dataDir)), { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  }
});

it('a backup by the old version and a restore by the new one transfer rows, books and images', async () => {
  const before = await startServer(old);
  await fill(before.url);
  await before.kill('SIGTERM');
  const copy = join(old, 'digis.tar.gz.age');
  expect(await runIn(old, 'backup', copy)).toMatchObject({ code: 0 });
  copyFileSync(join(old, 'secret.key'), join(fresh, 'secret.key'));
  expect(await runIn(fresh, 'restore', copy)).toMatchObject({ code: 0 });
  expect(await runIn(fresh, 'verify', copy, '--files')).toMatchObject({ code: 0 });

  const server = await startServer(fresh);
  const admin = await callerAt(server.url, 'admin', adminPassword);
  const [event] = (await admin.get('/api/event')).body.events;
  expect(event).toMatchObject({ remark: 'ሰርግ' });
  expect((await admin.get('/api/transactions?type=book&branchId=1')).body.data).toHaveLength(1);
  expect(await server.kill('SIGTERM')).toBe(0);
});

it('a start on files of an older PostgreSQL explains what to do and leaves them unchanged', async () => {
  const files = await filesOf(old);
  mkdirSync(files, { recursive: true });
  writeFileSync(join(files, 'PG_VERSION'), '17\n');
  expect(await runIn(old, 'main')).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^The database files are of PostgreSQL 17, and this Digis brings \d+: back up with the Digis from before/,
    ),
  });
  expect(readdirSync(files)).toEqual(['PG_VERSION']);
});
