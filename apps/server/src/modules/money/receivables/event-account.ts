import { and, eq, isNull } from 'drizzle-orm';
import type { AnswerOf, Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { requireVisible } from '#auth/branch-scope.ts';
import { can } from '#auth/require-permission.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { accounts, entries, pending, postings } from '#db/tables/journal.ts';
import { users } from '#db/tables/users.ts';
import { certificateOf } from '#modules/books/journal/claimed-certificate.ts';
import { claimOf } from '../../bookings/events/money/claim-event.ts';
import { leftOf } from '#modules/records/owed/left.ts';
import { selectEvent } from '../../bookings/events/event-queries.ts';
import { resultOf } from '../costs/costs-of-events.ts';
import { placeIn } from '../../books/money-places/money-place-queries.ts';
import { shownFacts, shownPlace } from '../../books/journal/movement-facts.ts';
import { correctionView, linkView, linksOfEntry } from '../../books/journal/correction-links.ts';
import { nameColumns, namedUser } from '../../records/users/user-names.ts';

type AccountEntry = Schemas['EventAccountEntry'];

/** Includes deleted events: a refund may be pending. */
export async function readAccount(
  { db, scope, user }: Context,
  id: number,
): Promise<AnswerOf<'readEventAccount'>> {
  const { event, received, open } = await selectEvent(db, id);
  requireVisible(scope, event.branch_id);
  const hasResult = event.archived_at === null && can(user, 'Cashbook View Balance');
  const payments = await selectPayments(db, id);
  const claims = await selectClaims(db, id);
  const rows = [
    ...claims.map((claim) => claimView(claim, payments)),
    ...payments.flatMap((payment) => {
      const isOfClaim = payment.entry.pending_id !== null;
      const state = isOfClaim ? undefined : stateWithoutClaim(payment.entry.record_type);
      return state === undefined ? [] : [paymentView(payment, state)];
    }),
  ];
  return {
    success: true,
    total: toBirr(event.total),
    claim: toBirr(claimOf(event)),
    received: toBirr(received),
    pending: toBirr(open),
    left: toBirr(leftOf(event)),
    entries: rows.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
    ...(hasResult && { result: await resultOf(db, event) }),
  };
}

const selectClaims = (db: Database, eventId: number) =>
  db
    .select({ claim: pending, place: placeIn(pending.facts), ...nameColumns(users) })
    .from(pending)
    .leftJoin(users, eq(users.id, pending.resolved_by))
    .where(eq(pending.event_id, eventId));

const selectPayments = (db: Database, eventId: number) =>
  db
    .select({
      entry: entries,
      ...nameColumns(users),
      posted: postings.amount,
      place: placeIn(entries.facts),
      ...linksOfEntry,
    })
    .from(entries)
    .innerJoin(users, eq(users.id, entries.created_by))
    .innerJoin(postings, eq(postings.entry_id, entries.id))
    .innerJoin(accounts, eq(accounts.id, postings.account_id))
    .where(
      and(
        eq(entries.event_id, eventId),
        eq(accounts.event_id, eventId),
        isNull(entries.reverses_id),
      ),
    );

type Claim = Awaited<ReturnType<typeof selectClaims>>[number];
type Payment = Awaited<ReturnType<typeof selectPayments>>[number];

/** An accepted claim shows the amount received. */
function claimView(
  { claim, place, username, full_name }: Claim,
  payments: readonly Payment[],
): AccountEntry {
  const payment = payments.find(({ entry }) => entry.pending_id === claim.id);
  return {
    id: claim.id,
    key: `claim-${claim.id}`,
    amount: toBirr(Math.abs(payment?.posted ?? claim.amount)),
    transact_type: claim.transact_type,
    state: payment?.entry.record_type === 'withholding' ? 'withheld' : claim.state,
    ...(username !== null && namedUser({ username, full_name })),
    ...(claim.remark !== '' && { remark: claim.remark }),
    ...(payment ? slipOf(payment) : shownPlace(claim.facts, place)),
    ...certificateOf(claim.facts),
    createdAt: claim.created_at.toISOString(),
  };
}

const statesWithoutClaim: Partial<
  Record<Schemas['RecordType'] | 'petty_spend' | 'withholding', AccountEntry['state']>
> = {
  settle: 'settled',
  withholding: 'withheld',
  opening: 'opened',
};

const stateWithoutClaim = (type: Payment['entry']['record_type']) =>
  type === 'accrual' ? undefined : statesWithoutClaim[type];

const paymentView = (payment: Payment, state: AccountEntry['state']): AccountEntry => ({
  id: payment.entry.id,
  key: `payment-${payment.entry.id}`,
  amount: toBirr(Math.abs(payment.posted)),
  transact_type: 'in',
  state,
  ...namedUser(payment),
  ...slipOf(payment),
  ...certificateOf(payment.entry.facts),
  createdAt: payment.entry.created_at.toISOString(),
});

const slipOf = ({ entry, posted, place, ...links }: Payment) => ({
  ...(links.record !== null && { record: linkView(links.record) }),
  ...correctionView(links, posted),
  ...(entry.remark !== '' && { remark: entry.remark }),
  ...shownFacts(entry, place),
});
