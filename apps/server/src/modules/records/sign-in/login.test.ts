// D71, D105
import { describe, expect, it } from 'vitest';
import { startTestApp, testPassword, type TestApp } from '#testing/index.ts';
import { logged, useStandardApp } from '#testing/use-test-app.ts';
import { attemptKey } from '#auth/login-throttle.ts';
import { loginAttempts, sessions } from '#db/tables/users.ts';

const standard = useStandardApp({ trustProxy: ['127.0.0.1'] });

const tryLogin = (app: TestApp, username: string, password: string, ip = '10.0.0.1') =>
  app.guest.post('/api/login', { username, password }, { 'X-Forwarded-For': ip });

describe('signing in', () => {
  it('usernames are case-insensitive, and each sign-in issues a new token', async () => {
    const { app } = standard;
    const first = await tryLogin(app, ' HANA ', testPassword);
    const second = await tryLogin(app, 'hana', testPassword);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body.token).not.toBe(second.body.token);
    const rows = await app.db.select().from(sessions);
    expect(rows.map((row) => row.token_hash.toString('utf8'))).not.toContain(first.body.token);
    expect((await logged(app, 'login')).last).toMatchObject({ ip: '10.0.0.1', subject: 'hana' });
  });

  it('a wrong password and an unknown username get the same answer and are logged', async () => {
    const { app } = standard;
    const wrong = await tryLogin(app, 'hana', 'not-the-password');
    const nobody = await tryLogin(app, 'nobody', testPassword);
    expect([wrong.status, nobody.status]).toEqual([401, 401]);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...nobody.body, requestId: '' });
    expect(wrong.body.msg).toBe('Incorrect username or password');
    expect((await logged(app, 'login.refuse')).times).toBe(1);
  });

  it('five failures lock a user at that address only, even after a restart', async () => {
    const { app } = standard;
    for (let failure = 0; failure < 5; failure += 1) {
      expect((await tryLogin(app, 'dawit', 'guess-guess', '10.0.0.2')).status).toBe(401);
    }
    const restarted = await app.restart();
    const sixth = await tryLogin(restarted, 'dawit', testPassword, '10.0.0.2');
    expect([sixth.status, sixth.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(sixth.headers.get('Retry-After')).toBe('60');
    expect((await tryLogin(restarted, 'dawit', testPassword, '10.0.0.3')).status).toBe(200);
    await restarted.close();
  });

  it('the wait doubles with each further failure and ends with a correct password', async () => {
    const { app } = standard;
    app.clock.advance(1);
    expect((await tryLogin(app, 'dawit', 'guess-guess', '10.0.0.2')).status).toBe(401);
    const wait = await tryLogin(app, 'dawit', testPassword, '10.0.0.2');
    expect(wait.headers.get('Retry-After')).toBe('120');
    app.clock.advance(2);
    expect((await tryLogin(app, 'dawit', testPassword, '10.0.0.2')).status).toBe(200);
    expect((await tryLogin(app, 'dawit', 'guess-guess', '10.0.0.2')).status).toBe(401);
  });

  it('concurrent guesses are all counted', async () => {
    const { app } = standard;
    const guesses = Array.from({ length: 20 }, () =>
      tryLogin(app, 'kebede', 'guess-guess', '10.0.0.4'),
    );
    const answers = await Promise.all(guesses);
    const looked = answers.filter(({ status }) => status === 401);
    expect(looked.length).toBeLessThanOrEqual(5);
  });

  it('one address may try thirty times a minute for all users together', async () => {
    const { app } = standard;
    const now = app.clock.now();
    const rows = Array.from({ length: 30 }, (_, at) => ({
      username_key: `user${at}`,
      ip: '10.0.0.5',
      attempted_at: now,
    }));
    await app.db.insert(loginAttempts).values(rows);
    expect((await tryLogin(app, 'hana', testPassword, '10.0.0.5')).status).toBe(429);
    app.clock.advance(1);
    expect((await tryLogin(app, 'hana', testPassword, '10.0.0.5')).status).toBe(200);
  });

  it('after a hundred failures in a day, a user can sign in only from a known address', async () => {
    const { app } = standard;
    const rows = Array.from({ length: 100 }, (_, at) => ({
      username_key: attemptKey('hana'),
      ip: `10.1.0.${at}`,
      attempted_at: app.clock.now(),
    }));
    await app.db.insert(loginAttempts).values(rows);
    expect((await tryLogin(app, 'hana', testPassword, '10.0.0.9')).status).toBe(429);
    expect((await tryLogin(app, 'hana', testPassword, '10.0.0.5')).status).toBe(200);
  });

  it('128-character passwords in any script that differ only in the last character are distinct', async () => {
    const { app } = standard;
    const password = `pa ss ሰላም ${'ሀ'.repeat(118)}`;
    await app.createUser({ username: 'long', branch_id: 1, password });
    expect((await tryLogin(app, 'long', password, '10.0.0.6')).status).toBe(200);
    expect((await tryLogin(app, 'long', password.slice(0, -1), '10.0.0.6')).status).toBe(401);
    expect((await tryLogin(app, 'long', password.toUpperCase(), '10.0.0.6')).status).toBe(401);
  });

  it('a forwarded address is trusted only from a trusted proxy', async () => {
    const app = await startTestApp();
    await app.createUser({ username: 'hana', role: 'admin' });
    for (let failure = 0; failure < 5; failure += 1) {
      await tryLogin(app, 'hana', 'guess-guess', `10.9.0.${failure}`);
    }
    expect((await tryLogin(app, 'hana', testPassword, '10.9.0.9')).status).toBe(429);
    await app.close();
  });
});
