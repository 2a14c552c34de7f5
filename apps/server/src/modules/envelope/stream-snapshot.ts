/** Streams what is read in one snapshot of the database: what others write meanwhile is not in it. */
import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { limitConcurrency } from '../../base/limit-concurrency.ts';
import type { Database } from '../../db/open-database.ts';

const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** Each holds a connection, which others wait for. */
const running = limitConcurrency(2, 0);

/** Bytes that wait in memory for a slow caller, so that the snapshot is mostly over before the download is. */
const waitingBytes = 16 * 1024 * 1024;
/** A caller who takes nothing for so long is gone. */
const longestWaitMs = 60_000;
/** PostgreSQL ends a transaction that is idle for longer. */
const signOfLifeMs = 5_000;

const waitingIn = (out: PassThrough): number => out.readableLength + out.writableLength;

/** True when there is room again or the caller has hung up; false after a while. */
function hasRoom(out: PassThrough): Promise<boolean> {
  const signal = AbortSignal.timeout(signOfLifeMs);
  return Promise.race([once(out, 'drain', { signal }), once(out, 'close', { signal })]).then(
    () => true,
    () => out.destroyed,
  );
}

/** False when the caller has hung up. A slow line takes a little each time. */
async function put(tx: Database, out: PassThrough, bytes: Uint8Array): Promise<boolean> {
  if (out.destroyed) return false;
  if (out.write(bytes)) return true;
  let waited = 0;
  let waiting = waitingIn(out);
  while (!(await hasRoom(out))) {
    await tx.execute(sql`SELECT 1`);
    waited = waitingIn(out) < waiting ? 0 : waited + signOfLifeMs;
    waiting = waitingIn(out);
    if (waited >= longestWaitMs) throw new Error('nobody takes the bytes of a download');
  }
  return !out.destroyed;
}

/** The first bytes are there when this answers, so that what refuses or fails before them is an answer of its own. */
export async function streamSnapshot(
  db: Database,
  bytesOf: (tx: Database) => AsyncIterable<Uint8Array>,
): Promise<Readable> {
  const out = new PassThrough({ highWaterMark: waitingBytes });
  // Whoever reads it hears of it too; before that the answer tells.
  out.on('error', () => undefined);
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const send = async (tx: Database): Promise<void> => {
    for await (const bytes of bytesOf(tx)) {
      begin();
      if (!(await put(tx, out, bytes))) return;
    }
  };
  const sent = running(() => db.transaction(send, snapshot));
  sent.then(
    () => out.end(),
    (error: Error) => out.destroy(error),
  );
  await Promise.race([begun, sent]);
  return out;
}
