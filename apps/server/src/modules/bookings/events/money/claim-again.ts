import type { BodyOf, Schemas } from '@digis/api-client/contract';
import { AppError } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import type { EventRow } from '#db/tables/events.ts';
import { certificateOf } from '#modules/books/journal/claimed-certificate.ts';
import { isAsClaimed, wherePaid } from '#modules/books/money-places/where-paid.ts';
import { claimEvent, claimOf, selectOpenClaim } from './claim-event.ts';
import { type EventMoney, selectEventMoney } from './event-money.ts';
import { requireReturnable } from './returnable.ts';

interface Claimed extends EventMoney {
  changes: Schemas['LogChange'][];
}

export async function claimAgain(
  context: Context,
  event: EventRow,
  { payment, confirm }: Pick<BodyOf<'updateEvent'>, 'payment' | 'confirm'>,
): Promise<Claimed> {
  const { db } = context;
  const money = await selectEventMoney(db, event.id);
  const before = await selectOpenClaim(db, event.id);
  const wanted = claimOf(event) - money.received;
  const isHere = (before?.branch_id ?? event.branch_id) === event.branch_id;
  const stays = wanted === money.open && isHere;
  const certificate = certificateOf(before?.facts ?? {});
  // A certificate is valid for one sum only.
  if (certificate && wanted !== money.open) throw new AppError('PENDING_OPEN');
  const isAsBefore = payment === undefined || isAsClaimed(payment, before?.facts ?? {});
  if (stays && (isAsBefore || wanted <= 0)) return { ...money, changes: [] };
  if (wanted <= 0) {
    const field = event.paid_full ? 'paid_full' : 'advance_amount';
    const error = { [field]: 'minimum' } as const;
    await requireReturnable(db, event.id, { amount: -wanted, error, confirm });
    return { ...(await claimEvent(context, event, {})), changes: [] };
  }
  // The place may be closed; accepting asks again.
  const facts =
    before && (certificate || (isHere && isAsBefore))
      ? before.facts
      : (await wherePaid(context, event.branch_id, payment ?? {}, before)).facts;
  const [was, is] = [before?.facts.reference ?? '', facts.reference ?? ''];
  const changes = stays ? [{ field: 'reference', before: was, after: is }] : [];
  return { ...(await claimEvent(context, event, facts)), changes };
}
