// D96
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testPassword } from '#testing/index.ts';
import { logged, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp({ trustProxy: ['127.0.0.1'] });

const tryLogin = (username: string, ip: string) =>
  standard.app.guest.post(
    '/api/login',
    { username, password: 'guess-guess' },
    { 'X-Forwarded-For': ip },
  );

const refusals = async () =>
  (await (await standard.app.as('admin')).get('/api/action-logs?entity=login')).body.logs;

describe('failed sign-ins', () => {
  it('failures from one address share one log row per minute, with a count and the existing usernames', async () => {
    const { app } = standard;
    for (const name of ['nobody', 'HANA', 'dawit', 'hana', 'nobody-else']) {
      expect((await tryLogin(name, '10.7.0.1')).status).toBe(401);
    }
    await tryLogin('sara', '10.7.0.2');
    app.clock.advance(1);
    await tryLogin('nobody', '10.7.0.1');
    const [later, other, first] = await refusals();
    expect((await logged(app, 'login.refuse')).times).toBe(3);
    expect(first).toMatchObject({
      user: { username: 'hana, dawit' },
      subject: 'hana, dawit',
      log_details: { ip: '10.7.0.1' },
      times: 5,
    });
    expect(other).toMatchObject({ user: { username: 'sara' }, subject: 'sara' });
    expect(other).not.toHaveProperty('times');
    expect(later).toMatchObject({ user: { username: 'unknown' }, subject: '' });
  });

  it('concurrent failures share one row as well', async () => {
    const { app } = standard;
    const before = (await logged(app, 'login.refuse')).times;
    await Promise.all(Array.from({ length: 20 }, (_, at) => tryLogin(`name-${at}`, '10.7.0.3')));
    expect((await logged(app, 'login.refuse')).times).toBe(before + 1);
    expect((await refusals())[0]).toMatchObject({ times: 20 });
  });

  it('a password typed as the username is stored in neither the log nor the sign-in tables', async () => {
    const { app } = standard;
    const typed = 'my-secret-typed-too-early';
    await tryLogin(typed, '10.7.0.4');
    const { rows } = await app.db.execute<{ whole: string }>(
      sql`SELECT query_to_xml('SELECT * FROM action_logs', true, false, '')::text
        || query_to_xml('SELECT * FROM login_attempts', true, false, '')::text
        || query_to_xml('SELECT * FROM login_refusals', true, false, '')::text AS whole`,
    );
    expect(rows[0]?.whole).toContain('10.7.0.4');
    expect(rows[0]?.whole).not.toContain(typed);
  });

  it('failures and throttled attempts are counted in the metrics', async () => {
    const { app } = standard;
    const figure = async (code: string) => {
      const { body } = await app.guest.get('/api/metrics');
      const [, value = '0'] =
        new RegExp(`^digis_refusals_total\\{code="${code}"\\} (\\d+)$`, 'mu').exec(body) ?? [];
      return Number(value);
    };
    const codes = ['INVALID_LOGIN', 'TOO_MANY_ATTEMPTS'] as const;
    const before = [await figure(codes[0]), await figure(codes[1])];
    for (let time = 0; time < 7; time += 1) await tryLogin('kebede', '10.7.0.5');
    const after = [await figure(codes[0]), await figure(codes[1])];
    expect(after.map((value, at) => value - (before[at] ?? 0))).toEqual([5, 2]);
  });

  it('a correct password is not logged as a failure', async () => {
    const { app } = standard;
    const before = (await logged(app, 'login.refuse')).times;
    const login = { username: 'hana', password: testPassword };
    expect((await app.guest.post('/api/login', login)).status).toBe(200);
    expect((await logged(app, 'login.refuse')).times).toBe(before);
  });
});
