/** Messages on the wire, with the words and the phone they were sent with or would be sent with now. */
import type { Schemas } from '@digis/api-client/contract';
import { inArray } from 'drizzle-orm';
import { eventDateTime } from '../../base/addis-days.ts';
import type { Context } from '../../contract/handler.ts';
import { events } from '../../db/tables/events.ts';
import type { MessageRow } from '../outbox/message-queries.ts';
import { newestFirst, selectEvents } from '../events/event-queries.ts';
import { selectSettings } from '../settings/setting-queries.ts';
import { messageText } from './message-text.ts';

/** What was told to the gateway stays as it was told. */
const toldBy = ({ state, text, phone }: MessageRow) =>
  text !== null && (state === 'sent' || state === 'unknown') ? { phone, text } : null;

export async function messageViews(
  { db, clock }: Context,
  rows: readonly MessageRow[],
  { withEvent } = { withEvent: false },
): Promise<Schemas['SmsMessage'][]> {
  const ids = [...new Set(rows.map(({ event_id }) => event_id))];
  const records = await selectEvents(db, inArray(events.id, ids), newestFirst);
  const recordOf = new Map(records.map((record) => [record.event.id, record]));
  const settings = await selectSettings(db);
  const speaking = { db, settings, now: clock.now() };
  const viewOf = async (row: MessageRow): Promise<Schemas['SmsMessage']> => {
    const record = recordOf.get(row.event_id);
    if (record === undefined) throw new Error(`the message ${row.id} has no event`);
    const would = async () => ({
      phone: record.client.phone_number,
      text: await messageText(speaking, record, row),
    });
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      ...(toldBy(row) ?? (await would())),
      due_at: row.due_at.toISOString(),
      ...(row.sent_at && { sent_at: row.sent_at.toISOString() }),
      ...(row.is_simulated && { simulated: true }),
      createdAt: row.created_at.toISOString(),
      ...(withEvent && { eventId: row.event_id, event_date: eventDateTime(record.event) }),
    };
  };
  const views: Schemas['SmsMessage'][] = [];
  // One after the other: a transaction has one connection.
  for (const row of rows) views.push(await viewOf(row));
  return views;
}
