// D172
import type { AnswerOf, BodyOf } from '@digis/api-client/contract';
import { formatBirr, toBirr, toSantim } from '@digis/domain';
import { type CorrectableKind, isForAdmins, neededToCorrect } from '@digis/api-client/corrections';
import { recordAction } from '#action-log/record-action.ts';
import { requireVisible } from '#auth/branch-scope.ts';
import { requireAdmin, requireOneOf } from '#auth/require-permission.ts';
import type { Context } from '#contract/handler.ts';
import { AppError, invalid } from '#base/errors.ts';
import { bookedView } from '../../books/journal/booked-view.ts';
import { lockNumber } from '../../records/owed/owed.ts';
import { type EntryRow, mainOf, selectEntryOf, selectStanding, type Standing } from './standing.ts';
import { bookCorrection } from './take-back-entry.ts';
import { lockSubject } from './what-follows.ts';
import type { SignedInUser } from '#auth/signed-in-user.ts';

function requireMayCorrect(user: SignedInUser, kind: CorrectableKind): void {
  if (isForAdmins(kind)) requireAdmin(user);
  for (const permissions of neededToCorrect(kind)) requireOneOf(user, permissions);
}

type Body = BodyOf<'correctEntry'>;

export async function correctEntry(
  context: Context,
  body: Body,
): Promise<AnswerOf<'correctEntry'>> {
  const { db } = context;
  const entry = await requireCorrectable(context, body.id);
  const subject = await lockSubject(db, entry);
  await lockNumber(db, entry.branch_id);
  const standing = await selectStanding(db, entry.id);
  requireOwnBranch(context, standing);
  const stands = Math.abs(mainOf(standing).left);
  const by = stands - toSantim(body.should_be);
  if (by < 0) throw invalid({ should_be: 'maximum' });
  if (by === 0) {
    const msg = `It stands at ${formatBirr(toBirr(stands))} already.`;
    throw new AppError('NOTHING_TO_CORRECT', { msg });
  }
  const booked = await bookCorrection(context, { entry, subject, standing, by, body });
  await recordAction(context, {
    action: 'cash.correct',
    subject: entry.remark,
    entityId: entry.id,
    changes: [
      { field: 'amount', before: String(toBirr(stands)), after: String(body.should_be) },
      { field: 'reason', before: '', after: body.reason.trim() },
    ],
  });
  return {
    success: true,
    stands_at: body.should_be,
    ...bookedView(context, booked),
  };
}

type Mover = EntryRow & { record_type: Exclude<EntryRow['record_type'], 'accrual'> };

const hasMovedMoney = (entry: EntryRow): entry is Mover => entry.record_type !== 'accrual';

async function requireCorrectable({ db, scope, user }: Context, posting: number): Promise<Mover> {
  const entry = await selectEntryOf(db, posting);
  if (entry === undefined) throw new AppError('NOT_FOUND');
  requireVisible(scope, entry.branch_id);
  // Debts are corrected at assignments, corrections at their first entry.
  if (!hasMovedMoney(entry) || entry.reverses_id !== null) throw invalid({ id: 'notAllowed' });
  requireMayCorrect(user, entry.record_type);
  return entry;
}

/** Staff cannot reverse an admin's wages of other branches. */
function requireOwnBranch({ scope }: Context, standing: readonly Standing[]): void {
  for (const { branch_id } of standing)
    if (branch_id !== undefined) requireVisible(scope, branch_id);
}
