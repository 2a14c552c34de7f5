import { addDaysIso } from '@digis/ethio-date';
import { and, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { type Days, morningOf, beginsOn } from '#base/addis-days.ts';
import type { Database } from '#db/open-database.ts';
import { prepared } from '#db/fast/statements.ts';
import { events } from '#db/tables/events.ts';
import {
  earliestFirst,
  type EventRecord,
  eventsWithParts,
  isDeletedEvent,
} from '../events/event-queries.ts';
import { eventOrders } from './event-orders.ts';

export const mostOfDay = 100;

const order = sql.join(earliestFirst, sql`, `);

/** Finds the ids by the index alone. The limit is a literal, so that the plan is made once. */
const pageOf = (db: Database, condition: SQL | undefined) =>
  eventsWithParts(db)
    .innerJoin(
      sql`(SELECT ${events.id} FROM ${events} WHERE ${condition} ORDER BY ${order} LIMIT ${sql.raw(String(mostOfDay))}) AS page`,
      sql`page.id = ${events.id}`,
    )
    .orderBy(...earliestFirst);

const firstPage = (where: 'here' | 'everywhere') =>
  prepared(`events_of_a_day_${where}`, (db) =>
    pageOf(
      db,
      and(
        isNull(events.archived_at),
        where === 'here' ? eq(events.branch_id, sql.placeholder('branch')) : undefined,
        gte(events.starts_at, sql.placeholder('begin')),
        lt(events.starts_at, sql.placeholder('end')),
      ),
    ),
  );

const [firstHere, firstEverywhere] = [firstPage('here'), firstPage('everywhere')];

export async function selectFirstOn(
  db: Database,
  branch: number | null,
  day: string,
): Promise<EventRecord[]> {
  const [begin, end] = [morningOf(day), morningOf(addDaysIso(day, 1))];
  const rows = await (branch === null ? firstEverywhere : firstHere)(db, { branch, begin, end });
  return rows.map(({ record }) => record);
}

interface DayPage {
  branch: number | null;
  day: string;
  isDeleted: boolean;
  cursor: string | undefined;
}

export async function selectDayPage(
  db: Database,
  { branch, day, isDeleted, cursor }: DayPage,
): Promise<{ records: EventRecord[]; next?: string }> {
  const { after, cursorOf } = eventOrders.earliest;
  const records =
    !isDeleted && cursor === undefined
      ? await selectFirstOn(db, branch, day)
      : await selectPage(db, [
          isDeleted
            ? and(isDeletedEvent, eq(events.event_date, day))
            : isLiveOn({ from: day, to: day }),
          branch === null ? undefined : eq(events.branch_id, branch),
          cursor === undefined ? undefined : after(cursor),
        ]);
  const last = records.at(-1);
  if (last === undefined || records.length < mostOfDay) return { records };
  return { records, next: cursorOf(last.event) };
}

const isLiveOn = (days: Days) => and(isNull(events.archived_at), beginsOn(events.starts_at, days));

async function selectPage(db: Database, conditions: (SQL | undefined)[]): Promise<EventRecord[]> {
  return (await pageOf(db, and(...conditions))).map(({ record }) => record);
}

export const isFirstOfDays = (branch: number | null, { from, to }: Days): SQL =>
  sql`${events.id} = ANY(ARRAY(SELECT early.id FROM generate_series(0, ${to}::date - ${from}::date) nth CROSS JOIN LATERAL (
    SELECT ${events.id} FROM ${events} WHERE ${events.archived_at} IS NULL
      AND ${events.starts_at} >= ${morningOf(from).toISOString()}::timestamptz + nth * interval '24 hours'
      AND ${events.starts_at} < ${morningOf(from).toISOString()}::timestamptz + (nth + 1) * interval '24 hours'
      AND ${branch === null ? sql`true` : eq(events.branch_id, branch)}
    ORDER BY ${order} LIMIT ${mostOfDay}) early))`;
