import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { importRecords, type RecordTable, recordTables } from '#db/tables/imports.ts';
import type { Made } from './import-desk.ts';

export interface NewRecord extends Made {
  row: number;
  before?: object | undefined;
}

const parts: Readonly<Record<RecordTable, readonly (readonly [table: string, column: string])[]>> =
  {
    events: [
      ['event_items', 'event_id'],
      ['event_additional_items', 'event_id'],
    ],
    packages: [
      ['package_items', 'package_id'],
      ['package_tiers', 'package_id'],
    ],
    items: [],
    clients: [],
    employees: [],
    vendors: [],
  };

export const isPart = (record: RecordTable, table: string): boolean =>
  parts[record].some(([name]) => name === table);

/** Columns since the first imports, with defaults; older digests lack them. */
const later: Readonly<Partial<Record<RecordTable, Readonly<Record<string, string>>>>> = {
  events: { hold_until: 'null', guaranteed_people: 'null', fasting_people: 'null' },
  packages: { terms: '""', fasting_package_id: 'null' },
  items: { kind: '"food"', unit: 'null', per_guest: 'null' },
  clients: { photos_ended_at: 'null' },
};

/** Not the event's version, which renamed clients change. */
export const markOf = (record: RecordTable): SQL => {
  const texts = parts[record].map(
    ([table, column]) => sql`coalesce((SELECT jsonb_agg(to_jsonb(part) ORDER BY to_jsonb(part))
      FROM ${sql.identifier(table)} part WHERE part.${sql.identifier(column)} = r.id)::text, '')`,
  );
  const columns = Object.entries(later[record] ?? {});
  for (const [column, blank] of columns) {
    texts.push(sql`coalesce(nullif(to_jsonb(r) -> ${column}::text, ${blank}::jsonb)::text, '')`);
  }
  const left = sql.param(['version', ...columns.map(([column]) => column)]);
  return sql`md5(${sql.join([sql`(to_jsonb(r) - ${left}::text[])::text`, ...texts], sql` || `)})`;
};

export async function insertRecords(
  db: Database,
  importId: number,
  records: readonly NewRecord[],
): Promise<void> {
  for (const record of recordTables) {
    const own = records.filter((one) => one.record === record);
    if (own.length === 0) continue;
    const ids = sql.param(own.map(({ id }) => id));
    const rows = sql.param(own.map(({ row }) => row));
    const befores = sql.param(own.map(({ before }) => (before ? JSON.stringify(before) : null)));
    await db.execute(sql`
      INSERT INTO import_records (import_id, sheet_row, record, record_id, before, mark)
      SELECT ${importId}, made.sheet_row, ${record}, r.id, made.before::jsonb, ${markOf(record)}
      FROM unnest(${ids}::bigint[], ${rows}::int[], ${befores}::text[]) AS made (id, sheet_row, before)
      JOIN ${sql.identifier(record)} r ON r.id = made.id`);
  }
}

export async function lockRecords(db: Database, importId: number): Promise<void> {
  for (const record of recordTables) {
    await db.execute(sql`SELECT FROM ${sql.identifier(record)} r
      WHERE r.id IN ${idsOf(importId, record)} ORDER BY r.id FOR UPDATE`);
  }
}

export const selectRecords = (db: Database, importId: number) =>
  db
    .select()
    .from(importRecords)
    .where(eq(importRecords.import_id, importId))
    .orderBy(asc(importRecords.id));

/** Rows that stay because entries or remaining events refer to them. */
const keeps: Readonly<Partial<Record<RecordTable, { while: SQL; set: SQL }>>> = {
  events: {
    while: sql`EXISTS (SELECT FROM entries e WHERE e.event_id = r.id)`,
    set: sql`, withdrawn = true, advance_amount = 0, paid_full = false`,
  },
  clients: { while: sql`EXISTS (SELECT FROM events e WHERE e.client_id = r.id)`, set: sql`` },
};

export async function deleteRecords(db: Database, importId: number, now: Date): Promise<void> {
  for (const record of recordTables) {
    const all = idsOf(importId, record, sql`AND before IS NULL`);
    const kept = keeps[record];
    if (kept !== undefined) {
      await db.execute(sql`UPDATE ${sql.identifier(record)} r SET archived_at = ${now.toISOString()} ${kept.set}
        WHERE r.id IN ${all} AND ${kept.while}`);
    }
    // An archived record would have prevented the undo.
    const made = sql`(SELECT id FROM ${sql.identifier(record)} WHERE id IN ${all} AND archived_at IS NULL)`;
    for (const [table, column] of parts[record]) {
      await db.execute(
        sql`DELETE FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)} IN ${made}`,
      );
    }
    await db.execute(sql`DELETE FROM ${sql.identifier(record)} WHERE id IN ${made}`);
  }
}

const idsOf = (importId: number, record: RecordTable, more = sql``): SQL =>
  sql`(SELECT record_id FROM import_records WHERE import_id = ${importId} AND record = ${record} ${more})`;

export async function forgetRecords(db: Database, importId: number): Promise<void> {
  await db.delete(importRecords).where(and(eq(importRecords.import_id, importId)));
}
