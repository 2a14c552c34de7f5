import { todayIso } from '@digis/ethio-date';
import { and, desc, eq, gte, notInArray } from 'drizzle-orm';
import type { BodyOf } from '@digis/api-client/contract';
import { instantAt } from '#base/addis-days.ts';
import { AppError } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { smsOutbox } from '#db/tables/events.ts';
import { lockLiveEvent, selectEvent } from '../events/event-queries.ts';
import { countSentSince, type MessageRow } from '../../records/outbox/message-queries.ts';
import { selectSettings } from '../../records/settings/setting-queries.ts';
import { messageText } from './message-text.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const mostOfEvent = 5;

const startOfDay = (now: Date): Date => instantAt(todayIso({ now: now.getTime() }), '00:00');

const tooMany = (now: Date, until: number): AppError =>
  new AppError('MESSAGE_LIMIT', {
    retryAfterSeconds: Math.max(1, Math.ceil((until - now.getTime()) / 1000)),
  });

/** `awaited`: sends without an answer yet. */
export const isDayFull = async (db: Database, now: Date, awaited = 0): Promise<boolean> =>
  (await shareOfDay(db, now, awaited)) >= 1;

export async function shareOfDay(db: Database, now: Date, awaited = 0): Promise<number> {
  const { sms_daily_limit } = await selectSettings(db);
  return ((await countSentSince(db, startOfDay(now))) + awaited) / Number(sms_daily_limit);
}

const told = notInArray(smsOutbox.state, ['cancelled', 'skipped', 'failed']);

/** Locks the event, so that concurrent calls wait. */
export async function requireMaySend(
  context: Context,
  { eventId, kind }: BodyOf<'sendSms'>,
): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  await lockLiveEvent(context, eventId);
  const midnight = startOfDay(now);
  const rows = await db
    .select()
    .from(smsOutbox)
    .where(and(eq(smsOutbox.event_id, eventId), gte(smsOutbox.created_at, midnight), told))
    .orderBy(desc(smsOutbox.id));
  const tomorrow = midnight.getTime() + dayMs;
  if (rows.length >= mostOfEvent || (await isDayFull(db, now))) throw tooMany(now, tomorrow);
  const hourAgo = now.getTime() - hourMs;
  const last = rows.find((row) => row.kind === kind && row.created_at.getTime() > hourAgo);
  if (last !== undefined && (await saysTheSame(context, last))) {
    throw tooMany(now, last.created_at.getTime() + hourMs);
  }
}

async function saysTheSame({ db, clock }: Context, last: MessageRow): Promise<boolean> {
  if (last.state === 'scheduled' || last.state === 'sending') return true;
  if (last.state !== 'sent') return false;
  const record = await selectEvent(db, last.event_id);
  const speaking = { db, settings: await selectSettings(db), now: clock.now() };
  const text = await messageText(speaking, record, last);
  return last.text === text && last.phone === record.client.phone_number;
}
