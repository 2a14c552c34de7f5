/** Who owes: events with something left to pay, or waiting for the cashier. SPEC: D131 */
import { operations, type QueryOf, type Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { isoToEpochDay, todayIso } from '@digis/ethio-date';
import { and, asc, eq, inArray, max, sql, type SQL } from 'drizzle-orm';
import { branchToRead } from '../../auth/branch-scope.ts';
import type { Handlers } from '../../contract/handler.ts';
import { skippedRows } from '../../db/id-page.ts';
import type { Database } from '../../db/open-database.ts';
import { branches } from '../../db/tables/branches.ts';
import { events, smsOutbox } from '../../db/tables/events.ts';
import { selectEventBriefs } from '../events/event-briefs.ts';
import { eventOrders } from '../events/event-orders.ts';
import { leftInSql } from '../events/money/event-money.ts';

const { pageSize } = operations.listReceivables;

/** By two indexes: those with something left, and those with an open payment. */
const owing = (branch: number | null): SQL => sql`(
  SELECT id, 0 AS waiting FROM ${events} WHERE ${leftInSql} > 0 AND archived_at IS NULL
    ${branch === null ? sql`` : sql`AND branch_id = ${branch}`}
  UNION ALL SELECT event_id, amount FROM pending WHERE state = 'open' AND transact_type = 'in'
    ${branch === null ? sql`` : sql`AND branch_id = ${branch}`}) owing`;

async function totalsOf(db: Database, branch: number | null): Promise<Schemas['ReceivableTotals']> {
  const { rows } = await db.execute<Record<'count' | 'left' | 'waiting', string>>(sql`
    SELECT count(*) AS count, coalesce(sum(greatest(${leftInSql}, 0)), 0) AS left,
      coalesce(sum(waiting), 0) AS waiting
    FROM (SELECT id, sum(waiting) AS waiting FROM ${owing(branch)} GROUP BY id) one
    JOIN ${events} ON ${events.id} = one.id`);
  const [{ count, left, waiting } = { count: 0, left: 0, waiting: 0 }] = rows;
  return { count: Number(count), left: toBirr(Number(left)), waiting: toBirr(Number(waiting)) };
}

async function selectReminded(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Date | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: smsOutbox.event_id, at: max(smsOutbox.created_at) })
    .from(smsOutbox)
    .where(and(inArray(smsOutbox.event_id, [...ids]), eq(smsOutbox.kind, 'due')))
    .groupBy(smsOutbox.event_id);
  return new Map(rows.map(({ id, at }) => [id, at]));
}

const selectPage = (db: Database, branch: number | null, query: QueryOf<'listReceivables'>) =>
  db
    .select({ event: events, branch: { id: branches.id, name: branches.name } })
    .from(events)
    .innerJoin(branches, eq(branches.id, events.branch_id))
    .where(
      and(
        sql`${events.id} = ANY(ARRAY(SELECT id FROM ${owing(branch)}))`,
        query.cursor === undefined ? undefined : eventOrders.earliest.after(query.cursor),
      ),
    )
    .orderBy(asc(events.starts_at), asc(events.id))
    .limit(pageSize)
    .offset(skippedRows(query, pageSize));

export const receivableHandlers = {
  listReceivables: async ({ db, scope, clock }, { query }) => {
    const branch = branchToRead(scope, query.branchId);
    const today = isoToEpochDay(todayIso({ now: clock.now().getTime() }));
    const rows = await selectPage(db, branch, query);
    const ids = rows.map(({ event }) => event.id);
    const briefs = await selectEventBriefs(db, ids);
    const reminded = await selectReminded(db, ids);
    const last = rows.at(-1);
    const receivables = rows.flatMap(({ event, branch: of }) => {
      const brief = briefs.get(event.id);
      const overdue = today - isoToEpochDay(event.event_date);
      const at = reminded.get(event.id);
      const more = {
        ...(overdue > 0 && { days_overdue: overdue }),
        ...(at && { reminded_at: at.toISOString() }),
      };
      return brief === undefined ? [] : [{ event: brief, branch: of, ...more }];
    });
    return {
      success: true,
      receivables,
      totals: await totalsOf(db, branch),
      ...(last && rows.length === pageSize && { next: eventOrders.earliest.cursorOf(last.event) }),
    };
  },
} satisfies Handlers<'listReceivables'>;
