/** Starts a server for tests: new database, fixed clock, no network. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../src/app.ts';
import { backupKeyOf } from '../src/backup/backup-key.ts';
import { openKeptCopies } from '../src/backup/kept-copies.ts';
import { hashPassword } from '../src/auth/password-hash.ts';
import { openSession } from '../src/auth/sessions.ts';
import type { Clock } from '../src/base/clock.ts';
import { readConfig, type Config } from '../src/config/config.ts';
import { connect, type Database, type OpenDatabase } from '../src/db/open-database.ts';
import { openFileStore, type FileStore } from '../src/files/file-store.ts';
import type { KeptCopies } from '../src/files/kept-copies.ts';
import { firstDifference } from '../src/modules/verify/verify-journal.ts';
import {
  insertUser,
  selectUserByName,
  usernameKey,
  type NewUser,
} from '../src/modules/records/users/user-queries.ts';
import { type ReadFreeSpace, Troubles } from '../src/running/warnings.ts';
import { startMetrics, type Metrics } from '../src/running/metrics.ts';
import { root } from '../src/base/places.ts';
import { appFetch, type AppFetch, type Caller, callerOf } from './caller.ts';
import { HANG } from '@digis/tooling/hang-guard';
import { noLimits } from '../src/db/fast/pool.ts';
import { appUrlOf, filesOf, query, templateName } from './test-cluster.ts';
import { undoable } from './databases/undoable-database.ts';

export const testPassword = 'tej-and-honey-2019';

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  clock: SettableClock;
  config: Config;
  files: FileStore;
  copies: KeptCopies | null;
  metrics: Metrics;
  /** The same as `db`, so that calls see a test's changes and `undo` includes theirs. */
  lane: Database;
  troubles: Troubles;
  freeSpace: ReadFreeSpace;
  url: string;
  fetch: AppFetch;
  guest: Caller;
  as(username: string): Promise<Caller>;
  createUser(user: Partial<NewUser> & { username: string; password?: string }): Promise<number>;
  restart(): Promise<TestApp>;
  /** Listens on a real loopback port, for browsers. */
  listen(): Promise<string>;
  undo(work: () => Promise<void>): Promise<void>;
  verify(): Promise<string | null>;
  close(): Promise<void>;
}

export interface TestAppOptions extends Partial<Config> {
  /** @default Monday Meskerem 11, 2019, 10:00 */
  now?: string;
  webFolder?: string;
  /** @default infinite */
  freeSpace?: ReadFreeSpace;
  pooler?: string;
  /**
   * A database that outlives the server.
   * @default new
   */
  database?: TestDatabase;
}

export interface TestDatabase {
  readonly url: string;
  readonly folder: string;
  /** Open until `drop`: preparing plans on new connections takes a third of a test's time. */
  readonly connections: OpenDatabase;
  drop(): Promise<void>;
}

function clusterUrl(): string {
  const url = process.env['DIGIS_TEST_DATABASE_URL'];
  if (url !== undefined) return url;
  throw new Error(
    'No test database: add @digis/server/testing/global-setup to globalSetup of this project.',
  );
}

export async function makeDatabase(): Promise<TestDatabase> {
  const name = `digis_${randomBytes(6).toString('hex')}`;
  await query(clusterUrl(), `CREATE DATABASE ${name} TEMPLATE ${templateName}`);
  const url = new URL(clusterUrl());
  url.pathname = `/${name}`;
  const folder = filesOf(name);
  // Without limits, because a busy machine is not a fault.
  const open = connect(appUrlOf(url.href), noLimits);
  let closing: Promise<void> | undefined;
  const connections = { ...open, close: () => (closing ??= open.close()) };
  return {
    url: url.href,
    folder,
    connections,
    drop: async () => {
      await connections.close();
      rmSync(folder, { recursive: true, force: true });
      await query(clusterUrl(), `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

export async function startTestApp({
  database: shared,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const database = shared ?? (await makeDatabase());
  const app = await startOn(database, options);
  return {
    ...app,
    close: async () => {
      await app.close();
      if (!shared) await database.drop();
    },
  };
}

const endless: ReadFreeSpace = () => Promise.resolve(Number.POSITIVE_INFINITY);

async function startOn(database: TestDatabase, options: TestAppOptions): Promise<TestApp> {
  const {
    now = '2026-09-21T10:00:00+03:00',
    webFolder = '',
    freeSpace = endless,
    pooler,
    ...chosen
  } = options;
  const { url, folder, connections } = database;
  const config = {
    ...readConfig({}, root),
    dataDir: folder,
    isDemo: false,
    // Also the device's clock, because a fixed clock tells nothing about it.
    startsAt: new Date(now),
    rateLimit: null,
    checkResponses: true,
    deadlineMs: HANG,
    ...chosen,
  };
  const clock = settableClock(now);
  const pooled = pooler === undefined ? null : connect(pooler, noLimits, true);
  const { db, undo } = undoable((pooled ?? connections).db);
  const files = await openFileStore(config);
  const metrics = startMetrics();
  const parts = {
    db,
    lane: db,
    clock,
    config,
    files,
    copies: openKeptCopies(join(folder, 'backups'), () => backupKeyOf(config)),
    metrics,
    troubles: new Troubles(),
    freeSpace,
  };
  const app = await buildApp({ ...parts, logger: false, webFolder });
  const fetch = appFetch(app);
  return {
    ...parts,
    app,
    url,
    fetch,
    guest: callerOf(fetch, null),
    as: async (username) => {
      const user = await selectUserByName(db, usernameKey(username));
      if (user === undefined) throw new Error(`there is no user ${username} in this test`);
      const token = await openSession(db, clock, { user, device: 'Firefox', ip: '127.0.0.1' });
      if (token === null) throw new Error(`${username} has another password now`);
      return callerOf(fetch, token);
    },
    createUser: (user) => createUser(db, clock, user),
    restart: () => startOn(database, { ...options, now: clock.now().toISOString() }),
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    undo,
    verify: () => firstDifference(db),
    close: async () => {
      await app.close();
      await pooled?.close();
    },
  };
}

async function createUser(
  db: Database,
  clock: SettableClock,
  { password = testPassword, ...user }: Partial<NewUser> & { username: string; password?: string },
): Promise<number> {
  const row = await insertUser(db, {
    role: 'staff',
    branch_id: null,
    access: [],
    created_at: clock.now(),
    password_hash: await hashPassword(password),
    ...user,
  });
  return row.id;
}

export interface SettableClock extends Clock {
  set(instant: string): void;
  advance(minutes: number): void;
}

function settableClock(start: string): SettableClock {
  let now = new Date(start);
  return {
    now: () => now,
    set: (instant) => {
      now = new Date(instant);
    },
    advance: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
  };
}
