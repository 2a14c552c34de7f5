import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '../../testing/index.ts';
import { makeEmptyDatabase, query } from '../../testing/test-cluster.ts';
import { peakOf } from './peak-of.ts';

const folder = mkdtempSync(join(tmpdir(), 'digis-memory-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function peaksWith(megabytes: number): Promise<number[]> {
  const app = await startTestApp();
  await query(
    app.url,
    `INSERT INTO login_attempts (username_key, ip, succeeded, attempted_at)
      SELECT repeat(md5(at::text), 32), '', false, now() FROM generate_series(1, ${megabytes * 1000}) at`,
  );
  const file = join(folder, `${megabytes}.tar.gz.age`);
  const copied = await peakOf('backup', { DATABASE_URL: app.url, DATA_DIR: folder }, file);
  await app.close();
  const empty = await makeEmptyDatabase();
  const restored = await peakOf('restore', { DATABASE_URL: empty.url, DATA_DIR: folder }, file);
  await empty.drop();
  return [copied, restored];
}

it('backing up and restoring a large business need less than 1.5 times the memory of a small one', async () => {
  const [copiedSmall = 0, restoredSmall = 0] = await peaksWith(1);
  const [copied, restored] = await peaksWith(120);
  expect(copied).toBeLessThan(1.5 * copiedSmall);
  expect(restored).toBeLessThan(1.5 * restoredSmall);
});
