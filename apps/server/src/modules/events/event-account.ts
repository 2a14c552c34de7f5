/** The money of one event: every claim with what became of it, and every settlement. */
import { and, eq } from 'drizzle-orm';
import type { AnswerOf, Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { requireVisible } from '../../auth/branch-scope.ts';
import type { Context } from '../../contract/handler.ts';
import type { Database } from '../../db/open-database.ts';
import { accounts, entries, pending, postings } from '../../db/tables/journal.ts';
import { users } from '../../db/tables/users.ts';
import { claimOf } from '../ledgers/claim-event.ts';
import { leftOf } from '../ledgers/event-money.ts';
import { selectEvent } from './event-queries.ts';

type AccountEntry = Schemas['EventAccountEntry'];

/** Of a deleted event too: its refund may still be waiting. */
export async function readAccount(
  { db, scope }: Context,
  id: number,
): Promise<AnswerOf<'readEventAccount'>> {
  const { event, received, open } = await selectEvent(db, id);
  requireVisible(scope, event.branch_id);
  const rows = [...(await selectClaims(db, id)), ...(await selectSettlements(db, id))];
  return {
    success: true,
    total: toBirr(event.total),
    claim: toBirr(claimOf(event)),
    received: toBirr(received),
    pending: toBirr(open),
    left: toBirr(leftOf(event)),
    entries: rows.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
  };
}

/** An accepted claim shows what really came, not what was asked for. */
async function selectClaims(db: Database, eventId: number): Promise<AccountEntry[]> {
  const rows = await db
    .select({ claim: pending, username: users.username, entry: entries, posted: postings.amount })
    .from(pending)
    .leftJoin(users, eq(users.id, pending.resolved_by))
    .leftJoin(entries, eq(entries.pending_id, pending.id))
    .leftJoin(accounts, eq(accounts.event_id, pending.event_id))
    .leftJoin(
      postings,
      and(eq(postings.entry_id, entries.id), eq(postings.account_id, accounts.id)),
    )
    .where(eq(pending.event_id, eventId));
  return rows.map(({ claim, username, entry, posted }) => ({
    id: claim.id,
    amount: toBirr(Math.abs(posted ?? claim.amount)),
    transact_type: claim.transact_type,
    state: claim.state,
    ...(username !== null && { username }),
    ...(entry !== null && slipOf(entry)),
    createdAt: claim.created_at.toISOString(),
  }));
}

async function selectSettlements(db: Database, eventId: number): Promise<AccountEntry[]> {
  const rows = await db
    .select({ entry: entries, username: users.username, posted: postings.amount })
    .from(entries)
    .innerJoin(users, eq(users.id, entries.created_by))
    .innerJoin(postings, eq(postings.entry_id, entries.id))
    .innerJoin(
      accounts,
      and(eq(accounts.id, postings.account_id), eq(accounts.event_id, entries.event_id)),
    )
    .where(and(eq(entries.event_id, eventId), eq(entries.record_type, 'settle')));
  return rows.map(({ entry, username, posted }) => ({
    id: entry.id,
    amount: toBirr(Math.abs(posted)),
    transact_type: 'in',
    state: 'settled',
    username,
    ...slipOf(entry),
    createdAt: entry.created_at.toISOString(),
  }));
}

const slipOf = ({ remark, proof }: typeof entries.$inferSelect) => ({
  ...(remark !== '' && { remark }),
  ...(proof !== null && { proof }),
});
