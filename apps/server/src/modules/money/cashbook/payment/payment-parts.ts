/** A payment for one event, or in parts for several events of a client. D127, D181 */
import type { BodyOf, FieldErrorCode } from '@digis/api-client/contract';
import { toSantim } from '@digis/domain';
import { requireVisible } from '#auth/branch-scope.ts';
import { AppError, invalid } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import { lockBranch } from '#modules/records/branches/branch-queries.ts';
import { lockEvents } from '#modules/bookings/events/event-queries.ts';
import type { HandedIn } from '#modules/bookings/events/money/hand-in.ts';
import { selectEventMoney } from '#modules/bookings/events/money/event-money.ts';
import { leftOf } from '#modules/records/owed/left.ts';

type Body = BodyOf<'takePayment'>;
type Said = NonNullable<Body['parts']>[number];

/** Locks the events by id, then the branch; returns the parts in the given order. */
export async function lockParts(
  { db, scope }: Context,
  { eventId, amount, parts }: Body,
): Promise<[HandedIn, ...HandedIn[]]> {
  const said: Said[] = parts ?? [{ eventId, amount }];
  requireSum({ eventId, amount }, said);
  const locked = await lockEvents(
    db,
    said.map((part) => part.eventId),
  );
  for (const { branch_id } of locked) requireVisible(scope, branch_id);
  const rows = new Map(locked.map((event) => [event.id, event]));
  const first = rows.get(eventId);
  if (first === undefined) throw new AppError('NOT_FOUND');
  await lockBranch(db, first.branch_id, 'share');
  const found: HandedIn[] = [];
  const errors: Record<string, FieldErrorCode> = {};
  for (const [at, part] of said.entries()) {
    const event = rows.get(part.eventId);
    if (event === undefined) throw new AppError('NOT_FOUND');
    const { received, open } = await selectEventMoney(db, event.id);
    if (open !== 0) throw new AppError('PENDING_OPEN');
    const of = (field: keyof Said) => (parts === undefined ? field : `parts.${at}.${field}`);
    if (event.client_id !== first.client_id || event.branch_id !== first.branch_id)
      errors[of('eventId')] = 'notAllowed';
    if (toSantim(part.amount) > leftOf(event)) errors[of('amount')] = 'maximum';
    found.push({ event, amount: toSantim(part.amount), received });
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const [one, ...others] = found;
  if (one === undefined) throw new Error('a payment has no part');
  return [one, ...others];
}

function requireSum({ eventId, amount }: Said, parts: readonly Said[]): void {
  const ids = parts.map((part) => part.eventId);
  const twice = ids.findIndex((id, at) => ids.indexOf(id) < at);
  if (twice > 0) throw invalid({ [`parts.${twice}.eventId`]: 'duplicate' });
  if (!ids.includes(eventId)) throw invalid({ eventId: 'mismatch' });
  const sum = parts.reduce((total, part) => total + toSantim(part.amount), 0);
  if (sum !== toSantim(amount)) throw invalid({ amount: 'mismatch' });
}
