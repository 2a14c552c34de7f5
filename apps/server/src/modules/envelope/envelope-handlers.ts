/** Handler of the accountant's envelope. SPEC: D178 */
import { recordAction } from '../../action-log/record-action.ts';
import { branchToRead } from '../../auth/branch-scope.ts';
import { AppError } from '../../base/errors.ts';
import type { Context, Handlers } from '../../contract/handler.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { selectBranchName } from '../branches/branch-queries.ts';
import { envelopeName, envelopeOf } from './envelope.ts';
import { requireFiscalDays } from './fiscal-period.ts';
import { streamSnapshot } from './stream-snapshot.ts';

async function requireBranchName({ db }: Context, branch: number): Promise<string> {
  const found = await selectBranchName(db, branch);
  if (found === undefined) throw new AppError('NOT_FOUND');
  return found.name;
}

/** The log has it before its first byte leaves, whatever becomes of it. */
const noteExport = (context: Context, subject: string, months: string): Promise<void> =>
  inTransaction(context.db, (db) =>
    recordAction(
      { ...context, db },
      {
        action: 'list.export',
        subject,
        changes: [{ field: 'months', before: '', after: months }],
      },
    ),
  );

export const envelopeHandlers = {
  takeEnvelope: async (context, { body: { branchId, from, to } }) => {
    const { db, scope, clock, reply } = context;
    const branch = branchToRead(scope, branchId);
    const days = requireFiscalDays({ from, to });
    const whose = branch === null ? '' : `, ${await requireBranchName(context, branch)}`;
    await noteExport(context, `envelope${whose}`, from === to ? from : `${from} - ${to}`);
    const asked = { branch, days, now: clock.now() };
    const bytes = await streamSnapshot(db, (tx) => envelopeOf(tx, asked));
    const name = envelopeName(branch, from, to);
    reply.header('Content-Disposition', `attachment; filename="${name}.zip"`);
    return bytes;
  },
} satisfies Handlers<'takeEnvelope'>;
