/** Keeps what every table of a database holds, beside it in a schema of its own, and puts it back. */
import { query } from './test-cluster.ts';

const KEPT = 'as_it_was';

interface Named {
  readonly name: string;
}

const tablesOf = (url: string) =>
  query<Named>(
    url,
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );

/** As statements that set each to where it stands now. */
const countersOf = (url: string) =>
  query<{ readonly set: string }>(
    url,
    `SELECT format('SELECT setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename),
        coalesce(last_value, start_value), last_value IS NOT NULL) AS set
      FROM pg_sequences WHERE schemaname = 'public'`,
  );

/** @returns what puts the rows back, and the numbers that new rows get. No server may be at work then. */
export async function rememberRows(url: string): Promise<() => Promise<void>> {
  const tables = await tablesOf(url);
  const copies = tables.map(({ name }) => `CREATE TABLE ${KEPT}.${name} AS TABLE public.${name}`);
  await query(url, [`CREATE SCHEMA ${KEPT}`, ...copies].join(';'));
  const putBack = [
    // Without its triggers: what may only be added to can be emptied, and no row is asked for its parent.
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
