/** Corrects an entry: the entry stays, and another one takes back the excess. SPEC: D172 */
import { inArray } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '@digis/api-client/contract';
import { formatBirr, toBirr, toSantim } from '@digis/domain';
import { type CorrectableKind, neededToCorrect } from '@digis/api-client/corrections';
import { recordAction } from '../../action-log/record-action.ts';
import { requireVisible } from '../../auth/branch-scope.ts';
import { requireRecentProof, requireOneOf } from '../../auth/require-permission.ts';
import type { Context } from '../../contract/handler.ts';
import type { Database } from '../../db/open-database.ts';
import { type Facts, moneyPlaces } from '../../db/tables/journal.ts';
import { AppError, invalid } from '../../base/errors.ts';
import { appendEntry, type Movement } from '../journal/append-entry.ts';
import { bookedView } from '../journal/booked-view.ts';
import { factsOf } from '../journal/movement-facts.ts';
import { releaseEntry } from '../journal/references.ts';
import { lockNumber } from '../journal/owed.ts';
import { isForFourEyes, payAlone } from '../payment-limits/four-eyes.ts';
import { keepsBox, payFromBook } from '../payment-limits/pay-from-book.ts';
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
  await lockOpenPlaces(db, standing);
  const alone = await payBack(context, correction);
  const movements: Movement[] = [];
  for (const movement of takeBack(standing, by)) {
    const isTaken = movement.account.is_cash === true && movement.amount < 0;
    const keepsAboveZero = isTaken && (await keepsBox(db, movement.account));
    movements.push({ ...movement, keepsAboveZero });
  }
  const booked = await appendEntry(db, correctionOf(context, entry, body, alone), movements);
  await follow(db, subject, { ...correction, money });
  await takeSalaryBack(db, { paid: entry, correction: booked.id, amount: salaryIn(movements) });
  if (body.should_be === 0) await releaseEntry(db, entry.id);
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
): Promise<Facts> {
  const main = mainOf(standing);
  if (!main.isShown || main.left < 0) return {};
  requireRecentProof(context);
  const isOwn = entry.created_by === context.user.id;
  if (isOwn && (await isForFourEyes(context.db, by))) throw new AppError('SELF_APPROVAL');
  await payFromBook(context, main, by);
  return payAlone(context, entry.branch_id, isOwn ? by : 0);
}

/** What was paid there goes back there, which a closed place cannot take. */
async function lockOpenPlaces(db: Database, standing: readonly Standing[]): Promise<void> {
  const ids = standing.flatMap(({ place_id }) => (place_id === undefined ? [] : [place_id]));
  if (ids.length === 0) return;
  const places = await db
    .select()
    .from(moneyPlaces)
    .where(inArray(moneyPlaces.id, ids))
    .for('share');
  if (places.some(({ archived_at }) => archived_at !== null)) throw new AppError('CLOSED');
}

/** The correction is where the first entry was; a reference is asked for only once. */
const placesIn = ({ place, from, to }: Facts): Facts => ({
  ...(place !== undefined && { place }),
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

const correctionOf = (
  context: Context,
  { id, branch_id, record_type, event_id, advance_id, employee_id, vendor_id, facts }: EntryRow,
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
  ...factsOf(context, body, { ...alone, ...placesIn(facts) }),
});
