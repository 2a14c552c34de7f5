// D181
import type { AnswerOf, BodyOf, Schemas } from '@digis/api-client/contract';
import { toBirr, toSantim } from '@digis/domain';
import { recordAction } from '#action-log/record-action.ts';
import { can } from '#auth/require-permission.ts';
import type { Context } from '#contract/handler.ts';
import type { EventRow } from '#db/tables/events.ts';
import { pending } from '#db/tables/journal.ts';
import { AppError } from '#base/errors.ts';
import { subjectOf } from '#modules/bookings/events/event-queries.ts';
import type { Appended } from '#modules/books/journal/append-entry.ts';
import { bookedView } from '#modules/books/journal/booked-view.ts';
import { factsOf } from '#modules/books/journal/movement-facts.ts';
import { type Paid, wherePaid } from '#modules/books/money-places/where-paid.ts';
import { bookReceived } from '../book-received.ts';
import { type MoneyNotice, noticeOf } from '../money-notice.ts';
import { handIn, type HandedIn } from '#modules/bookings/events/money/hand-in.ts';
import { lockParts } from './payment-parts.ts';
import { isForFourEyes } from '#modules/books/payment-limits/four-eyes.ts';

type Body = BodyOf<'takePayment'>;

export async function takePayment(context: Context, body: Body): Promise<AnswerOf<'takePayment'>> {
  const { db, user } = context;
  const [first, ...others] = await lockParts(context, body);
  const amount = toSantim(body.amount);
  const isAlone =
    can(user, 'Cashbook Settle Advance Payment') && !(await isForFourEyes(db, amount));
  if (!isAlone && others.length > 0) throw new AppError('SELF_APPROVAL');
  const paid = await wherePaid(context, first.event.branch_id, body);
  if (!isAlone) {
    await handIn(context, first, { ...paid.facts, ...(body.proof && { proof: body.proof }) });
    return { success: true, state: 'waiting' };
  }
  const booked = await take(context, { ...first, paid }, body);
  const parts = [linkOf(booked)];
  let last = booked;
  let { said } = booked;
  for (const part of others) {
    const facts = { ...paid.facts, shared_with: booked.id };
    last = await take(context, { ...part, paid: { ...paid, facts } }, body);
    said = { ...said, ...last.said };
    parts.push(linkOf(last));
  }
  const { balance } = bookedView(context, last);
  return {
    success: true,
    state: 'accepted',
    ...bookedView(context, booked),
    ...said,
    ...(balance !== undefined && { balance }),
    ...(others.length > 0 && { parts }),
  };
}

const linkOf = ({ record }: Appended): Schemas['EntryLink'] => {
  if (record === undefined) throw new Error('a payment is in no book');
  return { id: record.id, book_no: record.bookNo };
};

async function take(context: Context, payment: Payment, body: Body): Promise<Taken> {
  const { event, amount, paid } = payment;
  const notice = await noticeOf(context, { event, amount, cash: paid.cash });
  const booked = await accept(context, payment, body);
  // D84: the same user entered and approved the payment.
  await recordPayment(context, 'event.pay', event, [
    { field: 'amount', before: '', after: String(toBirr(amount)) },
    { field: 'self_approved', before: 'false', after: 'true' },
    ...notice.changes,
  ]);
  return { ...booked, said: notice.said };
}

const recordPayment = async (
  context: Context,
  action: Schemas['LogAction'],
  event: EventRow,
  changes: Schemas['LogChange'][],
): Promise<void> =>
  recordAction(context, {
    action,
    subject: await subjectOf(context.db, event),
    entityId: event.id,
    changes,
  });

type Taken = Appended & Pick<MoneyNotice, 'said'>;

interface Payment extends HandedIn {
  paid: Paid;
}

async function accept(
  context: Context,
  { event, amount, received, paid }: Payment,
  body: Body,
): Promise<Appended> {
  const { db, user, clock } = context;
  const [claim] = await db
    .insert(pending)
    .values({
      event_id: event.id,
      branch_id: event.branch_id,
      transact_type: 'in',
      amount,
      state: 'accepted',
      created_by: user.id,
      created_at: clock.now(),
      resolved_by: user.id,
      resolved_at: clock.now(),
    })
    .returning();
  if (claim === undefined) throw new Error('a claim was not inserted');
  const said = factsOf(context, body, paid.facts);
  const leg = { account: paid.cash, amount };
  return bookReceived(context, { event, claim, received, said, leg });
}
