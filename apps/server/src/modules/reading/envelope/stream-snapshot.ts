import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { limitConcurrency } from '#base/limit-concurrency.ts';
import type { Database } from '#db/open-database.ts';

const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** Each holds a database connection. */
const running = limitConcurrency(2, 0);

/** A buffer, so that the snapshot need not wait for a slow caller's download. */
const waitingBytes = 16 * 1024 * 1024;

interface StreamLimits {
  /** Less than the time after which PostgreSQL ends an idle transaction. */
  signOfLifeMs: number;
  endMs: number | null;
  /** A caller that reads less than `leastBytes` in this window counts as gone. */
  windowMs: number;
  leastBytes: number;
}

/** One kilobyte a second, as for uploads. The snapshot ends after ten minutes. */
export const usualStreamLimits: StreamLimits = {
  signOfLifeMs: 5_000,
  endMs: 600_000,
  windowMs: 60_000,
  leastBytes: 60_000,
};

const waitingIn = (out: PassThrough): number => out.readableLength + out.writableLength;

/** true: room, or the caller left; false after `signOfLifeMs`. */
function hasRoom(out: PassThrough, signOfLifeMs: number): Promise<boolean> {
  const signal = AbortSignal.timeout(signOfLifeMs);
  return Promise.race([once(out, 'drain', { signal }), once(out, 'close', { signal })]).then(
    () => true,
    () => out.destroyed,
  );
}

const tooSlow = () => new Error('the bytes of a download are taken too slowly');

/** Gives up slow callers, even after the snapshot. */
class Outgoing {
  readonly stream = new PassThrough({ highWaterMark: waitingBytes });
  readonly #limits: StreamLimits;
  #written = 0;

  constructor(limits: StreamLimits) {
    this.#limits = limits;
    const { stream } = this;
    stream.on('error', () => undefined);
    let before = { taken: 0, waiting: 0 };
    const watch = setInterval(() => {
      const waiting = waitingIn(stream);
      const taken = this.#written - waiting;
      const isSlow = taken - before.taken < Math.min(limits.leastBytes, before.waiting);
      if (isSlow) stream.destroy(tooSlow());
      before = { taken, waiting };
    }, limits.windowMs);
    stream.once('close', () => clearInterval(watch));
  }

  async put(tx: Database, bytes: Uint8Array): Promise<boolean> {
    const { stream } = this;
    if (stream.destroyed) return false;
    this.#written += bytes.length;
    if (stream.write(bytes)) return true;
    while (!(await hasRoom(stream, this.#limits.signOfLifeMs))) await tx.execute(sql`SELECT 1`);
    return !stream.destroyed;
  }
}

/** Resolves with the first bytes; earlier failures are normal errors. */
export async function streamSnapshot(
  db: Database,
  bytesOf: (tx: Database) => AsyncIterable<Uint8Array>,
  limits = usualStreamLimits,
): Promise<Readable> {
  const out = new Outgoing(limits);
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const send = async (tx: Database): Promise<void> => {
    for await (const bytes of bytesOf(tx)) {
      begin();
      if (!(await out.put(tx, bytes))) return;
    }
  };
  const sent = running(() => db.transaction(send, snapshot));
  const { endMs } = limits;
  const end = endMs === null ? undefined : setTimeout(() => out.stream.destroy(tooSlow()), endMs);
  sent
    .then(
      () => out.stream.end(),
      (error: Error) => out.stream.destroy(error),
    )
    .finally(() => clearTimeout(end));
  await Promise.race([begun, sent]);
  return out.stream;
}
