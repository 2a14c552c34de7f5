import type { Schemas } from '@digis/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { type RecordTable, recordTables } from '#db/tables/imports.ts';
import { isOfImport } from '../received-entries.ts';
import { isPart, markOf } from '../import-records.ts';

const nameOf: Readonly<Record<RecordTable, SQL>> = {
  events: sql`(SELECT full_name FROM clients WHERE id = r.client_id) || ', ' || r.event_date`,
  packages: sql`r.name`,
  items: sql`r.name`,
  clients: sql`r.full_name`,
  employees: sql`r.full_name`,
  vendors: sql`r.name`,
};

/** They derive from entries, which refer to the event. */
const followers: ReadonlySet<string> = new Set(['accounts', 'advances']);

interface Reference {
  table: string;
  column: string;
}

/** From the catalogue: new foreign keys count too. */
async function selectReferences(db: Database, record: RecordTable): Promise<Reference[]> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    SELECT DISTINCT source.relname AS table, own.attname AS column
    FROM pg_constraint c
    JOIN pg_class source ON source.oid = c.conrelid
    CROSS JOIN unnest(c.conkey, c.confkey) AS pair (own_no, other_no)
    JOIN pg_attribute own ON own.attrelid = c.conrelid AND own.attnum = pair.own_no
    JOIN pg_attribute other ON other.attrelid = c.confrelid AND other.attnum = pair.other_no
    WHERE c.contype = 'f' AND c.confrelid = ${record}::regclass AND other.attname = 'id'`);
  return rows.filter(({ table }) => !isPart(record, table) && !followers.has(table));
}

function isReferredBy({ table, column }: Reference, importId: number): SQL {
  return sql`EXISTS (SELECT FROM ${sql.identifier(table)} source
    WHERE source.${sql.identifier(column)} = r.id ${ownOf(table, importId)})`;
}

function ownOf(table: string, importId: number): SQL {
  if (table === 'entries') return sql`AND NOT ${isOfImport(importId)}`;
  if (!recordTables.some((name) => name === table)) return sql``;
  return sql`AND source.id NOT IN (SELECT record_id FROM import_records
    WHERE import_id = ${importId} AND record = ${table} AND before IS NULL)`;
}

type Found = Pick<Schemas['ImportInUse'], 'row' | 'name' | 'reason'>;

async function selectKept(db: Database, importId: number, record: RecordTable): Promise<Found[]> {
  const references = await selectReferences(db, record);
  const isReferred = sql.join(
    [sql`false`, ...references.map((reference) => isReferredBy(reference, importId))],
    sql` OR `,
  );
  const { rows } = await db.execute<Found & Record<string, unknown>>(sql`
    SELECT kept.row, coalesce(kept.name, '') AS name,
      CASE WHEN kept.is_changed THEN 'changed' ELSE 'referred' END AS reason
    FROM (SELECT made.sheet_row AS row, ${nameOf[record]} AS name,
        r.id IS NULL OR made.mark <> ${markOf(record)} AS is_changed,
        made.before IS NULL AND (${isReferred}) AS is_referred
      FROM import_records made LEFT JOIN ${sql.identifier(record)} r ON r.id = made.record_id
      WHERE made.import_id = ${importId} AND made.record = ${record}) AS kept
    WHERE kept.is_changed OR kept.is_referred`);
  return rows;
}

export async function selectInUse(
  db: Database,
  importId: number,
): Promise<Schemas['ImportInUse'] | undefined> {
  const kept: Found[] = [];
  for (const record of recordTables) kept.push(...(await selectKept(db, importId, record)));
  const [first] = kept.toSorted((a, b) => a.row - b.row);
  return first && { ...first, count: new Set(kept.map(({ row }) => row)).size };
}
