/** Books the certificate of a client who withheld tax: what is left falls, and no cash moves. SPEC: D171 */
import type { AnswerOf, BodyOf } from '@digis/api-client/contract';
import { toBirr, toSantim } from '@digis/domain';
import { recordAction } from '../../action-log/record-action.ts';
import { requireVisible } from '../../auth/branch-scope.ts';
import { requireDay, todayOf } from '../../base/addis-days.ts';
import { AppError, invalid } from '../../base/errors.ts';
import type { Context } from '../../contract/handler.ts';
import { lockBranch } from '../branches/branch-queries.ts';
import { lockEvent, subjectOf } from '../events/event-queries.ts';
import { claimReceived, leftOf, selectEventMoney } from '../events/money/event-money.ts';
import { clientAccount, withheldAccount } from '../journal/accounts.ts';
import { appendEntry } from '../journal/append-entry.ts';
import { factsOf } from '../journal/movement-facts.ts';
import { tidyText } from '../../base/tidy-text.ts';
import { holdNumber } from './certificate-numbers.ts';

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
  if (amount > leftOf(event)) throw invalid({ amount: 'maximum' });
  const entry = {
    branch_id: event.branch_id,
    record_type: 'withholding',
    event_id: event.id,
    ...factsOf(context, { proof: body.proof ?? null }, certificate),
  } as const;
  const account = withheldAccount(event.branch_id);
  const { id, postings } = await appendEntry(db, entry, [
    { account, amount },
    { account: clientAccount(event.id), amount: -amount },
  ]);
  await holdNumber(context, certificate.certificate_no, id);
  const claimed = await claimReceived(db, event, { received: received + amount, open });
  await recordAction(context, {
    action: 'event.withhold',
    subject: await subjectOf(db, event),
    entityId: event.id,
    changes: [
      { field: 'amount', before: '', after: String(body.amount) },
      { field: 'certificate_no', before: '', after: certificate.certificate_no },
    ],
  });
  const row = postings.get(account.name);
  if (row === undefined) throw new Error('a certificate moved no account');
  return { success: true, id: row.id, left: toBirr(leftOf(claimed)) };
}

function requireCertificate({ clock }: Context, { certificate_no, certificate_date }: Body) {
  requireDay('certificate_date', certificate_date);
  if (certificate_date > todayOf(clock)) throw invalid({ certificate_date: 'maximum' });
  return { certificate_no: tidyText(certificate_no), certificate_date };
}
