import type { AnswerOf, BodyOf, FieldErrorCode, Schemas } from '@digis/api-client/contract';
import { recordAction } from '#action-log/record-action.ts';
import { AppError, invalid } from '#base/errors.ts';
import { tidyText } from '#base/tidy-text.ts';
import type { Context } from '#contract/handler.ts';
import type { ImportRow } from '#db/tables/imports.ts';
import { type CheckedRow, checkRows } from './check-rows.ts';
import { importKinds } from './import-kinds.ts';
import {
  changeImport,
  countsOf,
  dropRows,
  insertImport,
  insertRows,
  lockImport,
  selectStaged,
} from './import-queries.ts';

type Body = BodyOf<'importRows'>;

const mostRows = 5_000;

export async function stageRows(context: Context, body: Body): Promise<AnswerOf<'importRows'>> {
  const { db } = context;
  requireDifferentRows(body.rows);
  const begun = await findImport(context, body);
  const numbers = body.rows.map(({ row }) => row);
  const staged = begun && (await selectStaged(db, begun.id, numbers));
  const before = staged?.counts ?? countsOf([]);
  const total = Object.values(before).reduce((sum, times) => sum + times, numbers.length);
  if (total > mostRows) throw invalid({ rows: 'maxItems' });
  const kind = importKinds[body.kind];
  const desk = await kind.open(context);
  const rows = await checkRows(desk, kind.schema, body.rows, staged?.keys ?? new Map());
  const counts = countsOf(rows, before);
  const answer = { success: true as const, rows: rows.map(rowView), counts };
  if (body.dry_run === true) return { ...answer, ...(begun && { id: begun.id }) };
  const { id } = begun ?? (await beginImport(context, body));
  await dropRows(db, id, numbers);
  await insertRows(db, id, rows);
  await changeImport(db, id, { counts });
  return { ...answer, id };
}

function requireDifferentRows(rows: Body['rows']): void {
  const seen = new Set<number>();
  const errors: Record<string, FieldErrorCode> = {};
  rows.forEach(({ row }, at) => {
    if (seen.has(row)) errors[`rows.${at}.row`] = 'duplicate';
    seen.add(row);
  });
  if (seen.size < rows.length) throw invalid(errors);
}

async function findImport(
  { db, user }: Context,
  { id, kind, name, dry_run }: Body,
): Promise<ImportRow | undefined> {
  if (id === undefined) {
    if (name === undefined && dry_run !== true) throw invalid({ name: 'required' });
    return undefined;
  }
  const row = await lockImport(db, id, user.id);
  if (row.state !== 'staged') throw new AppError('ALREADY_PROCESSED');
  if (row.kind !== kind) throw invalid({ kind: 'mismatch' });
  return row;
}

async function beginImport(context: Context, { kind, name = '' }: Body): Promise<ImportRow> {
  const { db, user, clock } = context;
  const row = await insertImport(db, {
    kind,
    name: tidyText(name),
    created_by: user.id,
    created_at: clock.now(),
  });
  await recordAction(context, { action: 'import.begin', subject: row.name, entityId: row.id });
  return row;
}

const rowView = ({
  row,
  outcome,
  known,
  alike,
  total,
  faults,
  notes,
}: CheckedRow): Schemas['ImportedRow'] => ({
  row,
  outcome,
  ...(known && { known }),
  ...(alike && { alike }),
  ...(total !== undefined && { total }),
  ...(faults && { faults }),
  ...(notes && { notes }),
});
