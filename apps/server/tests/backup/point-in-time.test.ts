import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildEvent } from '../../testing/factories.ts';
import { copyCluster } from '../../testing/copied-cluster.ts';
import { query } from '../../testing/test-cluster.ts';
import { giveTo, findOrMakePostgresAccount } from '../../src/db/embedded/run-as.ts';
import { openEmbeddedPostgres, type EmbeddedPostgres } from '../../src/db/embedded/supervise.ts';
import { connect, ensureDatabase } from '../../src/db/open-database.ts';
import { firstDifference } from '../../src/modules/verify/verify-journal.ts';
import { prepareBusiness, ApiSession } from '../support/api-session.ts';
import { startServer } from '../support/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'digis-pitr-'));
const archive = join(folder, 'archive');
let postgres: EmbeddedPostgres;

/** The archive_command of deploy/compose.yaml, into a folder, and without `sync`. */
const archiving = `test ! -f ${archive}/%f && cp %p ${archive}/.%f && mv ${archive}/.%f ${archive}/%f`;

beforeAll(async () => {
  // Open to all, because PostgreSQL may run under another account.
  chmodSync(folder, 0o755);
  mkdirSync(archive);
  giveTo(await findOrMakePostgresAccount(), archive);
  const open = () => openEmbeddedPostgres(folder, join(folder, 'home'));
  postgres = await open();
  await query(postgres.urlOf('postgres'), `ALTER SYSTEM SET archive_mode = on`);
  await query(postgres.urlOf('postgres'), `ALTER SYSTEM SET archive_command = '${archiving}'`);
  await postgres.close();
  postgres = await open();
});
afterAll(async () => {
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
});

const remarks = async (url: string) =>
  (await query<{ remark: string }>(url, 'SELECT remark FROM events ORDER BY id')).map(
    ({ remark }) => remark,
  );

const book = (api: ApiSession, remark: string) =>
  api.call('POST', '/api/event', buildEvent({ remark }));

it('a business is restored to a moment between a booking and a mistake', async () => {
  const url = await ensureDatabase(postgres.urlOf);
  const server = await startServer(folder, { DATABASE_URL: url });
  const api = await ApiSession.signIn({ url: server.url });
  await prepareBusiness(api);
  await book(api, 'before the copy');
  const primary = { url: postgres.urlOf('postgres'), files: postgres.place };
  const base = await copyCluster(primary);
  await book(api, 'after the copy');
  const [{ moment } = { moment: '' }] = await query<{ moment: string }>(
    url,
    'SELECT clock_timestamp()::text AS moment',
  );
  await book(api, 'a mistake');
  await query(url, 'SELECT pg_switch_wal()');
  expect(await server.kill('SIGTERM')).toBe(0);
  await expect.poll(() => readdirSync(archive).length).toBeGreaterThan(1);
  await postgres.close();

  const restored = await base.start({
    signal: 'recovery.signal',
    settings: `
      archive_mode = off
      restore_command = 'cp ${archive}/%f %p'
      recovery_target_time = '${moment}'
      recovery_target_action = promote`,
  });
  const back = restored.urlOf('digis');
  const isRecovering = async () =>
    (await query<{ is: boolean }>(back, 'SELECT pg_is_in_recovery() AS is'))[0]?.is;
  await expect.poll(isRecovering).toBe(false);
  expect(await remarks(back)).toEqual(['before the copy', 'after the copy']);
  const { db, close } = connect(back);
  expect(await firstDifference(db)).toBeNull();
  await close();
  const again = await startServer(folder, { DATABASE_URL: back });
  const signedIn = await ApiSession.signIn({ url: again.url });
  await book(signedIn, 'and on it goes');
  expect(await again.kill('SIGTERM')).toBe(0);
  expect(await remarks(back)).toHaveLength(3);
  await restored.remove();
});
