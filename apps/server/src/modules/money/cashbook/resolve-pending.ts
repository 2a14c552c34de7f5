import { eq, sql } from 'drizzle-orm';
import type { BodyOf, Schemas } from '@digis/api-client/contract';
import { toSantim } from '@digis/domain';
import { recordAction } from '#action-log/record-action.ts';
import { requireVisible } from '#auth/branch-scope.ts';
import type { Context } from '#contract/handler.ts';
import { inOnePacket } from '#db/fast/pipelined-session.ts';
import { prepared } from '#db/fast/statements.ts';
import { pending } from '#db/tables/journal.ts';
import { AppError, invalid } from '#base/errors.ts';
import { lockBranch } from '../../records/branches/branch-queries.ts';
import { lockEventOfPending, subjectOf } from '../../bookings/events/event-queries.ts';
import type { EventRow } from '#db/tables/events.ts';
import { requireReturnable } from '../../bookings/events/money/returnable.ts';
import { bookedView } from '../../books/journal/booked-view.ts';
import { keysOf, releaseClaim } from '../../books/journal/references.ts';
import { wherePaid } from '../../books/money-places/where-paid.ts';
import { factsOf } from '../../books/journal/movement-facts.ts';
import {
  claimReceived,
  type EventMoney,
  selectEventMoney,
} from '../../bookings/events/money/event-money.ts';
import { bookCertificate } from '../tax/book-certificate.ts';
import { type Certificate, certificateOf } from '#modules/books/journal/claimed-certificate.ts';
import { bookReceived } from './book-received.ts';
import { noNotice, noticeOf } from './money-notice.ts';
import { isForFourEyes } from '../../books/payment-limits/four-eyes.ts';
import { payRefund } from '../../books/payment-limits/pay-out.ts';

type Body = BodyOf<'resolveTransaction'>;
type Booked = Omit<Schemas['Booked'], 'success'>;
type PendingRow = typeof pending.$inferSelect;

const pendingId = sql.placeholder('id');

const selectPending = prepared('pending_of_id', (db) =>
  db.select().from(pending).where(eq(pending.id, pendingId)),
);

interface Locked {
  event: EventRow;
  row: PendingRow;
  money: EventMoney;
  subject: string;
}

async function lockPending({ db, scope }: Context, id: number): Promise<Locked> {
  const {
    events: [event],
    rows: [row],
  } = await inOnePacket({
    events: lockEventOfPending(db, { id }),
    rows: selectPending(db, { id }),
  });
  if (event === undefined || row === undefined) throw new AppError('NOT_FOUND');
  requireVisible(scope, row.branch_id);
  if (row.state !== 'open') throw new AppError('ALREADY_PROCESSED');
  const { money, subject } = await inOnePacket({
    branch: lockBranch(db, row.branch_id, 'share'),
    money: selectEventMoney(db, event.id),
    subject: subjectOf(db, event),
  });
  return { event, row, money, subject };
}

const closePending = prepared('close_pending', (db) =>
  db
    .update(pending)
    .set({
      state: sql`${sql.placeholder('state')}`,
      remark: sql`${sql.placeholder('remark')}`,
      resolved_by: sql`${sql.placeholder('user')}`,
      resolved_at: sql`${sql.placeholder('now')}`,
    })
    .where(eq(pending.id, pendingId)),
);

async function close(
  { db, user, clock }: Context,
  { id, remark: before, facts }: PendingRow,
  state: 'accepted' | 'rejected',
  remark = before,
): Promise<void> {
  if (keysOf(facts).length > 0) await releaseClaim(db, id);
  await closePending(db, { id, state, remark, user: user.id, now: clock.now() });
}

export async function acceptPending(context: Context, body: Body): Promise<Booked> {
  const { user } = context;
  const locked = await lockPending(context, body.actionId);
  const { event, row, money } = locked;
  const isOwn = row.created_by === user.id;
  const amount = requireAcceptedAmount(locked, body);
  const certificate = certificateOf(row.facts);
  if (certificate !== null)
    return acceptCertificate(context, locked, { body, amount, certificate });
  if (isOwn) await requireFourEyes(context, amount);
  const isReceived = row.transact_type === 'in';
  const { branch_id: branch } = row;
  const refund = { amount: isReceived ? 0 : amount, confirm: ['OPENED' as const] };
  await requireReturnable(context.db, event.id, { ...refund, error: { amount: 'maximum' } });
  const { cash, facts } = await wherePaid(context, branch, body, row);
  const { leg, facts: alone } = isReceived
    ? { leg: { account: cash, amount }, facts: {} }
    : await payRefund(context, { branch, cash, amount, alone: isOwn ? amount : 0 });
  const said = factsOf(context, withProof(body, row), { ...alone, ...facts });
  const notice = isReceived ? await noticeOf(context, { event, amount, cash }) : noNotice;
  const changes = [
    changeTo('amount', body.amount),
    ...(isOwn ? [selfApproved] : []),
    ...notice.changes,
  ];
  const { booked } = await inOnePacket({
    closed: close(context, row, 'accepted'),
    booked: bookReceived(context, {
      event,
      claim: row,
      received: money.received,
      said,
      leg,
    }),
    action: recordResolution(context, 'pending.accept', locked, changes),
  });
  return { ...bookedView(context, booked), ...notice.said };
}

interface Accepted {
  body: Body;
  amount: number;
  certificate: Certificate;
}

/** Needs two users, even in a small business. */
async function acceptCertificate(
  context: Context,
  locked: Locked,
  { body, amount, certificate }: Accepted,
): Promise<Booked> {
  const { event, row, money } = locked;
  if (row.created_by === context.user.id) throw new AppError('SELF_APPROVAL');
  if (amount > row.amount) throw invalid({ amount: 'maximum' });
  if (typeof body.place === 'number') throw invalid({ place: 'notAllowed' });
  const proof = body.proof ?? row.facts.proof ?? null;
  const said = factsOf(context, { ...body, proof }, certificate);
  const { received } = money;
  const brought = { event, amount, received, certificate, said, claim: row.id };
  await close(context, row, 'accepted');
  const booked = await bookCertificate(context, brought);
  await recordResolution(context, 'pending.accept', locked, [
    changeTo('amount', body.amount),
    changeTo('certificate_no', certificate.certificate_no),
  ]);
  return { ...bookedView(context, booked), id: booked.posting };
}

export async function rejectPending(context: Context, body: Body): Promise<void> {
  const locked = await lockPending(context, body.actionId);
  const { event, row, money } = locked;
  const remark = body.remark?.trim() ?? '';
  const changes = remark === '' ? [] : [changeTo('remark', remark)];
  await inOnePacket({
    // D85: the reason is optional.
    closed: close(context, row, 'rejected', remark),
    claimed: claimReceived(context.db, event, { ...money, open: 0 }),
    action: recordResolution(context, 'pending.reject', locked, changes),
  });
}

const withProof = (body: Body, { facts }: PendingRow): Body => ({
  ...body,
  proof: body.proof ?? facts.proof ?? null,
});

// D84: one user may claim and approve, unless a setting forbids it.
const selfApproved = { field: 'self_approved', before: 'false', after: 'true' };

async function requireFourEyes({ db }: Context, amount: number): Promise<void> {
  if (await isForFourEyes(db, amount)) throw new AppError('SELF_APPROVAL');
}

const changeTo = (field: string, value: unknown): Schemas['LogChange'] => ({
  field,
  before: '',
  after: String(value),
});

const recordResolution = (
  context: Context,
  action: Schemas['LogAction'],
  { row, subject }: Locked,
  changes: Schemas['LogChange'][],
): Promise<void> => recordAction(context, { action, subject, entityId: row.id, changes });

// D76: received money up to what the event still owes, even if the claim was lower.
function requireAcceptedAmount({ event, row, money }: Locked, { amount }: Body): number {
  if (amount === undefined) throw invalid({ amount: 'required' });
  const most = row.transact_type === 'in' ? event.total - money.received : row.amount;
  if (toSantim(amount) > most) throw invalid({ amount: 'maximum' });
  return toSantim(amount);
}
