import { and, eq, isNull } from 'drizzle-orm';
import type { BodyOf, Schemas } from '@digis/api-client/contract';
import { toSantim } from '@digis/domain';
import { recordAction } from '#action-log/record-action.ts';
import { requireOneOf } from '#auth/require-permission.ts';
import { requireVisible } from '#auth/branch-scope.ts';
import type { Context } from '#contract/handler.ts';
import { advances } from '#db/tables/cash.ts';
import { entries } from '#db/tables/journal.ts';
import { AppError, invalid } from '#base/errors.ts';
import { lockBranch } from '../../records/branches/branch-queries.ts';
import { lockEvent, subjectOf } from '../../bookings/events/event-queries.ts';
import { type AdvanceRow, lockAdvance } from '../../books/journal/lock-advance.ts';
import { clientAccount } from '../../books/journal/accounts.ts';
import { appendEntry } from '../../books/journal/append-entry.ts';
import { bookedView } from '../../books/journal/booked-view.ts';
import { costTagOfAdvance } from '../costs/tag-entry.ts';
import type { Movement } from '../../books/journal/movement.ts';
import { type EntryFacts, factsOf } from '../../books/journal/movement-facts.ts';
import { wherePaid } from '../../books/money-places/where-paid.ts';
import { cashNotice } from '../tax/cash-meter.ts';
import { noticeOf } from './money-notice.ts';
import { claimReceived, selectEventMoney } from '../../bookings/events/money/event-money.ts';
import { leftOf } from '#modules/records/owed/left.ts';
import { manualMovements } from './record-cash.ts';

type Body = BodyOf<'resolveTransaction'>;
type Booked = Omit<Schemas['Booked'], 'success'>;

interface Settled {
  subject: string;
  booked: Booked;
  notice: Schemas['LogChange'][];
}

export async function settleAdvance(context: Context, body: Body): Promise<Booked> {
  const { db, scope } = context;
  if (body.amount === undefined) throw invalid({ amount: 'required' });
  const [found] = await db.select().from(advances).where(eq(advances.id, body.actionId));
  if (found === undefined) throw new AppError('NOT_FOUND');
  requireVisible(scope, found.branch_id);
  const amount = toSantim(body.amount);
  const { subject, booked, notice } =
    found.event_id === null
      ? await settleManual(context, found.id, amount, body)
      : await settleEvent(context, found, found.event_id, amount, body);
  const after = String(body.amount);
  const changes = [{ field: 'amount', before: '', after }, ...notice];
  await recordAction(context, { action: 'advance.settle', subject, entityId: found.id, changes });
  return booked;
}

async function settleEvent(
  context: Context,
  advance: AdvanceRow,
  eventId: number,
  amount: number,
  body: Body,
): Promise<Settled> {
  const { db } = context;
  const event = await lockEvent(db, eventId);
  await lockBranch(db, event.branch_id, 'share');
  const { received, open } = await selectEventMoney(db, eventId);
  if (open !== 0) throw new AppError('PENDING_OPEN');
  if (!(await lockAdvance(db, advance.id)).is_open) throw new AppError('ALREADY_PROCESSED');
  if (amount > leftOf(event)) throw invalid({ amount: 'maximum' });
  const { cash, facts } = await wherePaid(context, event.branch_id, body);
  const said = factsOf(context, body, facts);
  const notice = await noticeOf(context, { event, amount, cash });
  const booked = await append(context, { ...advance, branch_id: event.branch_id }, said, [
    { account: cash, amount },
    { account: clientAccount(eventId), amount: -amount },
  ]);
  await claimReceived(db, event, { received: received + amount, open });
  return {
    subject: await subjectOf(db, event),
    booked: { ...booked, ...notice.said },
    notice: notice.changes,
  };
}

// D79: the money moves in the direction of the advance.
async function settleManual(
  context: Context,
  id: number,
  amount: number,
  body: Body,
): Promise<Settled> {
  const { db } = context;
  const advance = await lockAdvance(db, id);
  await lockBranch(db, advance.branch_id, 'share');
  if (advance.transact_type === 'out') requireOneOf(context.user, ['Cashbook In/Out']);
  if (!advance.is_open) throw new AppError('ALREADY_PROCESSED');
  const { branch_id, transact_type, remark } = advance;
  await db.update(advances).set(restAfter(advance, amount)).where(eq(advances.id, id));
  const { cash, facts } = await wherePaid(context, branch_id, body);
  const isOwn = transact_type === 'out' && (await isEnteredBy(context, id));
  // If the rest is unknown, the user who settles it also enters the whole amount.
  const alone = isOwn || advance.rest === null ? amount : 0;
  const payment = { branch: branch_id, cash, amount, alone, isOwn, type: transact_type };
  const { movements, own } = await manualMovements(context, payment);
  const isReceived = transact_type === 'in';
  const notice = isReceived ? await cashNotice(context, { event: null, amount, cash }) : [];
  const tag = await costTagOfAdvance(db, id);
  const said = factsOf(context, body, { ...own, ...facts, ...tag });
  const booked = await append(context, advance, said, movements);
  return { subject: remark, booked, notice };
}

/** D150: tells whether the user made the first entry of the advance. */
async function isEnteredBy({ db, user }: Context, advance: number): Promise<boolean> {
  const isTheirs = and(
    eq(entries.advance_id, advance),
    eq(entries.record_type, 'manual'),
    isNull(entries.reverses_id),
    eq(entries.created_by, user.id),
  );
  return (await db.$count(entries, isTheirs)) > 0;
}

// D77: a settlement closes an unknown rest.
function restAfter({ rest }: AdvanceRow, amount: number): Partial<AdvanceRow> {
  if (rest === null) return { is_open: false };
  if (amount > rest) throw invalid({ amount: 'maximum' });
  return { rest: rest - amount, is_open: amount < rest };
}

async function append(
  context: Context,
  { id, branch_id, event_id }: AdvanceRow,
  said: EntryFacts,
  movements: readonly Movement[],
): Promise<Booked> {
  const entry = {
    branch_id,
    record_type: 'settle',
    event_id,
    advance_id: id,
    ...said,
  } as const;
  return bookedView(context, await appendEntry(context.db, entry, movements));
}
