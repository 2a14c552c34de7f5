/** The events that a payment is for: one, or several of a client in one branch. SPEC: D127, D181 */
import type { BodyOf, FieldErrorCode } from '@digis/api-client/contract';
import { toSantim } from '@digis/domain';
import { requireVisible } from '#auth/branch-scope.ts';
import { AppError, invalid } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import type { EventRow } from '#db/tables/events.ts';
import { lockBranch } from '../../branches/branch-queries.ts';
import { lockEvent } from '../../events/event-queries.ts';
import { leftOf, selectEventMoney } from '../../events/money/event-money.ts';

export interface Part {
  event: EventRow;
  /** Santim. */
  amount: number;
  /** Santim of the event before it. */
  received: number;
}

type Body = BodyOf<'takePayment'>;
type Said = NonNullable<Body['parts']>[number];

/** Locked in the order of their ids, then their branch; answered in the order they were given. */
export async function lockParts(
  { db, scope }: Context,
  { eventId, amount, parts }: Body,
): Promise<[Part, ...Part[]]> {
  const said: Said[] = parts ?? [{ eventId, amount }];
  requireSum({ eventId, amount }, said);
  const rows = new Map<number, EventRow>();
  for (const id of said.map((part) => part.eventId).toSorted((a, b) => a - b)) {
    const event = await lockEvent(db, id);
    requireVisible(scope, event.branch_id);
    rows.set(id, event);
  }
  const locked: Part[] = [];
  const errors: Record<string, FieldErrorCode> = {};
  for (const [at, part] of said.entries()) {
    const event = rows.get(part.eventId);
    const first = rows.get(eventId);
    if (event === undefined || first === undefined) throw new Error('an event was not locked');
    if (at === 0) await lockBranch(db, first.branch_id, 'share');
    const { received, open } = await selectEventMoney(db, event.id);
    if (open !== 0) throw new AppError('PENDING_OPEN');
    const of = (field: keyof Said) => (parts === undefined ? field : `parts.${at}.${field}`);
    if (event.client_id !== first.client_id || event.branch_id !== first.branch_id)
      errors[of('eventId')] = 'notAllowed';
    if (toSantim(part.amount) > leftOf(event)) errors[of('amount')] = 'maximum';
    locked.push({ event, amount: toSantim(part.amount), received });
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const [first, ...others] = locked;
  if (first === undefined) throw new Error('a payment has no part');
  return [first, ...others];
}

/** Each event once, the one that is paid among them, and all together the amount. */
function requireSum({ eventId, amount }: Said, parts: readonly Said[]): void {
  const ids = parts.map((part) => part.eventId);
  const twice = ids.findIndex((id, at) => ids.indexOf(id) < at);
  if (twice > 0) throw invalid({ [`parts.${twice}.eventId`]: 'duplicate' });
  if (!ids.includes(eventId)) throw invalid({ eventId: 'mismatch' });
  const sum = parts.reduce((total, part) => total + toSantim(part.amount), 0);
  if (sum !== toSantim(amount)) throw invalid({ amount: 'mismatch' });
}
