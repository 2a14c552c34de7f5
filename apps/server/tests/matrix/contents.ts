import { sql } from 'drizzle-orm';
import type { TestApp } from '../../testing/index.ts';

interface Table extends Record<string, unknown> {
  name: string;
  rows: number;
  digest: string;
}

export type Contents = ReadonlyMap<string, Pick<Table, 'rows' | 'digest'>>;

/** Leaves out the tables that triggers write, which `verify` compares. */
export async function readerOf({ db }: TestApp): Promise<() => Promise<Contents>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
      AND tablename <> 'row_seals' AND tablename NOT LIKE '%\\_sums' ORDER BY 1`,
  );
  const parts = tables.map(
    ({ name }) => `SELECT '${name}' AS name, count(*)::int AS rows,
      coalesce(sum(hashtextextended(t::text, 0)), 0)::text AS digest FROM "${name}" t`,
  );
  const statement = sql.raw(parts.join(' UNION ALL '));
  return async () => {
    const { rows } = await db.execute<Table>(statement);
    return new Map(rows.map(({ name, ...table }) => [name, table]));
  };
}

export const changedTables = (before: Contents, after: Contents): string[] =>
  [...after]
    .filter(([name, { digest }]) => digest !== before.get(name)?.digest)
    .map(([name]) => name);

export const addedRows = (before: Contents, after: Contents): Record<string, number> =>
  Object.fromEntries(
    [...after]
      .map(([name, { rows }]) => [name, rows - (before.get(name)?.rows ?? 0)] as const)
      .filter(([, difference]) => difference !== 0),
  );
