import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standardFixture, startTestApp, type TestApp } from '#testing/index.ts';

const token = 'scrape-me';
const abroad = '196.188.1.2';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ metricsToken: token, trustProxy: ['127.0.0.1'] });
  await standardFixture(app);
  app.troubles.note('backup_failed');
});
afterAll(() => app.close());

const health = async (bearer?: string | null, from = abroad) => {
  const headers = { 'X-Forwarded-For': from, ...(bearer && { Authorization: `Bearer ${bearer}` }) };
  const { status, body } = await app.guest.get('/api/health', headers);
  expect(status).toBe(200);
  return body;
};

const stranger = { success: true, status: 'degraded' };
const all = {
  ...stranger,
  version: expect.any(String),
  database: 'up',
  durability: 'full',
  warnings: ['backup_failed'],
};

describe('the health of the server', () => {
  it('anonymous callers get the status only', async () => {
    expect(await health()).toEqual(stranger);
    expect(await health('x'.repeat(43))).toEqual(stranger);
    expect(await health(null, '127.0.0.1')).toEqual(stranger);
  });

  it('an ended or restricted session gets the status only', async () => {
    await app.createUser({ username: 'given', branch_id: 1, must_change: true });
    expect(await health((await app.as('given')).token)).toEqual(stranger);
    const left = await app.as('hana');
    await left.post('/api/logout');
    expect(await health(left.token)).toEqual(stranger);
  });

  it('signed-in users and the metrics token get version, commit and warnings', async () => {
    expect(await health((await app.as('kebede')).token)).toMatchObject(all);
    expect(await health(token)).toMatchObject(all);
  });

  it('without a metrics token, local calls get everything, except those through a proxy', async () => {
    const open = await startTestApp();
    const { body } = await open.guest.get('/api/health');
    expect(body).toMatchObject({ version: expect.any(String) });
    const forwarded = await open.guest.get('/api/health', { 'X-Forwarded-For': abroad });
    expect(forwarded.body).toEqual({ success: true, status: 'ok' });
    await open.close();
  });
});
