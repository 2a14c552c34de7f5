import { operations, type QueryOf } from '@digis/api-client/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { branchToRead, requireVisible } from '#auth/branch-scope.ts';
import { requireDay } from '#base/addis-days.ts';
import { AppError } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { skippedRows } from '#db/id-page.ts';
import { prepared, type Statement } from '#db/fast/statements.ts';
import { events } from '#db/tables/events.ts';
import { cursorOf, readCursor } from './event-orders.ts';
import { selectDayPage } from './events-of-day.ts';
import {
  type EventRecord,
  eventsWithParts,
  isDeletedEvent,
  newestFirst,
  selectEvents,
} from '../events/event-queries.ts';
import { isFilteredOrOrdered, selectFilteredPage } from './filtered-events.ts';

type Query = QueryOf<'listEvents'>;

interface EventPage {
  records: EventRecord[];
  next?: string;
}

export async function listPage(context: Context, query: Query): Promise<EventPage> {
  const { db, scope } = context;
  const lifetime = query.deleted === '1' ? isDeletedEvent : isNull(events.archived_at);
  if (query.id !== undefined) {
    const records = await selectEvents(db, and(eq(events.id, query.id), lifetime), newestFirst);
    const [record] = records;
    if (record === undefined) throw new AppError('NOT_FOUND');
    requireVisible(scope, record.event.branch_id);
    return { records };
  }
  const branch = branchToRead(scope, query.branch);
  if (query.date !== undefined) {
    // D20: browsers send the day as an instant in UTC, of which only the date counts.
    const day = query.date.slice(0, 10);
    requireDay('date', day);
    const isDeleted = query.deleted === '1';
    return selectDayPage(db, { branch, day, isDeleted, cursor: query.cursor });
  }
  return isFilteredOrOrdered(query)
    ? selectFilteredPage(context, branch, query, { skip: skippedRows(query, pageSize), pageSize })
    : selectNewestPage(db, branch, query);
}

async function selectNewestPage(
  db: Database,
  branch: number | null,
  query: Query,
): Promise<EventPage> {
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
  const isDeleted = query.deleted === '1';
  const statement = pageStatement({
    isDeleted,
    hasBranch: branch !== null,
    hasCursor: after !== undefined,
  });
  const rows = await statement(db, { branch, ...after, skip: skippedRows(query, pageSize) });
  const records = rows.map(({ record }) => record);
  const last = records.at(-1);
  return {
    records,
    ...(records.length === pageSize && last && { next: cursorOf(last.event) }),
  };
}

export const { pageSize } = operations.listEvents;

interface Asked {
  isDeleted: boolean;
  hasBranch: boolean;
  hasCursor: boolean;
}

const afterCursor = sql`(${events.event_date}, ${events.time}, ${events.id})
  < (${sql.placeholder('event_date')}::date, ${sql.placeholder('time')}, ${sql.placeholder('id')}::bigint)`;

/** Index-only ids make far pages cheap. A literal limit is planned once. */
function eventsOfPage(db: Database, { isDeleted, hasBranch, hasCursor }: Asked) {
  const condition = and(
    isDeleted ? isDeletedEvent : isNull(events.archived_at),
    hasBranch ? eq(events.branch_id, sql.placeholder('branch')) : undefined,
    hasCursor ? afterCursor : undefined,
  );
  const order = sql.join(newestFirst, sql`, `);
  const page = sql`(SELECT id FROM ${events} WHERE ${condition} ORDER BY ${order}
    LIMIT ${sql.raw(String(pageSize))} OFFSET ${sql.placeholder('skip')}) AS page`;
  return eventsWithParts(db)
    .innerJoin(page, sql`page.id = ${events.id}`)
    .orderBy(...newestFirst);
}

type PageStatement = Statement<{ record: EventRecord }[]>;

const known = new Map<string, PageStatement>();

function pageStatement(asked: Asked): PageStatement {
  const { isDeleted, hasBranch, hasCursor } = asked;
  const words = ['events', isDeleted && 'deleted', hasBranch && 'branch', hasCursor && 'after'];
  const name = words.filter(Boolean).join('_');
  const statement = known.get(name) ?? prepared(name, (db) => eventsOfPage(db, asked));
  known.set(name, statement);
  return statement;
}
