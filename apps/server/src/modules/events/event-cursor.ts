/** Where a page ended, as text that only the server reads. */
import { invalid } from '../../errors.ts';
import { requireDay } from './event-dates.ts';
import type { EventRow } from './event-queries.ts';

type Place = Pick<EventRow, 'event_date' | 'time' | 'id'>;

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
