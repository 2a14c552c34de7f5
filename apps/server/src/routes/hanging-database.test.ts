import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appFetch, type Caller, callerOf } from '../../testing/caller.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../../testing/services/database-proxy.ts';
import { testPassword } from '../../testing/index.ts';
import { useStandardApp } from '../../testing/use-test-app.ts';
import { buildApp } from '../app.ts';
import { connect, poolSize, type OpenDatabase } from '../db/open-database.ts';

const standard = useStandardApp();
const limits = { connectMs: 2_000, statementMs: 1_600, lockMs: 1_200, silenceMs: 2_000 };
interface Opened {
  readonly database: OpenDatabase;
  readonly app: Awaited<ReturnType<typeof buildApp>>;
}
let proxy: DatabaseProxy;
let hanging: Opened;
let app: Opened['app'];
let guest: Caller;

async function open(database: OpenDatabase, deadlineMs: number): Promise<Opened> {
  const { db, lane } = database;
  const config = { ...standard.app.config, deadlineMs };
  const opened = { ...standard.app, db, lane, config, logger: false, webFolder: '' };
  return { database, app: await buildApp(opened) };
}

async function close({ app: opened, database }: Opened) {
  await opened.close();
  await database.close();
}

beforeAll(async () => {
  proxy = await startDatabaseProxy(standard.app.url);
  hanging = await open(connect(proxy.url, limits), 3_200);
  ({ app } = hanging);
  guest = callerOf(appFetch(app), null);
});
afterAll(async () => {
  await close(hanging);
  await proxy.close();
});

async function signedIn(): Promise<Caller> {
  const { token } = await standard.app.as('hana');
  return callerOf(appFetch(app), token);
}

describe('a database that hangs', () => {
  it('a hanging database is awaited up to a deadline, and its connections are replaced on recovery', async () => {
    const hana = await signedIn();
    expect((await hana.get('/api/user-info')).status).toBe(200);
    proxy.freeze();
    const calls = Array.from({ length: 2 * poolSize }, () => hana.get('/api/user-info'));
    const credentials = { username: 'hana', password: testPassword };
    const others = [guest.get('/api/health'), guest.post('/api/login', credentials)];
    const answers = await Promise.all([...calls, ...others]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['503 UNAVAILABLE']),
    );
    expect(answers.every(({ headers }) => headers.has('retry-after'))).toBe(true);
    proxy.thaw();
    const crowd = async () => {
      const asked = Array.from({ length: 2 * poolSize }, () => hana.get('/api/user-info'));
      return new Set((await Promise.all(asked)).map(({ status }) => status));
    };
    await expect.poll(crowd).toEqual(new Set([200]));
  });

  it('a request for a locked row is answered with 503 after a timeout', async () => {
    const admin = callerOf(appFetch(app), (await standard.app.as('admin')).token);
    await standard.app.db.transaction(async (tx) => {
      await tx.execute('SELECT * FROM items WHERE id = 1 FOR UPDATE');
      const { status, body, headers } = await admin.patch('/api/item', { id: 1, name: 'ሽሮ' });
      expect([status, body.code, headers.has('retry-after')]).toEqual([503, 'UNAVAILABLE', true]);
    });
    expect((await admin.patch('/api/item', { id: 1, name: 'ሽሮ' })).status).toBe(200);
  });
});

describe('an exhausted connection pool', () => {
  it('sign-in and health have their own connections when the pool is exhausted', async () => {
    const used = await open(connect(standard.app.url), 60_000);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let holding = 0;
    const holders = Array.from({ length: poolSize }, () =>
      used.database.db.transaction(async () => {
        holding += 1;
        await released;
      }),
    );
    await expect.poll(() => holding).toBe(poolSize);
    const credentials = { username: 'hana', password: testPassword };
    const visitor = callerOf(appFetch(used.app), null);
    const answers = await Promise.all([
      visitor.get('/api/health'),
      visitor.post('/api/login', credentials),
    ]);
    release();
    await Promise.all(holders);
    await close(used);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});
