import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyDownloads } from '../../src/db/tables/copies.ts';
import { makeCopy, passphrase } from '../../testing/copies/daily-copy.ts';
import { standardFixture, startTestApp, type TestApp } from '../../testing/index.ts';
import { query } from '../../testing/test-cluster.ts';

const day = '2026-09-21';
let app: TestApp;
let url: string;

beforeAll(async () => {
  app = await startTestApp();
  await standardFixture(app);
  // Rows that do not compress and exceed the buffers between processes.
  await query(
    app.url,
    `INSERT INTO login_attempts (username_key, ip, succeeded, attempted_at)
      SELECT (SELECT string_agg(md5(random()::text || part || at), '') FROM generate_series(1, 32) part),
        '', false, now() FROM generate_series(1, 45000) at`,
  );
  await makeCopy(app, day);
  url = await app.listen();
});
afterAll(() => app.close());

async function begin(): Promise<[ClientRequest, IncomingMessage]> {
  const { token } = await app.as('admin');
  const call = request(`${url}/api/copies`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
  });
  call.on('error', () => undefined);
  call.end(JSON.stringify({ day, passphrase }));
  const [answer]: IncomingMessage[] = await once(call, 'response');
  if (answer?.statusCode !== 200) throw new Error('the copy was not begun');
  return [call, answer];
}

const finished = async () =>
  (await app.db.select().from(copyDownloads)).map(({ finished_at }) => finished_at !== null);

// D163
it('a slow download does not block other requests and is recorded at its end', async () => {
  const [, answer] = await begin();
  const admin = await app.as('admin');
  for (let other = 0; other < 20; other += 1) {
    expect((await admin.get('/api/copies')).body.last_download).toBeUndefined();
  }
  expect(await finished()).toEqual([false]);
  let bytes = 0;
  for await (const chunk of answer) bytes += chunk.length;
  expect(bytes).toBeGreaterThan(20_000_000);
  await expect.poll(finished).toEqual([true]);
});

it('an aborted download is logged but not counted as a download', async () => {
  const [call] = await begin();
  call.destroy();
  await once(call, 'close');
  expect(await finished()).toEqual([true, false]);
  expect((await (await app.as('admin')).get('/api/copies')).body.last_download).toBeDefined();
});
