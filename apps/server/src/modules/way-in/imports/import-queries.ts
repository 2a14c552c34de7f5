import type { Schemas } from '@digis/api-client/contract';
import { and, asc, desc, eq, inArray, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { AppError } from '#base/errors.ts';
import { minutesBefore } from '#base/clock.ts';
import { locks } from '#db/locks.ts';
import type { Database } from '#db/open-database.ts';
import { importRecords, importRows, type ImportRow, imports } from '#db/tables/imports.ts';
import { users } from '#db/tables/users.ts';
import { shownNameOf } from '../../records/users/user-names.ts';
import type { CheckedRow } from './check-rows.ts';

/** The time in which a staged import can be committed, and then undone. */
const openMinutes = 24 * 60;

export const undoneUntil = (committedAt: Date): Date => minutesBefore(committedAt, -openMinutes);

const newest = 50;

export const selectImports = (db: Database, userId: number) =>
  db
    .select({ row: imports, by: shownNameOf(users) })
    .from(imports)
    .innerJoin(users, eq(users.id, imports.created_by))
    .where(or(ne(imports.state, 'staged'), eq(imports.created_by, userId)))
    .orderBy(desc(imports.id))
    .limit(newest);

export async function insertImport(
  db: Database,
  values: Pick<ImportRow, 'kind' | 'name' | 'created_by' | 'created_at'>,
): Promise<ImportRow> {
  const [row] = await db
    .insert(imports)
    .values({ ...values, counts: countsOf([]) })
    .returning();
  if (row === undefined) throw new Error('an import was not inserted');
  return row;
}

export async function lockImport(db: Database, id: number, userId: number): Promise<ImportRow> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id)).for('update');
  if (row === undefined || (row.state === 'staged' && row.created_by !== userId)) {
    throw new AppError('NOT_FOUND');
  }
  return row;
}

export async function changeImport(
  db: Database,
  id: number,
  change: Partial<Pick<ImportRow, 'state' | 'counts' | 'made' | 'committed_at'>>,
): Promise<void> {
  await db.update(imports).set(change).where(eq(imports.id, id));
}

export async function dropRows(db: Database, id: number, rows: readonly number[]): Promise<void> {
  await db
    .delete(importRows)
    .where(and(eq(importRows.import_id, id), inArray(importRows.sheet_row, [...rows])));
}

interface Staged {
  counts: Schemas['ImportCounts'];
  keys: Map<string, number>;
}

export async function selectStaged(
  db: Database,
  id: number,
  rows: readonly number[],
): Promise<Staged> {
  const others = await db
    .select({ outcome: importRows.outcome, key: importRows.key, row: importRows.sheet_row })
    .from(importRows)
    .where(and(eq(importRows.import_id, id), notInArray(importRows.sheet_row, [...rows])));
  return {
    counts: countsOf(others),
    keys: new Map(others.flatMap(({ key, row }) => (key === null ? [] : [[key, row]]))),
  };
}

export function countsOf(
  rows: readonly { outcome: Schemas['ImportOutcome'] }[],
  counts: Schemas['ImportCounts'] = { new: 0, known: 0, doubtful: 0, refused: 0 },
): Schemas['ImportCounts'] {
  const sums = { ...counts };
  for (const { outcome } of rows) sums[outcome] += 1;
  return sums;
}

export async function insertRows(
  db: Database,
  import_id: number,
  rows: readonly CheckedRow[],
): Promise<void> {
  await db.insert(importRows).values(
    rows.map(({ row, values, outcome, known, key }) => ({
      import_id,
      sheet_row: row,
      fields: values ?? {},
      outcome,
      known_id: known?.id ?? null,
      key: key ?? null,
    })),
  );
}

export const selectAccepted = (db: Database, id: number) =>
  db
    .select()
    .from(importRows)
    .where(and(eq(importRows.import_id, id), ne(importRows.outcome, 'refused')))
    .orderBy(asc(importRows.sheet_row));

export async function forgetRows(db: Database, id: number): Promise<void> {
  await db.delete(importRows).where(eq(importRows.import_id, id));
}

/** Deletes staged imports that expired. Committed ones stay, but can no longer be undone. */
export async function forgetImports(db: Database, now: Date): Promise<void> {
  const expired = minutesBefore(now, openMinutes);
  await db.delete(imports).where(and(eq(imports.state, 'staged'), lt(imports.created_at, expired)));
  await db
    .delete(importRecords)
    .where(
      inArray(
        importRecords.import_id,
        db.select({ id: imports.id }).from(imports).where(lt(imports.committed_at, expired)),
      ),
    );
}

export async function holdCommits(db: Database): Promise<void> {
  const { rows } = await db.execute<{ held: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${locks.import}) AS held`,
  );
  if (rows[0]?.held === true) return;
  throw new AppError('STALE', { msg: 'Another import is being taken in; try again.' });
}
