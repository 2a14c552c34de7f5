/** Lists tables in an order in which each refers only to earlier ones. */
import type { Client } from 'pg';

export interface Table {
  name: string;
  columns: string[];
  /** Columns to sort by, so that equal rows give equal bytes. */
  order: string[];
}

const listSql = `
  SELECT c.relname AS name,
    (SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
      WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
    (SELECT array_agg(a.attname::text ORDER BY k.at) FROM pg_constraint p
      CROSS JOIN unnest(p.conkey) WITH ORDINALITY k(num, at)
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.num
      WHERE p.conrelid = c.oid AND p.contype = 'p') AS "order",
    coalesce((SELECT array_agg(DISTINCT r.relname::text) FROM pg_constraint f
      JOIN pg_class r ON r.oid = f.confrelid
      WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid), '{}') AS parents
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'public' AND c.relkind = 'r' AND c.relname <> 'migrations'
  ORDER BY c.relname`;

export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { parents: string[] }>(listSql);
  const listed: Table[] = [];
  const waiting = new Map(rows.map((row) => [row.name, row]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].find((row) => row.parents.every((p) => !waiting.has(p)));
    if (ready === undefined) throw new Error('some tables refer to each other in a circle');
    const { name, columns, order } = ready;
    listed.push({ name, columns, order });
    waiting.delete(name);
  }
  return listed;
}

export const quoted = (names: readonly string[]): string =>
  names.map((name) => `"${name}"`).join(', ');
