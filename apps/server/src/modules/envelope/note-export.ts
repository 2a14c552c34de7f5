/** The row of the log that tells of an envelope before its first byte leaves, whatever becomes of it. SPEC: D96, D178 */
import { recordAction } from '../../action-log/record-action.ts';
import { AppError } from '../../base/errors.ts';
import type { Database } from '../../db/open-database.ts';
import { selectBranchName } from '../branches/branch-queries.ts';

async function requireBranchName(db: Database, branch: number): Promise<string> {
  const found = await selectBranchName(db, branch);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found.name;
}

export async function noteExport(
  actor: Parameters<typeof recordAction>[0],
  branch: number | null,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const whose = branch === null ? '' : `, ${await requireBranchName(actor.db, branch)}`;
  await recordAction(actor, {
    action: 'list.export',
    subject: `envelope${whose}`,
    changes: [{ field: 'months', before: '', after: from === to ? from : `${from} - ${to}` }],
  });
}
