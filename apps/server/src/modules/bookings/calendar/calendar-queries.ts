import { and, between, count, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import type { Database } from '#db/open-database.ts';
import { isOneOf, prepared } from '#db/fast/statements.ts';
import { clients, events } from '#db/tables/events.ts';
import { employeeAssignments } from '#db/tables/people.ts';
import { holdOf } from '../../records/holds/hold.ts';
import { isFirstOfDays, mostOfDay } from '../event-list/events-of-day.ts';
import { earliestFirst } from '../events/event-queries.ts';
import { paymentOf } from '../events/event-stage.ts';
import { selectMoneyOfEvents } from '../events/money/event-money.ts';
import { leftInSql } from '#modules/records/owed/left.ts';
import { loadRows, standing } from '../../books/sums/sums-of-days.ts';

type DayOfCalendar = Schemas['CalendarDay'];

export interface Period {
  from: string;
  to: string;
  /** False for long periods: the names of a year's events would make a megabyte. */
  hasNames: boolean;
}

interface DayRow extends Record<string, unknown> {
  day: string;
  /** The count including ended holds. */
  all: string;
  count: string;
  people: string;
}

export async function selectDays(
  db: Database,
  branch: number | null,
  { from, to, hasNames }: Period,
  today: string,
): Promise<[day: string, DayOfCalendar][]> {
  const { rows } = await db.execute<DayRow>(sql`
    SELECT day::text AS day, sum(events) AS all, coalesce(sum(events) FILTER (WHERE ${standing(today)}), 0) AS count,
      coalesce(sum(guests) FILTER (WHERE ${standing(today)}), 0) AS people
    FROM ${loadRows(branch, { from, to })} kept GROUP BY day ORDER BY day`);
  const counted = ({ count: standingEvents, people }: DayRow) => ({
    count: Number(standingEvents),
    people: Number(people),
  });
  if (!hasNames)
    return rows.filter((row) => Number(row.count) > 0).map((row) => [row.day, counted(row)]);
  const condition = and(
    isNull(events.archived_at),
    branch === null ? undefined : eq(events.branch_id, branch),
    between(events.event_date, from, to),
  );
  const isFull = rows.some(({ all }) => Number(all) > mostOfDay);
  const shownEvents = isFull ? isFirstOfDays(branch, { from, to }) : condition;
  const eventsOf = await selectDayEvents(db, shownEvents, today);
  return rows.map((row) => {
    const shown = eventsOf.get(row.day) ?? [];
    const names = shown.filter(({ hold }) => hold !== 'ended').map(({ client }) => client);
    return [row.day, { ...counted(row), names, events: shown }];
  });
}

async function selectDayEvents(
  db: Database,
  condition: SQL | undefined,
  today: string,
): Promise<ReadonlyMap<string, Schemas['CalendarEvent'][]>> {
  const rows = await db
    .select({
      id: events.id,
      client_id: events.client_id,
      event_date: events.event_date,
      time: events.time,
      people: events.num_of_people,
      total: events.total,
      hold_until: events.hold_until,
      left: leftInSql.mapWith(Number),
    })
    .from(events)
    .where(condition)
    .orderBy(...earliestFirst);
  const ids = rows.map(({ id }) => id);
  const names = await selectNames(
    db,
    rows.map(({ client_id }) => client_id),
  );
  const moneyOf = await selectMoneyOfEvents(db, ids);
  const staff = await selectStaffCounts(db, ids);
  const view = ({
    id,
    time,
    people,
    total,
    left,
    client_id,
    hold_until,
  }: (typeof rows)[number]) => ({
    id,
    time,
    client: names.get(client_id) ?? '',
    people,
    staff: staff.get(id) ?? 0,
    payment: paymentOf({ event: { total }, ...moneyOf(id) }),
    left: toBirr(left),
    ...(hold_until !== null && { hold: holdOf(hold_until, today) }),
  });
  const days = Map.groupBy(rows, ({ event_date }) => event_date);
  return new Map([...days].map(([day, onDay]) => [day, onDay.map(view)]));
}

const namesOfIds = prepared('names_of_clients', (db) =>
  db
    .select({ id: clients.id, name: clients.full_name })
    .from(clients)
    .where(isOneOf(clients.id, 'ids')),
);

async function selectNames(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await namesOfIds(db, { ids });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const { event_id, came } = employeeAssignments;

const staffOfEvents = prepared('staff_of_events', (db) =>
  db
    .select({ event_id, people: count() })
    .from(employeeAssignments)
    .where(and(isOneOf(event_id, 'ids'), came))
    .groupBy(event_id),
);

async function selectStaffCounts(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await staffOfEvents(db, { ids });
  return new Map(rows.map((row) => [row.event_id, row.people]));
}
