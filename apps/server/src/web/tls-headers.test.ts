import { describe, expect, it } from 'vitest';
import { standardFixture, startTestApp, testPassword, type TestApp } from '../../testing/index.ts';
import { picture, upload } from '../../testing/pictures.ts';

const credentials = { username: 'hana', password: testPassword };
const byTls = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '196.188.1.2' };

async function started(trustProxy: string[]): Promise<TestApp> {
  const app = await startTestApp({ trustProxy });
  await standardFixture(app);
  return app;
}

describe('a request over TLS', () => {
  it('a request over TLS gets HSTS and a secure cookie, which opens images', async () => {
    const app = await started(['127.0.0.1']);
    const { headers } = await app.guest.post('/api/login', credentials, byTls);
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^__Secure-digis_files_[0-9a-f]{8}=.+; Path=\/api\/uploads; HttpOnly; Secure; /,
    );
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/);
    const { body } = await upload(await app.as('hana'), await picture().jpeg().toBuffer());
    const Cookie = cookie.split(';')[0] ?? '';
    expect((await app.guest.get(`/api/uploads/${body.path}`, { ...byTls, Cookie })).status).toBe(
      200,
    );
    await app.close();
  });

  it.each([
    ['without TLS', ['127.0.0.1'], {}],
    ['of which only a stranger says so', [], byTls],
  ])('a request %s gets no HSTS and no secure cookie', async (_what, trustProxy, how) => {
    const app = await started(trustProxy);
    const { headers } = await app.guest.post('/api/login', credentials, how);
    expect(headers.get('set-cookie')).toMatch(/^digis_files_[0-9a-f]{8}=/);
    expect(headers.get('set-cookie')).not.toContain('Secure');
    expect(headers.has('strict-transport-security')).toBe(false);
    await app.close();
  });
});

describe('the cookies of a browser', () => {
  it('sign-out removes its own cookie and keeps those of other tabs', async () => {
    const app = await started([]);
    const { headers } = await (await app.as('hana')).post('/api/logout');
    expect(headers.get('clear-site-data')).toBe('"cache"');
    await app.close();
  });
});
