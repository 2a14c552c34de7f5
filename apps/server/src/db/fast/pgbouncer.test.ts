import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, standardFixture, startTestApp, type TestApp } from '#testing/index.ts';
import { startDatabaseProxy } from '#testing/services/database-proxy.ts';
import { hasPgBouncer, startPgBouncer, type Pooler } from '#testing/services/pgbouncer.ts';
import { makeDatabase, testPassword, type TestDatabase } from '#testing/start-test-app.ts';
import { events } from '../tables/events.ts';
import { connect, openDatabase } from '../open-database.ts';
import { usualLimits } from './pool.ts';
import { isDatabaseAway } from '../sql-state.ts';

let database: TestDatabase;
let pooler: Pooler;
let app: TestApp;

describe.skipIf(!hasPgBouncer)('a server behind PgBouncer in transaction mode', () => {
  beforeAll(async () => {
    database = await makeDatabase();
    pooler = await startPgBouncer(database.url);
    app = await startTestApp({ database, pooler: pooler.url });
    await standardFixture(app);
  });
  afterAll(async () => {
    await app.close();
    await pooler.close();
    await database.drop();
  });

  it('works as without a pooler, and the books agree', async () => {
    const hana = await app.as('hana');
    const dawit = await app.as('dawit');
    const key = { 'Idempotency-Key': 'wedding-0001' };
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => [
        await hana.post('/api/event', buildEvent(), key),
        await hana.get('/api/event?branchId=1'),
        await dawit.post('/api/transactions', { type: 'in', amount: at + 1, remark: 'x' }),
      ]),
    );
    const signedIn = { username: 'sara', password: testPassword };
    expect((await app.guest.post('/api/login', signedIn)).status).toBe(200);
    expect(new Set(answers.flat().map(({ status }) => status))).toEqual(new Set([200]));
    expect(await app.db.$count(events)).toBe(1);
    expect(await app.verify()).toBeNull();
  });

  it('has the session limits that the server cannot set itself', async () => {
    const { rows } = await app.db.execute(
      sql`SELECT current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement,
        current_setting('idle_in_transaction_session_timeout') AS idle`,
    );
    expect(rows).toEqual([{ lock: '8s', statement: '15s', idle: '20s' }]);
  });

  it('migrates and backs up through the direct database address', async () => {
    const opened = await openDatabase(pooler.url, '', null, database.url);
    expect(opened.url).toBe(database.url);
    await opened.close();
  });

  it('a connection lost during a call counts as an unavailable database', async () => {
    const proxy = await startDatabaseProxy(database.url);
    const between = await startPgBouncer(proxy.url);
    const { db, close } = connect(between.url, usualLimits, true);
    const call = db.execute('SELECT pg_sleep(10)');
    const cut = setInterval(() => proxy.moveTo(database.url), 200);
    await expect(call).rejects.toSatisfy(isDatabaseAway);
    clearInterval(cut);
    await close();
    await between.close();
    await proxy.close();
  });

  it.each([
    ['refuses', ''],
    [
      'ignores',
      'ignore_startup_parameters = lock_timeout,statement_timeout,idle_in_transaction_session_timeout',
    ],
  ])(
    'a start with a pooler that %s session settings as the direct address is refused',
    async (_how, more) => {
      const taken = await startPgBouncer(database.url, more);
      const told = (name: string) =>
        `${name} names a pooler such as PgBouncer: give the address of the database itself as DATABASE_DIRECT_URL.`;
      await expect(openDatabase(taken.url, '', database.url)).rejects.toThrow(told('DATABASE_URL'));
      await expect(openDatabase(taken.url, '', database.url, taken.url)).rejects.toThrow(
        told('DATABASE_DIRECT_URL'),
      );
      await taken.close();
      await expect(openDatabase(taken.url, '', null, database.url)).rejects.toThrow(
        'DATABASE_URL names a PostgreSQL that cannot be reached.',
      );
    },
  );
});
