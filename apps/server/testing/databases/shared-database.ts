import { cpSync, existsSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import {
  makeDatabase,
  startTestApp,
  type TestApp,
  type TestAppOptions,
  type TestDatabase,
} from '../start-test-app.ts';
import { filledFilesOf } from '../test-cluster.ts';

export interface SharedDatabase {
  /** Undoes the work of the previous server, which must be closed first. */
  start(more?: TestAppOptions): Promise<TestApp>;
  drop(): Promise<void>;
}

/** Fills a database once: filling takes a second, restoring it a hundredth. */
export async function openSharedDatabase(
  fill: (app: TestApp) => Promise<unknown>,
  options: TestAppOptions = {},
): Promise<SharedDatabase> {
  const database = await makeDatabase();
  const app = await startTestApp({ ...options, database });
  await fill(app);
  await app.close();
  const { folder, url } = database;
  const filled = filledFilesOf(basename(folder));
  if (existsSync(folder)) cpSync(folder, filled, { recursive: true });
  const putFilesBack = () => {
    rmSync(folder, { recursive: true, force: true });
    if (existsSync(filled)) cpSync(filled, folder, { recursive: true });
  };
  const owner = new Client({ connectionString: url });
  await owner.connect();
  await rememberRows(owner);
  return {
    async start(more = {}) {
      await endOfCalls(database);
      await owner.query(`SELECT ${KEPT}.put_back()`);
      putFilesBack();
      return startTestApp({ ...options, ...more, database });
    },
    drop: async () => {
      rmSync(filled, { recursive: true, force: true });
      await owner.end();
      await database.drop();
    },
  };
}

/** Waits, because a page may have left a call under way. */
async function endOfCalls({ connections }: TestDatabase): Promise<void> {
  while (connections.connections().busy > 0) await delay(5);
}

const KEPT = 'as_it_was';

interface Named {
  readonly name: string;
}

/** Restored by a function, which keeps the plans of its 150 statements. */
async function rememberRows(owner: Client): Promise<void> {
  const tables = await owner.query<Named>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const counters = await owner.query<Named>(
    `SELECT format('%L, %s, %L', format('%I.%I', schemaname, sequencename),
        coalesce(last_value, start_value), last_value IS NOT NULL) AS name
      FROM pg_sequences WHERE schemaname = 'public'`,
  );
  const names = tables.rows.map(({ name }) => name);
  const statements = [
    ...names.flatMap((name) => [
      `DELETE FROM public.${name}`,
      `INSERT INTO public.${name} OVERRIDING SYSTEM VALUE TABLE ${KEPT}.${name}`,
    ]),
    ...counters.rows.map(({ name }) => `PERFORM setval(${name})`),
  ];
  await owner.query(
    [
      `CREATE SCHEMA ${KEPT}`,
      ...names.map((name) => `CREATE TABLE ${KEPT}.${name} AS TABLE public.${name}`),
      // As replica, so that no trigger keeps append-only tables from being emptied.
      `CREATE FUNCTION ${KEPT}.put_back() RETURNS void LANGUAGE plpgsql
        SET session_replication_role = replica SET lock_timeout = '10s'
        AS $put_back$ BEGIN ${statements.join(';')}; END $put_back$`,
    ].join(';'),
  );
}
