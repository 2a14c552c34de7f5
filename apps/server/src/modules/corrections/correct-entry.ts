/** Corrects an entry: the entry stays, and another one takes back the excess. SPEC: D172 */
import type { AnswerOf, BodyOf } from '@digis/api-client/contract';
import { formatBirr, toBirr, toSantim } from '@digis/domain';
import { type CorrectableKind, neededToCorrect } from '@digis/api-client/corrections';
import { recordAction } from '../../action-log/record-action.ts';
import { requireVisible } from '../../auth/branch-scope.ts';
import { requireRecentProof, requireOneOf } from '../../auth/require-permission.ts';
import type { Context } from '../../contract/handler.ts';
import type { Facts } from '../../db/tables/journal.ts';
import { AppError, invalid } from '../../base/errors.ts';
import { appendEntry, type Movement } from '../journal/append-entry.ts';
import { bookedView } from '../journal/booked-view.ts';
import { factsOf } from '../journal/movement-facts.ts';
import { lockNumber } from '../journal/owed.ts';
import { isForFourEyes, payAlone } from '../payment-limits/four-eyes.ts';
import { payFromBook } from '../payment-limits/pay-from-book.ts';
import {
  type EntryRow,
  mainOf,
  salaryIn,
  selectEntryOf,
  selectStanding,
  type Standing,
  takeBack,
} from './standing.ts';
import { follow, lockSubject, requireRoom, takeSalaryBack } from './what-follows.ts';
import type { SignedInUser } from '../../auth/signed-in-user.ts';

/** Refuses a correction by a user who may not make it. SPEC: D172 */
function requireMayCorrect(user: SignedInUser, kind: CorrectableKind): void {
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
  // Corrections of one entry take turns.
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
  const correction = { entry, standing, by };
  const money = await requireRoom(db, subject, correction);
  const { alone, keepsAboveZero } = await payBack(context, correction);
  const movements = takeBack(standing, by).map((movement): Movement => ({
    ...movement,
    keepsAboveZero: movement.account.isBook === true && keepsAboveZero,
  }));
  const booked = await appendEntry(db, correctionOf(context, entry, body, alone), movements);
  await follow(db, subject, { ...correction, money });
  await takeSalaryBack(db, { paid: entry, correction: booked.id, amount: salaryIn(movements) });
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
    ...bookedView(context, entry.branch_id, booked),
  };
}

type Mover = EntryRow & { record_type: Exclude<EntryRow['record_type'], 'accrual'> };

const hasMovedMoney = (entry: EntryRow): entry is Mover => entry.record_type !== 'accrual';

async function requireCorrectable({ db, scope, user }: Context, posting: number): Promise<Mover> {
  const entry = await selectEntryOf(db, posting);
  if (entry === undefined) throw new AppError('NOT_FOUND');
  requireVisible(scope, entry.branch_id);
  // A debt is corrected at its assignment, and a correction by correcting the first entry again.
  if (!hasMovedMoney(entry) || entry.reverses_id !== null) throw invalid({ id: 'notAllowed' });
  requireMayCorrect(user, entry.record_type);
  return entry;
}

/** An admin pays wages of several branches at once; staff of one do not take back those of another. */
function requireOwnBranch({ scope }: Context, standing: readonly Standing[]): void {
  for (const { branch_id } of standing)
    if (branch_id !== undefined) requireVisible(scope, branch_id);
}

/** A correction that takes cash out of the book is a payment: D150's limits, four eyes, and a proof as for a refund (D153). */
async function payBack(
  context: Context,
  { entry, standing, by }: { entry: EntryRow; standing: readonly Standing[]; by: number },
): Promise<{ alone: Facts; keepsAboveZero: boolean }> {
  const { isBook, left } = mainOf(standing);
  if (isBook !== true || left < 0) return { alone: {}, keepsAboveZero: false };
  requireRecentProof(context);
  const isOwn = entry.created_by === context.user.id;
  if (isOwn && (await isForFourEyes(context.db, by))) throw new AppError('SELF_APPROVAL');
  const alone = await payAlone(context, entry.branch_id, isOwn ? by : 0);
  const { keepsAboveZero = false } = await payFromBook(context, entry.branch_id, by);
  return { alone, keepsAboveZero };
}

const correctionOf = (
  context: Context,
  { id, branch_id, record_type, event_id, advance_id, employee_id, vendor_id }: EntryRow,
  body: Body,
  alone: Facts,
) => ({
  branch_id,
  record_type,
  event_id,
  advance_id,
  employee_id,
  vendor_id,
  reverses_id: id,
  ...factsOf(context, body, alone),
});
