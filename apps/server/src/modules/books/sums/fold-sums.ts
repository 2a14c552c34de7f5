import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { locks } from '#db/locks.ts';

export const keptTables = {
  event_sums: {
    keys: ['hold_until', 'package_id', 'package_name', 'has_vat'],
    sums: ['events', 'guests', 'total', 'vat', 'left', 'due'],
  },
  cost_sums: { keys: ['hold_until', 'kind', 'category'], sums: ['amount'] },
  cash_sums: { keys: ['account_id', 'record_type', 'of_event', 'side'], sums: ['amount'] },
  moved_sums: { keys: ['kind', 'category', 'is_counted', 'hold_until'], sums: ['amount'] },
  work_sums: { keys: ['employee_id'], sums: ['events'] },
} as const;

export type KeptTable = keyof typeof keptTables;

const isKeptTable = (name: string): name is KeptTable => name in keptTables;

const listed = (columns: readonly string[], of: (column: SQL) => SQL = (column) => column): SQL =>
  sql.join(
    columns.map((column) => of(sql`${sql.identifier(column)}`)),
    sql`, `,
  );

const atOnce = 100;

/** true: rows may be left. One statement: sums never lack a day. */
async function foldSome(db: Database, name: KeptTable): Promise<boolean> {
  const { sums } = keptTables[name];
  const keys = ['branch_id', 'day', ...keptTables[name].keys];
  const table = sql.identifier(name);
  const { rows } = await db.execute<{ days: string }>(sql`
    WITH added AS (SELECT DISTINCT branch_id, day FROM ${table} WHERE NOT is_folded LIMIT ${atOnce}),
    gone AS (DELETE FROM ${table} kept USING added
      WHERE kept.branch_id = added.branch_id AND kept.day = added.day RETURNING kept.*),
    folded AS (INSERT INTO ${table} (${listed([...keys, ...sums])}, is_folded)
      SELECT ${listed(keys)}, ${listed(sums, (column) => sql`sum(${column})`)}, true FROM gone GROUP BY ${listed(keys)}
      HAVING ${sql.join(
        sums.map((column) => sql`sum(${sql.identifier(column)}) <> 0`),
        sql` OR `,
      )} ORDER BY branch_id, day)
    SELECT count(*) AS days FROM added`);
  return Number(rows[0]?.days) === atOnce;
}

/** Only one server at a time folds, because two would double rows. */
export async function foldSums(db: Database): Promise<void> {
  let isMore = true;
  while (isMore) {
    // oxlint-disable-next-line no-await-in-loop
    isMore = await db.transaction(foldRound);
  }
}

async function foldRound(tx: Database): Promise<boolean> {
  const { rows } = await tx.execute<{ is_ours: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${locks.foldSums}) AS is_ours`,
  );
  if (rows[0]?.is_ours !== true) return false;
  let isMore = false;
  for (const name of Object.keys(keptTables).filter(isKeptTable)) {
    // oxlint-disable-next-line no-await-in-loop
    if (await foldSome(tx, name)) isMore = true;
  }
  return isMore;
}
