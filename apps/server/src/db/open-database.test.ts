import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useStandardApp } from '../../testing/use-test-app.ts';
import { query } from '../../testing/test-cluster.ts';
import { keepCopyBefore } from '../backup/keep-daily-copy.ts';
import { readManifestOf } from '../backup/read-copy.ts';
import { StartError } from '../base/errors.ts';
import { Shutdown } from '../running/shutdown.ts';
import { livePostmaster } from './embedded/postmaster.ts';
import { openEmbeddedPostgres } from './embedded/supervise.ts';
import { inTransaction } from './in-transaction.ts';
import { connect, openDatabase, poolSize, type Database } from './open-database.ts';
import { isDatabaseAway } from './sql-state.ts';

const standard = useStandardApp();

async function backendOf(db: Database): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
  const [row] = rows;
  if (row === undefined) throw new Error('PostgreSQL named no backend');
  return row.pid;
}

it('connections that fail at the start of a transaction are replaced', async () => {
  const { db, close } = connect(standard.app.url);
  for (let time = 0; time <= poolSize; time += 1) {
    process.kill(await backendOf(db), 'SIGTERM');
    await expect(inTransaction(db, backendOf)).rejects.toSatisfy(isDatabaseAway);
  }
  expect(await inTransaction(db, backendOf)).toBeGreaterThan(0);
  await close();
});

it('the embedded PostgreSQL stops even while a statement hangs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'digis-hangs-'));
  const { db, place, close } = await openDatabase(null, folder);
  if (place === null) throw new Error('the embedded PostgreSQL has a place');
  const hanging = db.execute(sql`SELECT pg_sleep(3600)`).catch(() => 'broken off');
  await db.execute(sql`SELECT 1`);
  const shutdown = new Shutdown();
  shutdown.opened(close);
  await shutdown.closeAll();
  expect(livePostmaster(place)).toBeNull();
  expect(await hanging).toBe('broken off');
  rmSync(dirname(place), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

it('a database is backed up before a migration, and is unchanged if the backup fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'digis-before-'));
  const images = join(folder, 'files');
  const copies = { folder: join(folder, 'backups'), images, key: Buffer.alloc(32, 7) };
  let asked = 0;
  const first = await openDatabase(null, folder, null, null, async () => (asked += 1));
  await first.close();
  expect(asked, 'a new database has nothing to lose').toBe(0);

  const postgres = await openEmbeddedPostgres(folder);
  await query(
    postgres.urlOf('digis'),
    `DELETE FROM migrations WHERE name = '0104-branch-of-a-key.sql'`,
  );
  await postgres.close();
  const made: string[] = [];
  const copyAndStop = async (url: string, migration: string) => {
    made.push(migration, await keepCopyBefore(migration, { url, ...copies }));
    throw new StartError('stopped by the test');
  };
  await expect(openDatabase(null, folder, null, null, copyAndStop)).rejects.toThrow('by the test');
  const [migration, file = ''] = made;
  expect(migration).toBe('0104-branch-of-a-key.sql');
  expect(file).toBe(join(copies.folder, 'before-0104-branch-of-a-key.tar.gz.age'));
  expect((await readManifestOf(file, copies.key)).migrations).not.toContain(migration);
  expect(livePostmaster(first.place ?? '')).toBeNull();
  rmSync(dirname(first.place ?? folder), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});
