/** Counts events and people for each day, with the events themselves in a line each when the period is short. */
import { and, asc, between, count, eq, getTableColumns, sql, sum, type SQL } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import type { Database } from '../../db/open-database.ts';

import { clients, events } from '../../db/tables/events.ts';
import { accounts, pending } from '../../db/tables/journal.ts';
import { employeeAssignments } from '../../db/tables/people.ts';
import {
  earliestFirst,
  isOpenOfEvent,
  openOfEvent,
  receivedOfEvent,
} from '../events/event-queries.ts';
import { paymentOf } from '../events/event-stage.ts';
import { leftOf } from '../events/money/event-money.ts';
import type { Period } from './calendar-handlers.ts';

type DayOfCalendar = Schemas['CalendarDay'];

/** Counted by PostgreSQL: a row for each day, however many events it has. */
export async function selectDays(
  db: Database,
  here: SQL | undefined,
  { from, to, hasNames }: Period,
): Promise<[day: string, DayOfCalendar][]> {
  const day = events.event_date;
  const isInPeriod = and(here, between(day, from, to));
  const people = sum(events.num_of_people).mapWith(Number);
  const rows = await db
    .select({ day, count: count(), people })
    .from(events)
    .where(isInPeriod)
    .groupBy(day)
    .orderBy(asc(day));
  const eventsOf = hasNames ? await selectDayEvents(db, isInPeriod) : undefined;
  return rows.map(({ day: of, ...counted }) => {
    const onDay = eventsOf?.get(of);
    const named = onDay && { names: onDay.map(({ client }) => client), events: onDay };
    return [of, { ...counted, ...named }];
  });
}

const staff = sql`(SELECT count(*) FROM ${employeeAssignments}
  WHERE ${employeeAssignments.event_id} = ${events.id})`.mapWith(Number);

async function selectDayEvents(
  db: Database,
  condition: SQL | undefined,
): Promise<ReadonlyMap<string, Schemas['CalendarEvent'][]>> {
  const rows = await db
    .select({
      event: getTableColumns(events),
      client: clients.full_name,
      received: receivedOfEvent.mapWith(Number),
      open: openOfEvent.mapWith(Number),
      staff,
    })
    .from(events)
    .innerJoin(clients, eq(clients.id, events.client_id))
    .leftJoin(accounts, eq(accounts.event_id, events.id))
    .leftJoin(pending, isOpenOfEvent)
    .where(condition)
    .orderBy(...earliestFirst);
  const view = (row: (typeof rows)[number]) => ({
    id: row.event.id,
    time: row.event.time,
    client: row.client,
    people: row.event.num_of_people,
    staff: row.staff,
    payment: paymentOf(row),
    left: toBirr(leftOf(row.event)),
  });
  const days = Map.groupBy(rows, ({ event }) => event.event_date);
  return new Map([...days].map(([day, onDay]) => [day, onDay.map(view)]));
}
