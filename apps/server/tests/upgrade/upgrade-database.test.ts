/** A business on PostgreSQL 17 comes to the PostgreSQL of this Digis, as an operator brings it there. */
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildEvent } from '../../testing/factories.ts';
import { picture, upload } from '../../testing/pictures.ts';
import { query } from '../../testing/test-cluster.ts';
import { root } from '../../src/base/places.ts';
import { findBinaries, nativeIn } from '../../src/db/embedded/binaries.ts';
import { openClusterHome } from '../../src/db/embedded/cluster-home.ts';
import {
  clusterUrl,
  connectOrStart,
  createCluster,
  stopCluster,
  type Cluster,
} from '../../src/db/embedded/cluster.ts';
import { postgresAccount } from '../../src/db/embedded/run-as.ts';
import { ensureDatabase } from '../../src/db/open-database.ts';
import { prepareBusiness, ApiSession } from '../api-session.ts';
import { callerAt } from '../caller-at.ts';
import { runCommand } from '../run-command.ts';
import { adminPassword, startServer } from '../server-process.ts';

let dataDir: string;
let old: Cluster;

const run = (command: string, ...words: string[]) =>
  runCommand(command, words, { DATA_DIR: dataDir, DIGIS_DEMO: '0', PORT: '0' });

const upgrade = (from = root) => run('upgrade-database', '--from', from);
const majorOf = (files: string) => readFileSync(join(files, 'PG_VERSION'), 'utf8').trim();

/** A party, its photo and money in the book. */
async function fill(url: string): Promise<void> {
  const api = await ApiSession.signIn({ url });
  await prepareBusiness(api);
  const admin = await callerAt(url, 'admin', adminPassword);
  const client_id = (await upload(admin, await picture().jpeg().toBuffer())).body.path;
  await api.call('POST', '/api/event', { ...buildEvent({ remark: 'ሰርግ' }), client_id });
  await api.call('POST', '/api/transactions?branchId=1', { type: 'in', amount: 500, remark: 'x' });
}

async function onOld<T>(work: (url: string) => Promise<T>): Promise<T> {
  await (await connectOrStart(old)).end();
  try {
    return await work(await ensureDatabase((database) => clusterUrl(old, database)));
  } finally {
    await stopCluster(old);
  }
}

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'digis-upgrade-'));
  const account = await postgresAccount();
  const binaries = await findBinaries(account, nativeIn(root, '17'));
  old = { account, binaries, home: openClusterHome(dataDir, account) };
  await createCluster(old);
  await onOld(async (url) => {
    const server = await startServer(dataDir, { DATABASE_URL: url });
    await fill(server.url);
    await server.kill('SIGTERM');
  });
});
afterEach(() => {
  rmSync(dirname(old.home.files), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

async function expectWhole(): Promise<void> {
  const server = await startServer(dataDir);
  const admin = await callerAt(server.url, 'admin', adminPassword);
  const [event] = (await admin.get('/api/event')).body.events;
  expect(event).toMatchObject({ remark: 'ሰርግ' });
  expect((await admin.get('/api/transactions?type=book&branchId=1')).body.data).toHaveLength(1);
  expect(await server.kill('SIGTERM')).toBe(0);
}

describe('a database of an older PostgreSQL', () => {
  it('a start says what to do, and the command brings rows, books and images to the new one', async () => {
    expect(majorOf(old.home.files)).toBe('17');
    expect(await run('main')).toEqual({
      code: 1,
      said: 'The database files are of PostgreSQL 17, and this Digis brings 18: run upgrade-database.',
    });
    expect(await upgrade()).toMatchObject({
      code: 0,
      said: expect.stringMatching(
        /^The database was brought from PostgreSQL 17 to 18, and the books agree\./,
      ),
    });
    expect([majorOf(old.home.files), majorOf(`${old.home.files}-17`)]).toEqual(['18', '17']);
    await expectWhole();
    expect((await run('verify', join(dataDir, 'backups/before-postgresql-18.tar.gz'))).code).toBe(
      0,
    );
    expect(await upgrade()).toEqual({
      code: 1,
      said: 'The database files are of PostgreSQL 18 already.',
    });
  });

  it('an upgrade that ended between its two renames is finished by the next start', async () => {
    expect(await upgrade()).toMatchObject({ code: 0 });
    renameSync(old.home.files, `${old.home.files}-upgraded`);
    await expectWhole();
  });

  it('the upgrade leaves all as it was where a server runs, the old programs are missing, or the books do not agree', async () => {
    await onOld(async (url) => {
      expect((await upgrade()).said).toBe('A server runs on these database files: stop it first.');
      await query(
        url,
        `SET session_replication_role = replica; UPDATE postings SET amount = amount + 1 WHERE id = (SELECT min(id) FROM postings)`,
      );
    });
    const empty = mkdtempSync(join(dataDir, 'empty-'));
    expect((await upgrade(empty)).said).toBe(`There is no PostgreSQL 17 in ${empty}.`);
    const tampered = await upgrade();
    expect(tampered).toMatchObject({
      code: 1,
      said: expect.stringContaining('Nothing was upgraded.'),
    });
    expect(majorOf(old.home.files)).toBe('17');
    expect(existsSync(`${old.home.files}-upgraded`)).toBe(false);
  });
});
