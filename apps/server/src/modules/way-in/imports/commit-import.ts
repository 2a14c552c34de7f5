/** Commits an import: checks its rows again and adds them in the same transaction. */
import type { AnswerOf, BodyOf } from '@digis/api-client/contract';
import { recordAction } from '#action-log/record-action.ts';
import { AppError } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import { inOnePacket } from '#db/fast/pipelined-session.ts';
import type { ImportRow, StagedRow } from '#db/tables/imports.ts';
import { type CheckedRow, checkRows } from './check-rows.ts';
import { type AnyDesk, importKinds } from './import-kinds.ts';
import {
  changeImport,
  forgetRows,
  holdCommits,
  lockImport,
  selectAccepted,
  undoneUntil,
} from './import-queries.ts';
import { insertRecords, type NewRecord } from './import-records.ts';

type Body = BodyOf<'commitImport'>;

export async function commitImport(
  context: Context,
  body: Body,
): Promise<AnswerOf<'commitImport'>> {
  const { db, user } = context;
  const now = context.clock.now();
  const row = await lockImport(db, body.id, user.id);
  if (row.state !== 'staged') throw new AppError('ALREADY_PROCESSED');
  await holdCommits(db);
  // One time for all records, which identifies those of this import.
  const desk = await importKinds[row.kind].open({ ...context, clock: { now: () => now } });
  const leftOut = new Set(body.left_out);
  const staged = await selectAccepted(db, row.id);
  const wanted = staged.filter(({ sheet_row }) => !leftOut.has(sheet_row));
  const rows = await checkAgain(row, desk, wanted);
  await hold(desk);
  const added = rows.filter(
    ({ outcome }) => outcome === 'new' || (outcome === 'doubtful' && body.doubtful === 'add'),
  );
  const known = rows.filter(({ outcome }) => outcome === 'known' && body.known === 'update');
  const made = [...(await addAll(desk, added)), ...(await changeAll(desk, row, known))];
  await insertRecords(db, row.id, made);
  const updated = made.filter(({ before }) => before !== undefined).length;
  const sums = { added: added.length, updated, skipped: staged.length - added.length - updated };
  await changeImport(db, row.id, { state: 'committed', made: sums, committed_at: now });
  await forgetRows(db, row.id);
  const action = { action: 'import.commit' as const, subject: row.name, entityId: row.id };
  await recordAction(context, action);
  await desk.book?.(row.id);
  return { success: true, made: sums, can_undo_until: undoneUntil(now).toISOString() };
}

/** @throws 409 `STALE` if a row would now be added or matched differently */
async function checkAgain(
  { kind }: ImportRow,
  desk: AnyDesk,
  staged: readonly StagedRow[],
): Promise<CheckedRow[]> {
  const sent = staged.map(({ sheet_row, fields }) => ({ row: sheet_row, values: fields }));
  const rows = await checkRows(desk, importKinds[kind].schema, sent, new Map());
  const moved = rows.filter(({ outcome, known, key = null }, at) => {
    const then = staged[at];
    return then?.outcome !== outcome || then.known_id !== (known?.id ?? null) || then.key !== key;
  });
  if (moved.length > 0) throw new AppError('STALE', { rows: moved.map(({ row }) => row) });
  return rows;
}

async function hold(desk: AnyDesk): Promise<void> {
  try {
    await desk.hold?.();
  } catch (error) {
    throw error instanceof AppError ? new AppError('STALE') : error;
  }
}

const addAll = (desk: AnyDesk, rows: readonly CheckedRow[]): Promise<NewRecord[]> =>
  inParts(rows, async (some) => {
    const made = await desk.add(some.map(({ content }) => content));
    return some.flatMap(({ row }, at) => (made[at] ?? []).map((one) => ({ ...one, row })));
  });

const changeAll = (
  desk: AnyDesk,
  { kind }: ImportRow,
  rows: readonly CheckedRow[],
): Promise<NewRecord[]> =>
  inParts(rows, async (some) => {
    const changes = some.map(
      ({ row, known, values }) => [row, known && desk.change(known.id, values)] as const,
    );
    const befores = await inOnePacket<Record<string, object | undefined>>(
      Object.fromEntries(changes.flatMap(([row, change]) => (change ? [[row, change]] : []))),
    );
    return some.flatMap(({ row, known }) => {
      const before = befores[row];
      return known && before ? [{ record: kind, id: known.id, row, before }] : [];
    });
  });

const together = 100;

async function inParts(
  rows: readonly CheckedRow[],
  write: (some: readonly CheckedRow[]) => Promise<NewRecord[]>,
): Promise<NewRecord[]> {
  const made: NewRecord[] = [];
  for (let at = 0; at < rows.length; at += together) {
    made.push(...(await write(rows.slice(at, at + together))));
  }
  return made;
}
