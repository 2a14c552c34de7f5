/** The statements of a page of events; PostgreSQL keeps one for each way of asking. */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { operations } from '@digis/api-client/contract';
import type { Database } from '../../db/open-database.ts';
import { preparedOnce } from '../../db/prepared.ts';
import { events } from '../../db/tables/events.ts';
import { eventsWithParts, newestFirst } from './event-queries.ts';

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
