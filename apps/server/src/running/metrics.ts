import type { ErrorCode } from '@digis/api-client/contract';
import { and, count, gte, inArray, or } from 'drizzle-orm';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Connections, Database } from '../db/open-database.ts';
import type { ReadBy } from '../db/fast/read-replica.ts';
import type { Verdict } from './last-verify.ts';
import { smsOutbox } from '../db/tables/events.ts';

export interface Metrics {
  observe(call: { operation: string; status: number; seconds: number }): void;
  countRefusal(code: ErrorCode): void;
  countReplay(operation: string): void;
  countReport(by: ReadBy): void;
  text(db: Database, now: Date, messagesShare: number): Promise<string>;
}

/** Only states that empty again: finished messages only grow in number. */
const waiting = inArray(smsOutbox.state, ['scheduled', 'sending']);
const wentWrong = inArray(smsOutbox.state, ['failed', 'unknown']);
/** Longer than a message is retried. */
const lately = 48 * 3_600_000;

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Measured {
  /** Absent: another service keeps copies; null: before the first. */
  readonly secondsSinceCopy?: () => Promise<number | null>;
  readonly connections?: () => Connections;
  readonly imagesWaiting?: () => number;
  readonly lastVerify?: () => Promise<Verdict | null>;
}

function reportCounter(registry: Registry): Metrics['countReport'] {
  const reports = new Counter({
    name: 'digis_replica_reads_total',
    help: 'Reports and further pages of lists by who answered them, where DATABASE_READ_URL names a replica.',
    labelNames: ['by'],
    registers: [registry],
  });
  return (by) => reports.inc({ by });
}

function refusalCounter(registry: Registry): Metrics['countRefusal'] {
  const refusals = new Counter({
    name: 'digis_refusals_total',
    help: 'Refused calls by code: INVALID_LOGIN are sign-ins that failed, TOO_MANY_ATTEMPTS and RATE_LIMITED came too often.',
    labelNames: ['code'],
    registers: [registry],
  });
  return (code) => refusals.inc({ code });
}

function messageGauges(registry: Registry) {
  const messages = new Gauge({
    name: 'digis_messages',
    help: 'Messages to clients that are still to go out, and those of two days that could not or perhaps did.',
    labelNames: ['state'],
    registers: [registry],
  });
  const ofDay = new Gauge({
    name: 'digis_messages_day_share',
    help: 'Messages sent today, of the daily limit in the settings; at 1 the rest waits for tomorrow.',
    registers: [registry],
  });
  return async (db: Database, now: Date, share: number) => {
    ofDay.set(share);
    const rows = await db
      .select({ state: smsOutbox.state, rows: count() })
      .from(smsOutbox)
      .where(or(waiting, and(wentWrong, gte(smsOutbox.due_at, new Date(now.getTime() - lately)))))
      .groupBy(smsOutbox.state);
    messages.reset();
    for (const { state, rows: total } of rows) messages.set({ state }, total);
  };
}

function replayCounter(registry: Registry): Metrics['countReplay'] {
  const replays = new Counter({
    name: 'digis_replays_total',
    help: 'Writes that came again under their Idempotency-Key and got the answer of the first time.',
    labelNames: ['operation'],
    registers: [registry],
  });
  return (operation) => replays.inc({ operation });
}

function verdictGauges(registry: Registry, lastVerify: Measured['lastVerify']) {
  const agree = new Gauge({
    name: 'digis_books_agree',
    help: '1 where the last verify found no difference, 0 where it found one.',
    registers: [registry],
  });
  const age = new Gauge({
    name: 'digis_last_verify_seconds',
    help: 'Age of the last verify; without an end while there was none.',
    registers: [registry],
  });
  const wholeAge = new Gauge({
    name: 'digis_last_whole_verify_seconds',
    help: 'Age of the last verify that read all rows and agreed; without an end while there was none.',
    registers: [registry],
  });
  return async (now: Date) => {
    const verdict = (await lastVerify?.()) ?? null;
    agree.set(verdict === null || verdict.agrees ? 1 : 0);
    const secondsSince = (at: string | undefined) =>
      at === undefined ? Number.POSITIVE_INFINITY : (now.getTime() - Date.parse(at)) / 1000;
    age.set(secondsSince(verdict?.at));
    wholeAge.set(secondsSince(verdict?.whole_at));
  };
}

/** Servers in one process count separately. */
export function startMetrics({
  secondsSinceCopy,
  connections,
  imagesWaiting,
  lastVerify,
}: Measured = {}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'digis_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['operation', 'status'],
    buckets,
    registers: [registry],
  });
  const fillMessages = messageGauges(registry);
  const fillVerdict = verdictGauges(registry, lastVerify);
  const pool = new Gauge({
    name: 'digis_database_connections',
    help: 'Connections to the database by state; calls that wait for one count as waiting.',
    labelNames: ['state'],
    registers: [registry],
  });
  const images = new Gauge({
    name: 'digis_images_waiting',
    help: 'Uploaded images that wait to be decoded; with eight the next is refused.',
    registers: [registry],
  });
  const lastCopy =
    secondsSinceCopy &&
    new Gauge({
      name: 'digis_last_backup_seconds',
      help: 'Age of the last daily copy that is whole; without an end while there is none.',
      registers: [registry],
    });
  return {
    observe: ({ operation, status, seconds }) => {
      requests.observe({ operation, status: String(status) }, seconds);
    },
    countRefusal: refusalCounter(registry),
    countReplay: replayCounter(registry),
    countReport: reportCounter(registry),
    text: async (db, now, messagesShare) => {
      await fillMessages(db, now, messagesShare);
      await fillVerdict(now);
      for (const [state, some] of Object.entries(connections?.() ?? {})) pool.set({ state }, some);
      images.set(imagesWaiting?.() ?? 0);
      lastCopy?.set((await secondsSinceCopy?.()) ?? Number.POSITIVE_INFINITY);
      return registry.metrics();
    },
  };
}
