/** Sends messages that are due. One whose outcome is unknown is not sent again (D42). */
import { setTimeout as delay } from 'node:timers/promises';
import { internationalPhone } from '@digis/domain';
import { addisHour } from '#base/addis-days.ts';
import type { Clock } from '#base/clock.ts';
import type { Config } from '#config/config.ts';
import type { Database } from '#db/open-database.ts';
import { readSecretKey } from '#secrets/secret-key.ts';
import { decrypt } from '#secrets/encrypted-text.ts';
import { selectEvent, type EventRecord } from '../events/event-queries.ts';
import { selectSettings } from '../../records/settings/setting-queries.ts';
import { afroMessage, type Gateway, NotTaken, OutcomeUnknown } from './gateway.ts';
import {
  isOurs,
  markSent,
  markUnsent,
  takeNext,
  wakeReminders,
  type MessageRow,
  type Unsent,
} from '../../records/outbox/message-queries.ts';
import { isDayFull } from './message-limits.ts';
import { messageText } from './message-text.ts';
import { selectUntold } from './untold.ts';
import { leftOf } from '#modules/records/owed/left.ts';

function whyDropped(
  { event }: EventRecord,
  { kind }: MessageRow,
  now: Date,
  untold: readonly unknown[],
): 'cancelled' | 'skipped' | null {
  if (event.archived_at !== null) return 'cancelled';
  if (kind === 'due') return leftOf(event) > 0 ? null : 'cancelled';
  if (event.starts_at <= now) return 'skipped';
  // D184: a hold has no confirmation or reminder.
  if (event.hold_until !== null && kind !== 'change') return 'skipped';
  return kind === 'change' && untold.length === 0 ? 'cancelled' : null;
}

interface Sending {
  db: Database;
  clock: Clock;
  config: Config;
  signal?: AbortSignal;
  patienceMs?: number;
}

const batch = 20;
/** The number of concurrent sends once one of them is slow. */
const mostAwaited = 5;
const usualPatienceMs = 3_000;
const leaseMinutes = 2;
const waitsMinutes = [1, 2, 5, 15, 60, 180, 360];

const minutesAfter = (now: Date, minutes: number): Date =>
  new Date(now.getTime() + minutes * 60_000);

async function gatewayOf({ db, config }: Sending): Promise<Gateway | null> {
  const { sms_api_token, sms_id, sender_name } = await selectSettings(db);
  if (config.smsApiUrl === null || sms_api_token === '') return null;
  const token = decrypt(readSecretKey(config), sms_api_token);
  // The token was encrypted with another server's key and must be entered again.
  if (token === null) return null;
  const account = { token, from: sms_id, sender: sender_name };
  return afroMessage({ url: config.smsApiUrl, ...account });
}

export async function sendDueMessages(sending: Sending): Promise<number> {
  const { db, clock, signal, patienceMs = usualPatienceMs } = sending;
  const gateway = await gatewayOf(sending);
  if (gateway === null) return 0;
  await wakeReminders(db, clock.now());
  const awaited = new Set<Promise<void>>();
  let taken = 0;
  try {
    for (; taken < batch; taken += 1) {
      if (await isDayFull(db, clock.now(), awaited.size)) break;
      const message = signal?.aborted === true ? undefined : await takeOne(sending);
      if (message === undefined) break;
      const delivery = deliver(sending, gateway, message).finally(() => awaited.delete(delivery));
      awaited.add(delivery);
      delivery.catch(() => undefined);
      await (awaited.size < mostAwaited
        ? Promise.race([delivery, delay(patienceMs, undefined, { ref: false })])
        : Promise.race(awaited));
    }
  } finally {
    await Promise.all(awaited);
  }
  return taken;
}

/** A batch's leases would expire behind a slow provider. */
function takeOne({ db, clock }: Sending): Promise<MessageRow | undefined> {
  const now = clock.now();
  const hour = addisHour(now);
  const leaseUntil = minutesAfter(now, leaseMinutes);
  return takeNext(db, { now, leaseUntil, isNight: hour < 8 || hour >= 20 });
}

async function deliver(
  { db, clock, config }: Sending,
  gateway: Gateway,
  message: MessageRow,
): Promise<void> {
  const record = await selectEvent(db, message.event_id);
  const untold = message.kind === 'change' ? await selectUntold(db, record.event) : [];
  const dropped = whyDropped(record, message, clock.now(), untold);
  if (dropped !== null) return markUnsent(db, message, { state: dropped }, null);
  const phone = record.client.phone_number;
  const speaking = { db, settings: await selectSettings(db), now: clock.now() };
  const text = await messageText(speaking, record, message, untold);
  // Cancelled, or taken by another server after the lease.
  if (!(await isOurs(db, message))) return;
  const reference = `digis-${message.id}`;
  try {
    await gateway.send({ reference, to: internationalPhone(phone), text });
  } catch (error) {
    await markUnsent(db, message, outcomeOf(error, message, clock.now()), { text, phone });
    return;
  }
  const isSimulated = config.simulatesMessages;
  await markSent(db, message, { text, phone, at: clock.now(), isSimulated });
}

/** A retry could reach the client twice. */
function outcomeOf(error: unknown, { attempts }: MessageRow, now: Date): Unsent {
  if (error instanceof OutcomeUnknown) return { state: 'unknown' };
  if (!(error instanceof NotTaken)) throw error;
  const wait = waitsMinutes[attempts - 1];
  const refused = { reason: error.reason, refused_at: now };
  return wait === undefined
    ? { state: 'failed', ...refused }
    : { state: 'scheduled', next_at: minutesAfter(now, wait), ...refused };
}
