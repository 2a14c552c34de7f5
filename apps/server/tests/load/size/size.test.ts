import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from 'pg';
import { startTestApp, type TestApp } from '#testing/index.ts';
import { query } from '#testing/test-cluster.ts';
import { clientOf } from '../growth/read-cost.ts';
import { loadedEvents, runSize, type Plan } from './run-size.ts';

const folder = mkdtempSync(join(tmpdir(), 'digis-size-'));
let app: TestApp;
let client: Client;

beforeAll(async () => {
  app = await startTestApp();
  client = await clientOf(app);
});
afterAll(async () => {
  await client.end();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const plan: Plan = { events: 2_000, pieceSize: 500, isEventsOnly: false, say: () => undefined };

const stopAt = (stop: string) => (what: string) => {
  if (what === stop) throw new Error('stopped');
};

async function countsOf(tables: readonly string[]): Promise<Record<string, number>> {
  const counts = tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
  const [row] = await query<Record<string, number>>(app.url, `SELECT ${counts.join(', ')}`);
  return row ?? {};
}

async function brokenReferences(): Promise<unknown[]> {
  const references = await query<{ statement: string }>(
    app.url,
    `SELECT format('SELECT %L AS broken FROM %s t WHERE (%s) IS NOT NULL AND NOT EXISTS (SELECT FROM %s r WHERE (%s) = (%s)) LIMIT 1',
        conname, conrelid::regclass, own, confrelid::regclass, own, other) AS statement
      FROM pg_constraint, LATERAL (SELECT
        string_agg('t.' || quote_ident(a.attname), ', ' ORDER BY k.at) AS own,
        string_agg('r.' || quote_ident(b.attname), ', ' ORDER BY k.at) AS other
        FROM unnest(conkey, confkey) WITH ORDINALITY k (own, other, at)
        JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = k.own
        JOIN pg_attribute b ON b.attrelid = confrelid AND b.attnum = k.other) columns
      WHERE contype = 'f'`,
  );
  const all = references.map(({ statement }) => `(${statement})`).join(' UNION ALL ');
  return query(app.url, all);
}

it('an interrupted load resumes after its last batch, verify agrees, and reads cost at most three times as much', async () => {
  const stopped = runSize({ app, client, folder }, { ...plan, say: stopAt('1000 events') });
  await expect(stopped).rejects.toThrow('stopped');
  expect(await loadedEvents(client)).toBe(1_000);
  const { sizes, growth } = await runSize({ app, client, folder }, plan);
  // Every 97th event is deleted, without entries; five existed; 495 salaries have three postings.
  const live = plan.events - 20;
  const entries = 5 + 3 * live + (live - 50) + (live - 99);
  expect(await countsOf(['events', 'agreements', 'entries', 'entry_seals', 'postings'])).toEqual({
    events: 1 + plan.events,
    agreements: 1 + plan.events,
    entries,
    entry_seals: entries,
    postings: 2 * entries + 495,
  });
  expect(await app.verify()).toBeNull();
  expect(await brokenReferences()).toEqual([]);
  expect(sizes.map((size) => size['events'])).toEqual([1_000, 2_000]);
  expect(growth.filter(({ ratio }) => ratio > 3)).toEqual([]);
});
