/** Metrics for Prometheus: calls, connections, waiting messages and images, age of the last copy. */
import { count, inArray } from 'drizzle-orm';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Connections, Database } from '../db/open-database.ts';
import type { ReadBy } from '../db/read-replica.ts';
import { smsOutbox } from '../db/tables/events.ts';

export interface Metrics {
  observe(call: { operation: string; status: number; seconds: number }): void;
  /** A read that a replica may answer. */
  countReport(by: ReadBy): void;
  text(db: Database): Promise<string>;
}

/** What has been sent or called off is history, and history has no end. */
const unfinished = ['scheduled', 'sending', 'failed'] as const;

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface Measured {
  /** Absent where another service keeps the copies; null while there is none. */
  readonly secondsSinceCopy?: () => Promise<number | null>;
  readonly connections?: () => Connections;
  readonly imagesWaiting?: () => number;
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

/** A registry of its own, so that two servers in one process do not count each other's calls. */
export function startMetrics({
  secondsSinceCopy,
  connections,
  imagesWaiting,
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
  const messages = new Gauge({
    name: 'digis_messages',
    help: 'Messages to clients that are still to go out, or could not.',
    labelNames: ['state'],
    registers: [registry],
  });
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
    countReport: reportCounter(registry),
    text: async (db) => {
      const rows = await db
        .select({ state: smsOutbox.state, rows: count() })
        .from(smsOutbox)
        .where(inArray(smsOutbox.state, unfinished))
        .groupBy(smsOutbox.state);
      messages.reset();
      for (const { state, rows: total } of rows) messages.set({ state }, total);
      for (const [state, some] of Object.entries(connections?.() ?? {})) pool.set({ state }, some);
      images.set(imagesWaiting?.() ?? 0);
      lastCopy?.set((await secondsSinceCopy?.()) ?? Number.POSITIVE_INFINITY);
      return registry.metrics();
    },
  };
}
