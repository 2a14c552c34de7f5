/** The list of events: of one day, one event, or a page of a branch, newest first, with the cursor of the next page. */
import { operations, type QueryOf } from '@digis/api-client/contract';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { branchToRead, requireVisible } from '../../auth/branch-scope.ts';
import { requireDay } from '../../base/addis-days.ts';
import { AppError, invalid } from '../../base/errors.ts';
import type { Context } from '../../contract/handler.ts';
import type { Database } from '../../db/open-database.ts';
import { preparedOnce } from '../../db/statements.ts';
import { type EventRow, events } from '../../db/tables/events.ts';
import {
  earliestFirst,
  type EventRecord,
  eventsWithParts,
  newestFirst,
  selectEvents,
} from './event-queries.ts';

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

/** SPEC: D20, a browser sends the day shifted into UTC; its first ten characters are the day meant. */
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

type Place = Pick<EventRow, 'event_date' | 'time' | 'id'>;

/** The end of a page, as text that only the server reads. */
export const cursorOf = ({ event_date, time, id }: Place): string =>
  Buffer.from(`${event_date} ${time} ${id}`).toString('base64url');

export function readCursor(cursor: string): Place {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, event_date, time, id] =
    /^(\d{4}-\d\d-\d\d) ((?:[01]\d|2[0-3]):[0-5]\d) (\d{1,15})$/.exec(text) ?? [];
  if (event_date === undefined || time === undefined || id === undefined) {
    throw invalid({ cursor: 'malformed' });
  }
  requireDay('cursor', event_date);
  return { event_date, time, id: Number(id) };
}

export const { pageSize } = operations.listEvents;

interface Asked {
  isDeleted: boolean;
  hasBranch: boolean;
  hasCursor: boolean;
}

const afterCursor = sql`(${events.event_date}, ${events.time}, ${events.id})
  < (${sql.placeholder('event_date')}::date, ${sql.placeholder('time')}, ${sql.placeholder('id')}::bigint)`;

/**
 * The ids come from the index alone, so a far page costs little; the rows are read for ten only. The
 * limit is written out: with one it does not know, PostgreSQL would plan the statement at every call.
 */
function prepare(db: Database, { isDeleted, hasBranch, hasCursor }: Asked) {
  const condition = and(
    isDeleted ? isNotNull(events.archived_at) : isNull(events.archived_at),
    hasBranch ? eq(events.branch_id, sql.placeholder('branch')) : undefined,
    hasCursor ? afterCursor : undefined,
  );
  const order = sql.join(newestFirst, sql`, `);
  const page = sql`(SELECT id FROM ${events} WHERE ${condition} ORDER BY ${order}
    LIMIT ${sql.raw(String(pageSize))} OFFSET ${sql.placeholder('skip')}) AS page`;
  const name = ['events', isDeleted && 'deleted', hasBranch && 'branch', hasCursor && 'after'];
  return eventsWithParts(db)
    .innerJoin(page, sql`page.id = ${events.id}`)
    .orderBy(...newestFirst)
    .prepare(name.filter(Boolean).join('_'));
}

type PageStatement = (db: Database) => ReturnType<typeof prepare>;

const known = new Map<string, PageStatement>();

export function pageStatement(asked: Asked): PageStatement {
  const key = JSON.stringify(asked);
  const statement = known.get(key) ?? preparedOnce((db) => prepare(db, asked));
  known.set(key, statement);
  return statement;
}
