/** Which events a list shows: one day, one event, or a page of a branch, newest first. */
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { QueryOf } from '@digis/api-client/contract';
import { branchToRead, requireVisible } from '../../auth/branch-scope.ts';
import type { Context } from '../../contract/handler.ts';
import type { Database } from '../../db/open-database.ts';
import { events } from '../../db/tables/events.ts';
import { AppError } from '../../errors.ts';
import { cursorOf, readCursor } from './event-cursor.ts';
import { requireDay } from './event-dates.ts';
import { pageSize, pageStatement } from './event-page.ts';
import { earliestFirst, newestFirst, selectEvents, type EventRecord } from './event-queries.ts';

type Query = QueryOf<'listEvents'>;

export interface EventPage {
  records: EventRecord[];
  next?: string;
}

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
  if (query.date === undefined) return newestPage(db, branch, query);
  const here = and(lifetime, branch === null ? undefined : eq(events.branch_id, branch));
  return dayPage(db, here, query.date);
}

/** SPEC: D20, a browser sends the day shifted into UTC; its first ten characters are what it means. */
async function dayPage(db: Database, here: SQL | undefined, sent: string): Promise<EventPage> {
  const day = sent.slice(0, 10);
  requireDay('date', day);
  return { records: await selectEvents(db, and(here, eq(events.event_date, day)), earliestFirst) };
}

async function newestPage(
  db: Database,
  branch: number | null,
  { page, cursor, deleted }: Query,
): Promise<EventPage> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const isDeleted = deleted === '1';
  const statement = pageStatement({
    isDeleted,
    hasBranch: branch !== null,
    hasCursor: after !== undefined,
  });
  const rows = await statement(db).execute({
    branch,
    ...after,
    skip: after === undefined ? (Math.max(page ?? 1, 1) - 1) * pageSize : 0,
  });
  const records = rows.map(({ record }) => record);
  const last = records.at(-1);
  return {
    records,
    ...(records.length === pageSize && last && { next: cursorOf(last.event) }),
  };
}
