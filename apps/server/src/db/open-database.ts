import { setTimeout as delay } from 'node:timers/promises';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Client, DatabaseError } from 'pg';
import { openEmbeddedPostgres } from './embedded/supervise.ts';
import { ensureRole, grantApp } from './grant-app.ts';
import { migrate, pendingMigration } from './migrate.ts';
import { databaseOn } from './fast/pipelined-session.ts';
import { type Limits, poolOf, usualLimits } from './fast/pool.ts';
import { named, requireSessions, requireUtf8 } from './checks/start-checks.ts';
import { requireWritable } from './checks/writable.ts';

export type Database = PgDatabase<NodePgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  /** Sign-in and health never wait for other calls. */
  lane: Database;
  connections: () => Connections;
  url: string;
  place: string | null;
  close: () => Promise<void>;
}

export interface Connections {
  busy: number;
  idle: number;
  waiting: number;
}

export const poolSize = 10;
const laneSize = 2;

/** Part of the ten seconds that a shutdown may take. */
const partingMs = 3_000;

/** `isPooled`: transaction mode, which keeps nothing between transactions. */
export function connect(url: string, limits: Limits = usualLimits, isPooled = false): OpenDatabase {
  const pool = poolOf(url, poolSize, limits, isPooled);
  const lane = poolOf(url, laneSize, limits, isPooled);
  const close = async () => {
    await Promise.all([pool.end(), lane.end()]);
  };
  const connections = () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return { db: databaseOn(pool), lane: databaseOn(lane), connections, url, place: null, close };
}

type BeforeMigrating = (ownerUrl: string, migration: string) => Promise<unknown>;

export async function openDatabase(
  databaseUrl: string | null,
  dataDir: string,
  ownerUrl: string | null = null,
  directUrl: string | null = null,
  beforeMigrating: BeforeMigrating = async () => undefined,
): Promise<OpenDatabase> {
  if (databaseUrl !== null) return openGiven(databaseUrl, ownerUrl, directUrl);
  const postgres = await openEmbeddedPostgres(dataDir);
  try {
    const owner = await ensureDatabase(postgres.urlOf);
    const pending = await pendingMigration(owner);
    if (pending !== null) await beforeMigrating(owner, pending);
    await migrate(owner);
    const url = postgres.appUrlOf('digis');
    await grantApp(owner, await ensureRole(owner, url));
    const { close, ...open } = connect(url);
    return {
      ...open,
      place: postgres.place,
      close: async () => {
        await Promise.race([close(), delay(partingMs, undefined, { ref: false })]);
        await postgres.close();
      },
    };
  } catch (error) {
    await postgres.close();
    throw error;
  }
}

/** Migrates and grants as the role of `ownerUrl` or, without one, of `url`. */
async function openGiven(
  url: string,
  ownerUrl: string | null,
  directUrl: string | null,
): Promise<OpenDatabase> {
  const owner = ownerAddress(url, ownerUrl, directUrl);
  await named(owner.name, async () => {
    await requireWritable(owner.url, owner.name);
    await requireUtf8(owner.url, owner.name);
    await migrate(owner.url);
    if (ownerUrl !== null) await grantApp(ownerUrl, decodeURIComponent(new URL(url).username));
  });
  if (directUrl === null) {
    await named('DATABASE_URL', async () => {
      await requireSessions(url, 'DATABASE_URL');
      await requireWritable(url, 'DATABASE_URL');
    });
    return connect(url);
  }
  await named('DATABASE_DIRECT_URL', () => requireSessions(directUrl, 'DATABASE_DIRECT_URL'));
  await named('DATABASE_URL', () => requireWritable(url, 'DATABASE_URL'));
  // Copies exceed the pooler's time limits.
  return { ...connect(url, usualLimits, true), url: directUrl };
}

interface Address {
  url: string;
  name: string;
}

function ownerAddress(url: string, ownerUrl: string | null, directUrl: string | null): Address {
  if (ownerUrl !== null) return { url: ownerUrl, name: 'DATABASE_OWNER_URL' };
  if (directUrl !== null) return { url: directUrl, name: 'DATABASE_DIRECT_URL' };
  return { url, name: 'DATABASE_URL' };
}

export async function openForOwner(
  databaseUrl: string | null,
  dataDir: string,
  ownerUrl: string | null,
  directUrl: string | null,
): Promise<Pick<OpenDatabase, 'url' | 'close'>> {
  if (databaseUrl !== null) {
    const { url, name } = ownerAddress(databaseUrl, ownerUrl, directUrl);
    await named(name, async () => {
      await requireWritable(url, name);
      await requireUtf8(url, name);
    });
    return { url, close: () => Promise.resolve() };
  }
  const postgres = await openEmbeddedPostgres(dataDir);
  return { url: await ensureDatabase(postgres.urlOf), close: postgres.close };
}

export async function ensureDatabase(urlOf: (database: string) => string): Promise<string> {
  const client = new Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query(`SELECT FROM pg_database WHERE datname = 'digis'`);
    if (rowCount === 0) await client.query('CREATE DATABASE digis').catch(ignoreExisting);
  } finally {
    await client.end();
  }
  return urlOf('digis');
}

function ignoreExisting(error: unknown): void {
  const code = error instanceof DatabaseError ? error.code : undefined;
  if (code !== '42P04' && code !== '23505') throw error;
}
