import { randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import { verifyBooks } from '#modules/verify/verify-books.ts';
import { startTestApp, type TestApp } from '#testing/index.ts';
import { beginHistory, grow } from './history.ts';
import { clientOf } from './read-cost.ts';

export interface VerifyCost {
  postings: number;
  whole: number;
  since: number;
  ratio: number;
  said: string;
}

export interface LongHistory {
  events: number;
  ofDay: number;
  pieceSize?: number;
}

/** Flushes first, because PostgreSQL counts blocks only once they are reported. */
async function blocksSoFar(client: Client): Promise<number> {
  await client.query('SELECT pg_stat_force_next_flush()');
  await client.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ blocks: string }>(
    'SELECT blks_hit + blks_read AS blocks FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(rows[0]?.blocks);
}

const key = randomBytes(32);

async function runOf({ clock }: TestApp, client: Client, whole: string | null) {
  const before = await blocksSoFar(client);
  const db = drizzle(client) as unknown as TestApp['db'];
  const { said } = await verifyBooks(db, { clock, key, whole, remembered: null });
  return { blocks: (await blocksSoFar(client)) - before, said: said.join(' ') };
}

async function growTo(client: Client, events: number, pieceSize: number): Promise<void> {
  for (let from = 1; from <= events; from += pieceSize) {
    await grow(client, from, Math.min(from + pieceSize - 1, events));
  }
}

export async function measureVerify({
  events,
  ofDay,
  pieceSize = 20_000,
}: LongHistory): Promise<VerifyCost> {
  const app = await startTestApp();
  const client = await clientOf(app);
  try {
    await beginHistory(app);
    await growTo(client, events, pieceSize);
    const { rows } = await client.query<{ rows: number }>(
      'SELECT count(*)::int AS rows FROM postings',
    );
    const whole = await runOf(app, client, 'it is measured');
    await grow(client, events + 1, events + ofDay);
    const since = await runOf(app, client, null);
    return {
      postings: rows[0]?.rows ?? 0,
      whole: whole.blocks,
      since: since.blocks,
      ratio: since.blocks / whole.blocks,
      said: since.said,
    };
  } finally {
    await client.end();
    await app.close();
  }
}
