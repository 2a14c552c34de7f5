/** A clock a year ahead has no lasting effect. D71, D152 */
import { afterEach, describe, expect, it } from 'vitest';
import { secondFactorCode } from '#testing/caller.ts';
import { testPassword, type Caller } from '#testing/index.ts';
import { picture, upload } from '#testing/pictures.ts';
import { useStandardApp } from '#testing/use-test-app.ts';
import { sessions } from '#db/tables/users.ts';

const standard = useStandardApp();
const year = 365 * 24 * 60;
let names = 0;

async function ahead<T>(work: () => Promise<T>): Promise<T> {
  standard.app.clock.advance(year);
  const done = await work();
  standard.app.clock.advance(-year);
  return done;
}

async function someone(): Promise<{ username: string; caller: Caller }> {
  names += 1;
  const username = `traveller${names}`;
  await standard.app.createUser({ username, branch_id: 1, access: ['System Settings'] });
  return { username, caller: await standard.app.as(username) };
}

const signIn = (username: string, password = testPassword, code?: string) =>
  standard.app.guest.post('/api/login', { username, password, ...(code && { code }) });

afterEach(() => standard.app.clock.advance(30));

describe('after the clock was a year ahead', () => {
  it('a session opened then is expired, unlisted and swept', async () => {
    const { app } = standard;
    const { username } = await someone();
    const opened = await ahead(() => app.as(username));
    const answer = await opened.get('/api/user-info');
    expect([answer.status, answer.body.code]).toEqual([403, 'SESSION_EXPIRED']);
    const again = await app.as(username);
    expect((await again.get('/api/sessions')).body.sessions).toHaveLength(1);
    const rows = await app.db.select().from(sessions);
    expect(rows.filter((row) => row.created_at > app.clock.now())).toEqual([]);
  });

  it('a session from a minute before the correction continues', async () => {
    const { app } = standard;
    const { username } = await someone();
    app.clock.advance(0.5);
    const opened = await app.as(username);
    app.clock.advance(-0.5);
    expect((await opened.get('/api/user-info')).status).toBe(200);
  });

  it('activity and reauthentication from then do not extend a session', async () => {
    const { app } = standard;
    const { caller } = await someone();
    const { caller: proved } = await someone();
    app.clock.advance(14);
    await caller.post('/api/heartbeat');
    await proved.post('/api/reauth', { password: testPassword });
    app.clock.advance(-14);
    expect((await caller.get('/api/user-info')).status).toBe(403);
    expect((await proved.post('/api/settings', { sender_name: 'X' })).status).toBe(403);
  });

  it('a code used then does not lock a user out', async () => {
    const { app } = standard;
    const { username, caller } = await someone();
    const { secret } = (await caller.post('/api/two-factor')).body;
    const code = () => secondFactorCode(secret, app.clock.now());
    await caller.send('/api/two-factor', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code: code() }),
    });
    app.clock.advance(1);
    expect((await ahead(() => signIn(username, testPassword, code()))).status).toBe(200);
    expect((await signIn(username, testPassword, code())).status).toBe(200);
    expect((await signIn(username, testPassword, code())).status).toBe(401);
  });

  it('failed passwords and excess uploads from then no longer count', async () => {
    const { username } = await someone();
    const image = await picture().jpeg().toBuffer();
    await ahead(async () => {
      for (let guess = 0; guess < 6; guess += 1) await signIn(username, 'guess-guess');
      const there = await standard.app.as(username);
      for (let time = 0; time < 30; time += 1) await upload(there, Buffer.from('no picture'));
    });
    expect((await signIn(username)).status).toBe(200);
    expect((await upload(await standard.app.as(username), image)).status).toBe(200);
  });
});
