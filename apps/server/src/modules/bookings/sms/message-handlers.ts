import { and, eq, gte, isNull, desc, inArray } from 'drizzle-orm';
import { type AnswerOf, operations, type QueryOf, type Schemas } from '@digis/api-client/contract';
import { recordAction } from '#action-log/record-action.ts';
import type { Context, Handlers } from '#contract/handler.ts';
import { instantAt, eventDateTime, todayOf } from '#base/addis-days.ts';
import { AppError } from '#base/errors.ts';
import { type EventRow, events, smsOutbox } from '#db/tables/events.ts';
import {
  lockLiveEvent,
  newestFirst,
  requireLiveEvent,
  selectEvents,
} from '../events/event-queries.ts';
import { leftOf } from '#modules/records/owed/left.ts';
import {
  canSend,
  insertMessage,
  selectMessages,
  type MessageRow,
} from '../../records/outbox/message-queries.ts';
import { requireMaySend } from './message-limits.ts';
import { selectUntold } from './untold.ts';
import { isUnseen, nextOf } from '#db/id-page.ts';
import { selectClients } from '../../records/clients/client-queries.ts';
import { selectSettings } from '../../records/settings/setting-queries.ts';
import { messageText } from './message-text.ts';

const toldBy = ({ state, text, phone }: MessageRow) =>
  text !== null && (state === 'sent' || state === 'unknown') ? { phone, text } : null;

const refusalOf = ({ state, attempts, reason, refused_at, next_at }: MessageRow) =>
  refused_at === null || (state !== 'scheduled' && state !== 'failed')
    ? {}
    : {
        tries: attempts,
        ...(reason !== '' && reason !== null && { reason }),
        ...(next_at && { next_at: next_at.toISOString() }),
      };

async function messageViews(
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
      ...refusalOf(row),
      createdAt: row.created_at.toISOString(),
      ...(withEvent && { eventId: row.event_id, event_date: eventDateTime(record.event) }),
    };
  };
  const views: Schemas['SmsMessage'][] = [];
  // One after another, because a transaction has one connection.
  for (const row of rows) views.push(await viewOf(row));
  return views;
}

const { pageSize } = operations.listClientMessages;

async function readClientMessages(
  context: Context,
  query: QueryOf<'listClientMessages'>,
): Promise<AnswerOf<'listClientMessages'>> {
  const { db, scope } = context;
  const [client] = await selectClients(db, {
    branchId: scope.branchId,
    id: query.id,
    typed: undefined,
    before: undefined,
    skip: 0,
    limit: 1,
  });
  if (client === undefined) throw new AppError('NOT_FOUND');
  const rows = await db
    .select({ id: smsOutbox.id, message: smsOutbox })
    .from(smsOutbox)
    .innerJoin(events, eq(events.id, smsOutbox.event_id))
    .where(
      and(
        eq(events.client_id, client.id),
        isNull(events.archived_at),
        isUnseen(smsOutbox.id, query),
      ),
    )
    .orderBy(desc(smsOutbox.id))
    .limit(pageSize);
  const page = rows.map(({ message }) => message);
  return {
    success: true,
    messages: await messageViews(context, page, { withEvent: true }),
    ...nextOf(rows, pageSize),
  };
}

/** D131: once a day, while an amount is left. Locked: one call sends. */
async function requireDue(context: Context, eventId: number): Promise<void> {
  const { db, clock } = context;
  if (leftOf(await lockLiveEvent(context, eventId)) <= 0) throw new AppError('NOTHING_TO_PAY');
  const today = instantAt(todayOf(clock), '00:00');
  const isOfToday = and(
    eq(smsOutbox.event_id, eventId),
    eq(smsOutbox.kind, 'due'),
    gte(smsOutbox.created_at, today),
  );
  if ((await db.$count(smsOutbox, isOfToday)) > 0) throw new AppError('ALREADY_PROCESSED');
}

const isOver = ({ clock }: Context, { starts_at }: EventRow): boolean => starts_at <= clock.now();

/** D184 */
async function requireNews(context: Context, event: EventRow): Promise<void> {
  if (isOver(context, event)) throw new AppError('PAST_EVENT');
  if ((await selectUntold(context.db, event)).length === 0) throw new AppError('ALREADY_PROCESSED');
}

export const messageHandlers = {
  listSms: async (context, { query }) => {
    const { db } = context;
    const { event } = await requireLiveEvent(context, query.eventId);
    const rows = await selectMessages(db, query.eventId);
    const untold = isOver(context, event) ? [] : await selectUntold(db, event);
    return { success: true, messages: await messageViews(context, rows), untold };
  },

  listClientMessages: (context, { query }) => readClientMessages(context, query),

  // D42: an edit never repeats a confirmation.
  sendSms: async (context, { body }) => {
    const { db, clock, config } = context;
    const { event, client } = await requireLiveEvent(context, body.eventId);
    const now = clock.now();
    await requireMaySend(context, body);
    if (body.kind === 'due') await requireDue(context, event.id);
    if (body.kind === 'change') await requireNews(context, event);
    await insertMessage(db, {
      event_id: event.id,
      kind: body.kind,
      due_at: now,
      phone: client.phone_number,
      state: (await canSend(db, config)) ? 'scheduled' : 'not configured',
      created_at: now,
    });
    const subject = `${client.full_name}, ${event.event_date}`;
    const action = body.kind === 'change' ? 'sms.tell' : 'sms.send';
    await recordAction(context, { action, subject, entityId: event.id });
    return { success: true };
  },
} satisfies Handlers<'listSms' | 'listClientMessages' | 'sendSms'>;
