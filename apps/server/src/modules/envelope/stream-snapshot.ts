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

/** False when the caller has hung up. */
async function put(tx: Database, out: PassThrough, bytes: Uint8Array): Promise<boolean> {
  if (out.destroyed) return false;
  if (out.write(bytes)) return true;
  for (let waited = 0; waited < longestWaitMs; waited += signOfLifeMs) {
    const signal = AbortSignal.timeout(signOfLifeMs);
    const isTaken = await Promise.race([
      once(out, 'drain', { signal }),
      once(out, 'close', { signal }),
    ]).then(
      () => true,
      () => false,
    );
    if (isTaken || out.destroyed) return !out.destroyed;
    await tx.execute(sql`SELECT 1`);
  }
  throw new Error('nobody takes the bytes of a download');
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
