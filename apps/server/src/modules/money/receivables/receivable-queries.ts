import { todayOf } from '#base/addis-days.ts';
import type { Schemas } from '@digis/api-client/contract';
import { DAYS_AFTER_TODAY, sumToBirr } from '@digis/domain';
import { addDaysIso, isoToEpochDay } from '@digis/ethio-date';
import { and, asc, eq, inArray, max, sql, type SQL } from 'drizzle-orm';
import type { Clock } from '#base/clock.ts';
import type { Database } from '#db/open-database.ts';
import { branches } from '#db/tables/branches.ts';
import { type EventRow, events, smsOutbox } from '#db/tables/events.ts';
import { isStanding } from '../../records/holds/hold.ts';
import { selectEventBriefs } from '../../bookings/events/event-briefs.ts';
import { eventOrders } from '../../bookings/event-list/event-orders.ts';
import { leftInSql } from '#modules/records/owed/left.ts';

interface Whose {
  branch: number | null;
  beside?: number;
}

function owing({ branch, beside }: Whose, today: string): SQL {
  const here = branch === null ? sql`` : sql`AND branch_id = ${branch}`;
  // The array tells the planner that the events are few.
  const others = sql`ARRAY(SELECT other.id FROM events mine JOIN events other USING (client_id, branch_id)
    WHERE mine.id = ${beside} AND other.id <> mine.id)`;
  const among = (id: SQL) => (beside === undefined ? sql`` : sql`AND ${id} = ANY(${others})`);
  return sql`(SELECT id, event_date, ${leftInSql} AS "left", 0 AS waiting FROM ${events}
      WHERE ${leftInSql} > 0 AND archived_at IS NULL AND ${isStanding(today)}
        ${here} ${among(sql`id`)}
    UNION ALL SELECT event_id, NULL, 0, amount FROM pending
      WHERE state = 'open' AND transact_type = 'in' ${here} ${among(sql`event_id`)}) owing`;
}

export async function selectReceivableTotals(
  db: Database,
  whose: Whose,
  clock: Clock,
): Promise<Schemas['ReceivableTotals']> {
  const today = todayOf(clock);
  const sumOf = (amount: SQL, when = sql`true`) =>
    sql`coalesce(sum(${amount}) FILTER (WHERE ${when}), 0)`;
  const left = sql`"left"`;
  const { rows } = await db.execute<
    Record<'count' | 'left' | 'waiting' | 'overdue' | 'soon', string>
  >(sql`SELECT count(DISTINCT id) AS count, ${sumOf(left)} AS "left", ${sumOf(sql`waiting`)} AS waiting,
      ${sumOf(left, sql`event_date < ${today}`)} AS overdue,
      ${sumOf(left, sql`event_date BETWEEN ${today} AND ${addDaysIso(today, DAYS_AFTER_TODAY)}`)} AS soon
    FROM ${owing(whose, today)}`);
  const [row] = rows;
  if (row === undefined) throw new Error('a sum came back without its row');
  const birr = (santim: string) => sumToBirr(BigInt(santim));
  return {
    count: Number(row.count),
    left: birr(row.left),
    waiting: birr(row.waiting),
    overdue: birr(row.overdue),
    soon: birr(row.soon),
  };
}

interface ReceivablePage {
  after?: string | undefined;
  skip: number;
  limit: number;
}

export async function selectReceivables(
  db: Database,
  whose: Whose,
  clock: Clock,
  { after, skip, limit }: ReceivablePage,
): Promise<{ receivables: Schemas['Receivable'][]; last: EventRow | undefined }> {
  const rows = await db
    .select({ event: events, branch: { id: branches.id, name: branches.name } })
    .from(events)
    .innerJoin(branches, eq(branches.id, events.branch_id))
    .where(
      and(
        sql`${events.id} = ANY(ARRAY(SELECT id FROM ${owing(whose, todayOf(clock))}))`,
        after === undefined ? undefined : eventOrders.earliest.after(after),
      ),
    )
    .orderBy(asc(events.starts_at), asc(events.id))
    .limit(limit)
    .offset(skip);
  const ids = rows.map(({ event }) => event.id);
  const briefs = await selectEventBriefs(db, ids);
  const reminded = await selectReminded(db, ids);
  const today = isoToEpochDay(todayOf(clock));
  const receivables = rows.flatMap(({ event, branch: of }) => {
    const brief = briefs.get(event.id);
    const overdue = today - isoToEpochDay(event.event_date);
    const at = reminded.get(event.id);
    const days = overdue > 0 ? { days_overdue: overdue } : {};
    const moment = at ? { reminded_at: at.toISOString() } : {};
    return brief === undefined ? [] : [{ event: brief, branch: of, ...days, ...moment }];
  });
  return { receivables, last: rows.at(-1)?.event };
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
