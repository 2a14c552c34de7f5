import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useStandardApp } from '../../testing/use-test-app.ts';
import { Shutdown } from '../operations/shutdown.ts';
import { livePostmaster } from './embedded/postmaster.ts';
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

it('connections that die as a transaction begins are replaced', async () => {
  const { db, close } = connect(standard.app.url);
  for (let time = 0; time <= poolSize; time += 1) {
    process.kill(await backendOf(db), 'SIGTERM');
    await expect(inTransaction(db, backendOf)).rejects.toSatisfy(isDatabaseAway);
  }
  expect(await inTransaction(db, backendOf)).toBeGreaterThan(0);
  await close();
});

it('the embedded PostgreSQL stops although a statement hangs', async () => {
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
