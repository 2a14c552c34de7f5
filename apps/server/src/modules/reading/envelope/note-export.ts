/** Before streaming: aborted downloads are logged. D96, D178 */
import { recordAction } from '#action-log/record-action.ts';
import { AppError } from '#base/errors.ts';
import type { Database } from '#db/open-database.ts';
import { type ChangedSince, selectChangedSince } from './changed-since.ts';
import type { Asked } from './journal-pages.ts';
import { selectBranchName } from '../../records/branches/branch-queries.ts';

async function requireBranchName(db: Database, branch: number): Promise<string> {
  const found = await selectBranchName(db, branch);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found.name;
}

export async function noteExport(
  actor: Parameters<typeof recordAction>[0],
  { branch, days }: Pick<Asked, 'branch' | 'days'>,
  { from, to }: { from: string; to: string },
): Promise<ChangedSince | null> {
  const whose = branch === null ? '' : `, ${await requireBranchName(actor.db, branch)}`;
  const subject = `envelope${whose}`;
  const months = from === to ? from : `${from} - ${to}`;
  const changed = await selectChangedSince(actor.db, { branch, days }, { subject, months });
  await recordAction(actor, {
    action: 'list.export',
    subject,
    changes: [{ field: 'months', before: '', after: months }],
  });
  return changed;
}
