// D138
import { desc, type SQL, sql } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { requireDay } from '#base/addis-days.ts';
import { invalid } from '#base/errors.ts';
import { type EventRow, events } from '#db/tables/events.ts';
import { earliestFirst, newestFirst } from '../events/event-queries.ts';
import { leftInSql, leftOf } from '#modules/records/owed/left.ts';

interface EventOrderRule {
  columns: SQL[];
  /**
   * Used if days are given: with `columns`, PostgreSQL would walk the index past all other days.
   */
  ofDays?: SQL[];
  after(cursor: string): SQL;
  cursorOf(last: EventRow): string;
}

const encode = (...parts: readonly (string | number)[]): string =>
  Buffer.from(parts.join(' ')).toString('base64url');

function decode(cursor: string, pattern: RegExp): string[] {
  const found = pattern.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (found === null) throw invalid({ cursor: 'malformed' });
  return found.slice(1);
}

type Place = Pick<EventRow, 'event_date' | 'time' | 'id'>;

export const cursorOf = ({ event_date, time, id }: Place): string => encode(event_date, time, id);

export function readCursor(cursor: string): Place {
  const [event_date = '', time = '', id] = decode(
    cursor,
    /^(\d{4}-\d\d-\d\d) ((?:[01]\d|2[0-3]):[0-5]\d) (\d{1,15})$/,
  );
  requireDay('cursor', event_date);
  return { event_date, time, id: Number(id) };
}

const instantAndId = /^at (-?\d{1,15}) (\d{1,15})$/;

export const eventOrders: Readonly<Record<Schemas['EventOrder'], EventOrderRule>> = {
  newest: {
    columns: newestFirst,
    after: (cursor) => {
      const { event_date, time, id } = readCursor(cursor);
      return sql`(${events.event_date}, ${events.time}, ${events.id}) < (${event_date}::date, ${time}, ${id}::bigint)`;
    },
    cursorOf,
  },
  earliest: {
    columns: earliestFirst,
    after: (cursor) => {
      const [at, id] = decode(cursor, instantAndId);
      return sql`(${events.starts_at}, ${events.id}) > (${requireInstant(at)}, ${id}::bigint)`;
    },
    cursorOf: ({ starts_at, id }) => encode('at', starts_at.getTime(), id),
  },
  scheduled: {
    columns: [desc(events.created_at), desc(events.id)],
    ofDays: [sql`${events.created_at} + interval '0' DESC`, desc(events.id)],
    after: (cursor) => {
      const [at, id] = decode(cursor, instantAndId);
      return sql`(${events.created_at}, ${events.id}) < (${requireInstant(at)}, ${id}::bigint)`;
    },
    cursorOf: ({ created_at, id }) => encode('at', created_at.getTime(), id),
  },
  left: {
    columns: [desc(leftInSql), desc(events.id)],
    after: (cursor) => {
      const [left, id] = decode(cursor, /^left (-?\d{1,15}) (\d{1,15})$/);
      return sql`(${leftInSql}, ${events.id}) < (${left}::bigint, ${id}::bigint)`;
    },
    cursorOf: (event) => encode('left', leftOf(event), event.id),
  },
};

/** @throws a validation error at `cursor` unless the year is between 1 and 9999 */
export function requireInstant(ms: string | undefined): Date {
  const at = new Date(Number(ms));
  if (!(at.getUTCFullYear() >= 1 && at.getUTCFullYear() <= 9999)) {
    throw invalid({ cursor: 'malformed' });
  }
  return at;
}
