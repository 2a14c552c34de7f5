// D171
import type { AnswerOf, BodyOf } from '@digis/api-client/contract';
import { toBirr, toSantim } from '@digis/domain';
import { recordAction } from '#action-log/record-action.ts';
import { requireVisible } from '#auth/branch-scope.ts';
import { requireDay, todayOf } from '#base/addis-days.ts';
import { AppError, invalid } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import { lockBranch } from '../../records/branches/branch-queries.ts';
import { lockEvent, subjectOf } from '../../bookings/events/event-queries.ts';
import { selectEventMoney } from '../../bookings/events/money/event-money.ts';
import { leftOf } from '#modules/records/owed/left.ts';
import { factsOf } from '../../books/journal/movement-facts.ts';
import { tidyText } from '#base/tidy-text.ts';
import { handIn } from '../../bookings/events/money/hand-in.ts';
import { isBeyondRule } from './beyond-rule.ts';
import { bookCertificate } from './book-certificate.ts';
import { requireFree } from './certificate-numbers.ts';

type Body = BodyOf<'withhold'>;

export async function withhold(context: Context, body: Body): Promise<AnswerOf<'withhold'>> {
  const { db, scope } = context;
  const event = await lockEvent(db, body.eventId);
  requireVisible(scope, event.branch_id);
  await lockBranch(db, event.branch_id, 'share');
  const certificate = requireCertificate(context, body);
  const { received, open } = await selectEventMoney(db, event.id);
  if (open !== 0) throw new AppError('PENDING_OPEN');
  const amount = toSantim(body.amount);
  if (amount > leftOf(event)) {
    throw new AppError('VALIDATION', {
      errors: { amount: 'maximum' },
      most: toBirr(Math.max(0, leftOf(event))),
    });
  }
  const proof = body.proof ?? null;
  if (await isBeyondRule(context, event, amount)) {
    await requireFree(context, certificate.certificate_no);
    const facts = { ...certificate, ...(proof !== null && { proof }) };
    const changed = await handIn(context, { event, amount, received }, facts);
    return { success: true, state: 'waiting', left: toBirr(leftOf(changed)) };
  }
  const said = factsOf(context, { proof }, certificate);
  const booked = await bookCertificate(context, { event, amount, received, certificate, said });
  await recordAction(context, {
    action: 'event.withhold',
    subject: await subjectOf(db, event),
    entityId: event.id,
    changes: [
      { field: 'amount', before: '', after: String(body.amount) },
      { field: 'certificate_no', before: '', after: certificate.certificate_no },
    ],
  });
  return {
    success: true,
    state: 'accepted',
    id: booked.posting,
    left: toBirr(leftOf(booked.event)),
  };
}

const yearsBack = 2;

function requireCertificate({ clock }: Context, { certificate_no, certificate_date }: Body) {
  requireDay('certificate_date', certificate_date);
  const today = todayOf(clock);
  if (certificate_date > today) throw invalid({ certificate_date: 'maximum' });
  if (certificate_date < `${Number(today.slice(0, 4)) - yearsBack}${today.slice(4)}`)
    throw invalid({ certificate_date: 'minimum' });
  return { certificate_no: tidyText(certificate_no), certificate_date };
}
