import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { query } from '../../testing/test-cluster.ts';
import { standardFixture, startTestApp, testPassword } from '../../testing/index.ts';
import { freeSpaceOf } from './warnings.ts';

const megabyte = 1024 * 1024;

describe('a nearly full disk', () => {
  it('reads and sign-in work, writes are refused, and health is degraded', async () => {
    let free = 10_000 * megabyte;
    const app = await startTestApp({ freeSpace: () => Promise.resolve(free) });
    await standardFixture(app);
    const admin = await app.as('admin');
    free = 255 * megabyte;
    const refused = await admin.post('/api/item', { name: 'ሽሮ' });
    expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await admin.get('/api/item')).body.items).toHaveLength(4);
    const credentials = { username: 'hana', password: testPassword };
    expect((await app.guest.post('/api/login', credentials)).status).toBe(200);
    expect(await app.guest.get('/api/health')).toMatchObject({
      status: 200,
      body: { status: 'degraded', warnings: ['low_space'] },
    });
    free = 257 * megabyte;
    expect((await admin.post('/api/item', { name: 'ሽሮ' })).status).toBe(200);
    await app.close();
  });

  it('free space is measured where the files are or will be', async () => {
    expect(await freeSpaceOf([tmpdir(), join(tmpdir(), 'not', 'yet')])()).toBeGreaterThan(0);
  });
});

it.each(['53100', '53200', '58030'])(
  'a write that fails in PostgreSQL with %s gets 503 with Retry-After, and health is degraded',
  async (state) => {
    const app = await startTestApp();
    await standardFixture(app);
    await query(
      app.url,
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '${state}'; END $$;
        CREATE TRIGGER fail BEFORE INSERT ON items EXECUTE FUNCTION fail()`,
    );
    const answer = await (await app.as('admin')).post('/api/item', { name: 'ሽሮ' });
    expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect((await app.guest.get('/api/health')).body).toMatchObject({
      status: 'degraded',
      warnings: ['database_full'],
    });
    await app.close();
  },
);
