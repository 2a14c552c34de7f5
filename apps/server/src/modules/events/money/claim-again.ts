/** Claims again what an edited event has to get: what was said of its open claim holds, unless the edit says otherwise. */
import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, Schemas } from '@digis/api-client/contract';
import type { Context } from '#contract/handler.ts';
import type { EventRow } from '#db/tables/events.ts';
import { wherePaid } from '../../journal/where-paid.ts';
import { claimEvent, claimOf, selectOpenClaim } from './claim-event.ts';
import { type EventMoney, selectEventMoney } from './event-money.ts';
import { requireReturnable } from './returnable.ts';

interface Claimed extends EventMoney {
  /** For the log: where it is said to be paid, if that alone was changed. */
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
  // A pending payment follows its event to the new branch.
  const stays = wanted === money.open && (before?.branch_id ?? event.branch_id) === event.branch_id;
  if (stays && (payment === undefined || wanted <= 0)) return { ...money, changes: [] };
  if (wanted <= 0) {
    const field = event.paid_full ? 'paid_full' : 'advance_amount';
    const error = { [field]: 'minimum' } as const;
    await requireReturnable(db, event.id, { amount: -wanted, error, confirm });
    return { ...(await claimEvent(context, event, {})), changes: [] };
  }
  const { facts } = await wherePaid(context, event.branch_id, payment ?? {}, before);
  if (stays && before && isDeepStrictEqual(facts, before.facts)) return { ...money, changes: [] };
  const [was, is] = [before?.facts.reference ?? '', facts.reference ?? ''];
  const changes = stays ? [{ field: 'reference', before: was, after: is }] : [];
  return { ...(await claimEvent(context, event, facts)), changes };
}
