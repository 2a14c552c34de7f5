import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { buildApp } from '#app.ts';
import { buildEvent, testPassword } from '#testing/index.ts';
import { appFetch, callerOf } from '#testing/caller.ts';
import { uploaded } from '#testing/pictures.ts';
import { useStandardApp } from '#testing/use-test-app.ts';
import { sessions } from '#db/tables/users.ts';

const standard = useStandardApp({ trustProxy: ['127.0.0.1'] });

async function browser(username: string) {
  const { guest } = standard.app;
  const { headers, body } = await guest.post('/api/login', { username, password: testPassword });
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  const token: string = body.token;
  return {
    token,
    call: () => guest.get('/api/user-info', { Authorization: `Bearer ${token}` }),
    see: (path: string) => guest.get(`/api/uploads/${path}`, { Cookie: cookie }),
  };
}

describe('a session', () => {
  it('a token supplied by the caller is never accepted at sign-in', async () => {
    const { app } = standard;
    const chosen = 'A'.repeat(43);
    const before = { Authorization: `Bearer ${chosen}`, Cookie: `digis_files_0badc0de=${chosen}` };
    const credentials = { username: 'hana', password: testPassword };
    const { status, headers, body } = await app.guest.post('/api/login', credentials, before);
    expect(status).toBe(200);
    expect(body.token).not.toBe(chosen);
    expect(headers.get('set-cookie')).not.toContain(chosen);
    const used = await app.guest.get('/api/user-info', { Authorization: `Bearer ${chosen}` });
    expect(used.status).toBe(403);
  });

  it.each([
    ['the user is deleted', (id: number) => ({ method: 'DELETE', body: { id } })],
    [
      'the password is changed',
      (id: number, username: string) => ({
        method: 'PATCH',
        body: { id, username, password: 'a-quiet-courtyard', branchId: 1 },
      }),
    ],
  ])('a session ends for calls and images alike when %s', async (_what, change) => {
    const { app } = standard;
    const username = `leaver-${String(app.clock.now().getTime())}`;
    const id = await app.createUser({ username, branch_id: 1 });
    const path = await uploaded(await app.as(username));
    const there = await browser(username);
    expect([(await there.call()).status, (await there.see(path)).status]).toEqual([200, 200]);
    const { method, body } = change(id, username);
    const admin = await app.as('admin');
    const { status } = await admin.send('/api/user', {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(status).toBe(200);
    expect([(await there.call()).status, (await there.see(path)).status]).toEqual([403, 404]);
    app.clock.advance(1);
  });

  it('no table and no log line contains a token, a password or a phone', async () => {
    const { app } = standard;
    const lines: string[] = [];
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    const logger = { level: 'trace', stream, redact: ['req', 'res'] };
    const loud = await buildApp({ ...app, logger, webFolder: '' });
    const guest = callerOf(appFetch(loud), null);
    const credentials = { username: 'hana', password: testPassword };
    const { body } = await guest.post('/api/login', credentials);
    await guest.post('/api/login', { ...credentials, password: 'guess-guess' });
    const bearer = { Authorization: `Bearer ${body.token}` };
    expect((await guest.post('/api/event', buildEvent(), bearer)).status).toBe(200);
    await guest.post('/api/event', { ...buildEvent(), client: { name: 3 } }, bearer);
    await guest.get(`/api/no-such-call?phone=0911223344`, bearer);
    await loud.close();
    const said = lines.join('');
    expect(said).not.toBe('');
    const rows = JSON.stringify(await app.db.select().from(sessions));
    for (const secret of [body.token, testPassword, 'guess-guess', '0911223344']) {
      expect(said).not.toContain(secret);
      expect(rows).not.toContain(secret);
    }
  });
});

describe('a wrong password', () => {
  it(
    'checking a wrong password takes as much work for a known as for an unknown username',
    { tags: ['long'] },
    async () => {
      const { app } = standard;
      // CPU time does not depend on the machine's load.
      const costs: [number[], number[]] = [[], []];
      for (let turn = 0; turn < 60; turn += 1) {
        for (const [at, list] of costs.entries()) {
          const username = at === 0 ? 'sara' : `nobody-${turn}`;
          const from = { 'X-Forwarded-For': `10.3.${turn}.${at}` };
          const before = process.cpuUsage();
          await app.guest.post('/api/login', { username, password: 'guess-guess' }, from);
          const { user, system } = process.cpuUsage(before);
          list.push(user + system);
        }
      }
      const [known, unknown] = costs.map((list) => list.toSorted((a, b) => a - b)[30] ?? 0);
      expect(Math.abs((known ?? 0) / (unknown ?? 1) - 1)).toBeLessThan(0.15);
    },
  );
});
