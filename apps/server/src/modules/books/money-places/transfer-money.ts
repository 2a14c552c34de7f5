// D168
import type { BodyOf } from '@digis/api-client/contract';
import { toSantim } from '@digis/domain';
import { recordAction } from '#action-log/record-action.ts';
import { invalid } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import { lockBranch } from '../../records/branches/branch-queries.ts';
import { cashAccount } from '../journal/accounts.ts';
import { type Appended, appendEntry } from '../journal/append-entry.ts';
import { factsOf } from '../journal/movement-facts.ts';
import { lockPlace } from './where-paid.ts';
import { moveOut } from '../payment-limits/pay-out.ts';

export async function transferMoney(
  context: Context,
  branch: number,
  body: BodyOf<'transferMoney'>,
): Promise<Appended> {
  const { db } = context;
  const { from = null, to = null } = body;
  if (from === to) throw invalid({ to: 'duplicate' });
  await lockBranch(db, branch, 'share');
  // Locks the places in a fixed order, so that opposite transfers cannot deadlock.
  const named = [
    ['from', from],
    ['to', to],
  ] as const;
  for (const [field, id] of named.toSorted(([, a], [, b]) => (a ?? 0) - (b ?? 0)))
    if (id !== null) await lockPlace(db, branch, id, field);
  const amount = toSantim(body.amount);
  const entry = {
    branch_id: branch,
    record_type: 'transfer',
    ...factsOf(context, body, { ...(from !== null && { from }), ...(to !== null && { to }) }),
  } as const;
  const booked = await appendEntry(db, entry, [
    await moveOut(db, cashAccount(branch, from), amount),
    { account: cashAccount(branch, to), amount },
  ]);
  const changes = [{ field: 'amount', before: '', after: String(body.amount) }];
  await recordAction(context, {
    action: 'cash.transfer',
    subject: entry.remark,
    entityId: booked.id,
    changes,
  });
  return booked;
}
