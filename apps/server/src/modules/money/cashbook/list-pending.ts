import { and, desc, eq } from 'drizzle-orm';
import { operations, type Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import type { Database } from '#db/open-database.ts';
import { branches } from '#db/tables/branches.ts';
import { pending } from '#db/tables/journal.ts';
import { users } from '#db/tables/users.ts';
import { certificateOf } from '#modules/books/journal/claimed-certificate.ts';
import { selectEventBriefs, type EventBrief } from '../../bookings/events/event-briefs.ts';
import { shownPlace } from '../../books/journal/movement-facts.ts';
import { placeIn } from '../../books/money-places/money-place-queries.ts';
import { nameColumns, namedUser } from '../../records/users/user-names.ts';
import { isUnseen, nextOf, skippedRows } from '#db/id-page.ts';
import { buildFilter, type CashbookQuery } from './cashbook-filter.ts';
import { clientOf } from './counterparties.ts';
import type { RecordPage } from './book/list-book.ts';

const { pageSize } = operations.listTransactions;

export async function listPending(
  db: Database,
  branch: number | null,
  query: CashbookQuery,
): Promise<RecordPage> {
  const rows = await db
    .select({
      id: pending.id,
      pending,
      place: placeIn(pending.facts),
      user: nameColumns(users),
      branch: { id: branches.id, name: branches.name },
    })
    .from(pending)
    .innerJoin(users, eq(users.id, pending.created_by))
    .innerJoin(branches, eq(branches.id, pending.branch_id))
    .where(
      and(
        eq(pending.state, 'open'),
        branch === null ? undefined : eq(pending.branch_id, branch),
        buildFilter(db, query, pending),
        isUnseen(pending.id, query),
      ),
    )
    .orderBy(desc(pending.id))
    .limit(pageSize)
    .offset(skippedRows(query, pageSize));
  const eventIds = rows.map((row) => row.pending.event_id);
  const briefs = await selectEventBriefs(db, eventIds);
  return {
    data: rows.map(({ branch: here, user, place, ...row }) => ({
      ...pendingView(row.pending, briefs),
      ...shownPlace(row.pending.facts, place),
      ...namedUser(user),
      branch: here,
    })),
    ...nextOf(rows, pageSize),
  };
}

function pendingView(
  { id, event_id, amount, transact_type, created_at, facts }: typeof pending.$inferSelect,
  briefs: ReadonlyMap<number, EventBrief>,
): Schemas['CashbookRecord'] {
  const event = briefs.get(event_id);
  const certificate = certificateOf(facts);
  return {
    id,
    amount: toBirr(amount),
    transact_type,
    createdAt: created_at.toISOString(),
    type: certificate ? 'certificate' : transact_type === 'in' ? 'event' : 'refund',
    ...certificate,
    ...(facts.proof !== undefined && { proof: facts.proof }),
    ...(event && { event, counterparty: clientOf(event) }),
  };
}
