import { and, desc, eq, sql } from 'drizzle-orm';
import { operations, type Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import type { Database } from '#db/open-database.ts';
import { advances } from '#db/tables/cash.ts';
import { branches } from '#db/tables/branches.ts';
import { clients, events } from '#db/tables/events.ts';
import { accounts } from '#db/tables/journal.ts';
import { briefWithMoney, openOf } from '../../bookings/events/event-briefs.ts';
import { leftOf } from '#modules/records/owed/left.ts';
import { isUnseen, nextOf, skippedRows } from '#db/id-page.ts';
import { acceptanceOf, advanceLink } from './advance-link.ts';
import { buildFilter, type CashbookQuery } from './cashbook-filter.ts';
import { clientOf } from './counterparties.ts';
import type { RecordPage } from './book/list-book.ts';

const { pageSize } = operations.listTransactions;

const firstPayment =
  sql`(SELECT abs(sum(p.amount)) FROM entries e JOIN postings p ON p.entry_id = e.id
  JOIN accounts a ON a.id = p.account_id AND a.is_cash
  WHERE e.advance_id = ${advances.id} AND e.record_type = 'manual')`.mapWith(Number);

const selectAdvances = (db: Database) =>
  db
    .select({
      id: advances.id,
      advance: advances,
      event: events,
      received: sql`coalesce(${accounts.out_total} - ${accounts.in_total}, 0)`.mapWith(Number),
      open: openOf(advances.event_id),
      accepted: acceptanceOf(advances.event_id),
      client: clients,
      firstPayment,
      branch: { id: branches.id, name: branches.name },
    })
    .from(advances)
    .innerJoin(branches, eq(branches.id, advances.branch_id))
    .leftJoin(events, eq(events.id, advances.event_id))
    .leftJoin(clients, eq(clients.id, events.client_id))
    .leftJoin(accounts, eq(accounts.event_id, advances.event_id));

type AdvanceRow = Awaited<ReturnType<typeof selectAdvances>>[number];

export async function listAdvances(
  db: Database,
  branch: number | null,
  query: CashbookQuery,
): Promise<RecordPage> {
  const rows = await selectAdvances(db)
    .where(
      and(
        eq(advances.is_open, true),
        branch === null ? undefined : eq(advances.branch_id, branch),
        buildFilter(db, query, advances),
        isUnseen(advances.id, query),
      ),
    )
    .orderBy(desc(advances.id))
    .limit(pageSize)
    .offset(skippedRows(query, pageSize));
  return { data: rows.map(recordView), ...nextOf(rows, pageSize) };
}

function recordView(row: AdvanceRow): Schemas['CashbookRecord'] {
  const { advance, event, client } = row;
  const rest = event === null ? advance.rest : leftOf(event);
  const settle_date = event === null ? advance.settle_date : event.event_date;
  const brief = event === null || client === null ? undefined : briefWithMoney(event, client, row);
  return {
    id: advance.id,
    amount: toBirr(event === null ? row.firstPayment : row.received),
    transact_type: advance.transact_type,
    createdAt: advance.created_at.toISOString(),
    remark: advance.remark,
    record_type: event === null ? 'manual' : 'event',
    ...(rest !== null && { settle_amount: toBirr(rest) }),
    ...(settle_date !== null && { settle_date }),
    advancetransact: advanceLink(advance, row.accepted, brief),
    ...(brief && { event: brief, counterparty: clientOf(brief) }),
    branch: row.branch,
  };
}
