import type { BodyOf } from '@digis/api-client/contract';
import { recordAction } from '#action-log/record-action.ts';
import { AppError } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import { importKinds } from '../import-kinds.ts';
import { changeImport, holdCommits, lockImport, undoneUntil } from '../import-queries.ts';
import { deleteRecords, forgetRecords, lockRecords, selectRecords } from '../import-records.ts';
import { selectReceived, takeBackReceived } from '../received-entries.ts';
import { selectInUse } from './records-in-use.ts';

export async function undoImport(context: Context, body: BodyOf<'undoImport'>): Promise<void> {
  const { db, user, clock } = context;
  const { id, kind, name, state, committed_at } = await lockImport(db, body.id, user.id);
  const isOver = committed_at === null || undoneUntil(committed_at) < clock.now();
  if (state !== 'committed' || isOver) throw new AppError('ALREADY_PROCESSED');
  await holdCommits(db);
  await lockRecords(db, id);
  const in_use = await selectInUse(db, id);
  if (in_use !== undefined) throw new AppError('IN_USE', { in_use });
  for (const { record_id, before } of await selectRecords(db, id)) {
    if (before !== null) await importKinds[kind].restore(db, record_id, before);
  }
  const received = await selectReceived(db, id);
  await deleteRecords(db, id, clock.now());
  await forgetRecords(db, id);
  await changeImport(db, id, { state: 'undone' });
  await recordAction(context, { action: 'import.undo', subject: name, entityId: id });
  // Last: it blocks all money of the branches.
  await takeBackReceived(context, received);
}
