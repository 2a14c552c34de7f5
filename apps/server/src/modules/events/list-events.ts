/** Which events a list shows: one day, one event, or a page of a branch, newest first. */
import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { operations, type QueryOf } from '@digis/api-client/contract';
import { branchToRead, requireVisible } from '../../auth/branch-scope.ts';
import type { Context } from '../../contract/handler.ts';
import type { Database } from '../../db/open-database.ts';
import { events } from '../../db/tables/events.ts';
import { AppError } from '../../errors.ts';
import { cursorOf, readCursor } from './event-cursor.ts';
import { requireDay } from './event-dates.ts';
import { earliestFirst, newestFirst, selectEvents, type EventRecord } from './event-queries.ts';

type Query = QueryOf<'listEvents'>;

export interface EventPage {
  records: EventRecord[];
  next?: string;
}

const { pageSize } = operations.listEvents;

export async function listPage({ db, scope }: Context, query: Query): Promise<EventPage> {
  const lifetime =
    query.deleted === '1' ? isNotNull(events.archived_at) : isNull(events.archived_at);
  if (query.id !== undefined) {
    const records = await selectEvents(db, and(eq(events.id, query.id), lifetime), newestFirst);
    const [record] = records;
    if (record === undefined) throw new AppError('NOT_FOUND');
    requireVisible(scope, record.event.branch_id);
    return { records };
  }
  const branch = branchToRead(scope, query.branch);
  const here = and(lifetime, branch === null ? undefined : eq(events.branch_id, branch));
  return query.date === undefined ? newestPage(db, here, query) : dayPage(db, here, query.date);
}

/** SPEC: D20, a browser sends the day shifted into UTC; its first ten characters are what it means. */
async function dayPage(db: Database, here: SQL | undefined, sent: string): Promise<EventPage> {
  const day = sent.slice(0, 10);
  requireDay('date', day);
  return { records: await selectEvents(db, and(here, eq(events.event_date, day)), earliestFirst) };
}

/** The ids come from the index alone, so a far page costs little; the rows are read for ten only. */
async function newestPage(
  db: Database,
  here: SQL | undefined,
  { page, cursor }: Query,
): Promise<EventPage> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const before =
    after &&
    sql`(${events.event_date}, ${events.time}, ${events.id})
      < (${after.event_date}::date, ${after.time}, ${after.id}::bigint)`;
  const ids = await db
    .select({ id: events.id })
    .from(events)
    .where(and(here, before))
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset(after === undefined ? (Math.max(page ?? 1, 1) - 1) * pageSize : 0);
  if (ids.length === 0) return { records: [] };
  const wanted = ids.map((row) => row.id);
  const records = await selectEvents(db, inArray(events.id, wanted), newestFirst);
  const last = records.at(-1);
  return {
    records,
    ...(ids.length === pageSize && last && { next: cursorOf(last.event) }),
  };
}
