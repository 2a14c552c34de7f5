/** Writes to one node without HAProxy, to catch acknowledgements of a replaced leader. */
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { elapsedMs } from '../../apps/server/src/base/clock.ts';
import { query } from '../../apps/server/testing/test-cluster.ts';

const answerMs = 2_000;
const pauseMs = 100;

export interface Witness {
  after(at: number): number;
  missingAt(url: string): Promise<number>;
  stop(): Promise<void>;
}

export async function startWitness(url: string): Promise<Witness> {
  await query(
    url,
    'CREATE TABLE IF NOT EXISTS witness (id bigint GENERATED ALWAYS AS IDENTITY, at float8)',
  );
  const acknowledged: { id: string; at: number }[] = [];
  const over = new AbortController();
  const work = async () => {
    while (!over.signal.aborted) {
      const client = new Client({
        connectionString: url,
        connectionTimeoutMillis: answerMs,
        query_timeout: answerMs,
      });
      client.on('error', () => undefined);
      try {
        await client.connect();
        while (!over.signal.aborted) {
          const { rows } = await client.query<{ id: string }>(
            'INSERT INTO witness (at) VALUES (0) RETURNING id',
          );
          acknowledged.push({ id: rows[0]?.id ?? '', at: elapsedMs() });
          await delay(pauseMs);
        }
      } catch {
        await delay(pauseMs);
      } finally {
        await Promise.race([client.end().catch(() => undefined), delay(answerMs)]);
      }
    }
  };
  const working = work();
  return {
    after: (moment) => acknowledged.filter(({ at }) => at > moment).length,
    missingAt: async (other) => {
      const rows = await query<{ id: string }>(other, 'SELECT id FROM witness');
      const there = new Set(rows.map(({ id }) => id));
      return acknowledged.filter(({ id }) => !there.has(id)).length;
    },
    stop: async () => {
      over.abort();
      await working;
    },
  };
}
