/** A database shared by tests, restored after each. */
import { makeDatabase, startTestApp, type TestApp, type TestAppOptions } from './start-test-app.ts';
import { query } from './test-cluster.ts';

export interface SharedDatabase {
  /** Undoes what the previous server did; close that one first. */
  start(): Promise<TestApp>;
  drop(): Promise<void>;
}

/** Creating and filling takes half a second, restoring a twentieth. */
export async function openSharedDatabase(
  fill: (app: TestApp) => Promise<unknown>,
  options: TestAppOptions = {},
): Promise<SharedDatabase> {
  const database = await makeDatabase();
  const app = await startTestApp({ ...options, database });
  await fill(app);
  await app.close();
  const putBack = await rememberRows(database.url);
  return {
    async start() {
      await putBack();
      return startTestApp({ ...options, database });
    },
    drop: () => database.drop(),
  };
}

const KEPT = 'as_it_was';

interface Named {
  readonly name: string;
}

const tablesOf = (url: string) =>
  query<Named>(
    url,
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );

const countersOf = (url: string) =>
  query<{ readonly set: string }>(
    url,
    `SELECT format('SELECT setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename),
        coalesce(last_value, start_value), last_value IS NOT NULL) AS set
      FROM pg_sequences WHERE schemaname = 'public'`,
  );

/** @returns a function that restores rows and sequences. No server may run then. */
export async function rememberRows(url: string): Promise<() => Promise<void>> {
  const tables = await tablesOf(url);
  const copies = tables.map(({ name }) => `CREATE TABLE ${KEPT}.${name} AS TABLE public.${name}`);
  await query(url, [`CREATE SCHEMA ${KEPT}`, ...copies].join(';'));
  const putBack = [
    // Disables triggers and references, so that append-only tables can be emptied.
    'SET session_replication_role = replica',
    "SET lock_timeout = '10s'",
    ...tables.flatMap(({ name }) => [
      `DELETE FROM public.${name}`,
      `INSERT INTO public.${name} OVERRIDING SYSTEM VALUE TABLE ${KEPT}.${name}`,
    ]),
    ...(await countersOf(url)).map(({ set }) => set),
  ].join(';');
  return async () => void (await query(url, putBack));
}
