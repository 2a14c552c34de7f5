import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationId } from '@digis/api-client/contract';
import type { Client } from 'pg';
import type { TestApp } from '#testing/index.ts';
import { peakOf } from '../../backup/peak-of.ts';
import { addEvents, beginHistory, sealRows } from '../growth/history.ts';
import { growthBetween, measureReads, type Costs, type Growth } from '../growth/measure.ts';

/** Notes finished steps, so that a long run can be resumed. */
async function openSteps(client: Client): Promise<void> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS size;
    CREATE TABLE IF NOT EXISTS size.steps (name text PRIMARY KEY, ms float8 NOT NULL, result jsonb)`);
}

async function once<Result>(
  client: Client,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await client.query<{ result: Result }>(
    'SELECT result FROM size.steps WHERE name = $1',
    [name],
  );
  if (rows[0] !== undefined) return rows[0].result;
  const started = performance.now();
  const result = await work();
  await client.query('INSERT INTO size.steps VALUES ($1, $2, $3)', [
    name,
    performance.now() - started,
    JSON.stringify(result ?? null),
  ]);
  return result;
}

async function secondsOf(client: Client, name: string, upTo: number, from = 0): Promise<number> {
  const { rows } = await client.query<{ seconds: number }>(
    `SELECT coalesce(sum(ms), 0) / 1000 AS seconds FROM size.steps
      WHERE split_part(name, ' ', 1) = $1 AND nullif(split_part(name, ' ', 2), '')::int BETWEEN $2 AND $3`,
    [name, from, upTo],
  );
  return Number((rows[0]?.seconds ?? 0).toFixed(1));
}

export interface Plan {
  events: number;
  pieceSize: number;
  isEventsOnly: boolean;
  say: (what: string) => void;
}

const shortHistory = 1_000;
/** At three a day, ten million events would begin before the calendar does. */
const perDayAlone = 15;

const readsOfEvents: ReadonlySet<OperationId> = new Set<OperationId>([
  'listEvents',
  'listClients',
  'readEventCounts',
  'readCalendar',
  'search',
]);

export async function load(client: Client, upTo: number, plan: Plan): Promise<void> {
  const { pieceSize, isEventsOnly, say } = plan;
  const perDay = isEventsOnly ? perDayAlone : 3;
  for (let from = await loadedEvents(client); from < upTo;) {
    const to = Math.min(from + pieceSize, upTo);
    await client.query('BEGIN');
    // Not checked here, because the small sample checks references.
    await client.query(
      `SET LOCAL session_replication_role = replica; SET LOCAL work_mem = '256MB'`,
    );
    await once(client, `load ${to}`, () =>
      addEvents(client, { from: from + 1, to, perDay, isEventsOnly }),
    );
    await client.query('COMMIT');
    from = to;
    say(`${to} events`);
  }
}

export async function loadedEvents(client: Client): Promise<number> {
  const { rows } = await client.query<{ events: number }>(
    `SELECT coalesce(max(split_part(name, ' ', 2)::int), 0) AS events
      FROM size.steps WHERE starts_with(name, 'load ')`,
  );
  return rows[0]?.events ?? 0;
}

/** Images are in a bucket, so that only the database is measured. */
const settingsOf = (url: string, folder: string) => ({
  DATABASE_URL: url,
  DATA_DIR: folder,
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_BUCKET: 'images',
  S3_ACCESS_KEY_ID: 'size',
  S3_SECRET_ACCESS_KEY: 'size',
});

async function backUp(app: TestApp, folder: string) {
  const file = join(folder, 'copy.tar.gz.age');
  const peak = await peakOf('backup', settingsOf(app.url, folder), file);
  const { size } = statSync(file);
  rmSync(file);
  return { 'peak MiB': Math.round(peak / 1024), 'file MiB': Math.round(size / 1024 ** 2) };
}

/** Otherwise done by triggers. */
async function deriveRows(client: Client): Promise<void> {
  await client.query('SELECT recount_sums()');
  await sealRows(client);
}

async function mebibytesOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ mib: number }>(
    `SELECT (pg_database_size(current_database()) / 1024 ^ 2)::int AS mib`,
  );
  return rows[0]?.mib ?? 0;
}

function* stopsOf({ events }: Plan): Generator<number> {
  for (let stop = shortHistory; stop < events; stop *= 10) yield stop;
  yield events;
}

async function measureAt(
  { app, client, folder }: Opened,
  stop: number,
  plan: Plan,
): Promise<Figures> {
  const { events, isEventsOnly, say } = plan;
  await load(client, stop, plan);
  const seconds = await secondsOf(client, 'load', stop);
  await once(client, `derived ${stop}`, () => deriveRows(client));
  const mib = await once(client, `disk ${stop}`, async () => {
    await client.query('VACUUM ANALYZE');
    return mebibytesOf(client);
  });
  const backup = isEventsOnly
    ? {}
    : await once(client, `backup ${stop}`, () => backUp(app, folder));
  const took = { 'backup seconds': await secondsOf(client, 'backup', stop, stop) };
  if (stop === events && !isEventsOnly) {
    const peak = await once(client, `verify ${stop}`, () =>
      peakOf('verify', settingsOf(app.url, folder), '--whole'),
    );
    say(`verify had ${Math.round(peak / 1024)} MiB at most`);
  }
  const verify = { 'verify seconds': await secondsOf(client, 'verify', stop, stop) };
  return { events: stop, 'load seconds': seconds, 'disk MiB': mib, ...backup, ...took, ...verify };
}

interface Opened {
  app: TestApp;
  client: Client;
  folder: string;
}

type Figures = Record<string, number>;

export async function runSize(
  opened: Opened,
  plan: Plan,
): Promise<{ sizes: Figures[]; growth: Growth[] }> {
  const { app, client } = opened;
  await openSteps(client);
  await once(client, 'begin', () => beginHistory(app));
  const isMeasured = (id: OperationId) => !plan.isEventsOnly || readsOfEvents.has(id);
  const costs: Costs[] = [];
  const sizes: Figures[] = [];
  for (const stop of stopsOf(plan)) {
    sizes.push(await measureAt(opened, stop, plan));
    plan.say(JSON.stringify(sizes.at(-1)));
    if (stop !== shortHistory && stop !== plan.events) continue;
    const read = async () => [...(await measureReads(app, client, isMeasured))];
    costs.push(new Map(await once(client, `reads ${stop}`, read)));
  }
  const [small = new Map(), large = small] = costs;
  const filled = await filledTables(client);
  const growth = growthBetween(small, large).map(({ scanned, ...read }) => ({
    ...read,
    scanned: scanned.filter((table) => filled.has(table)),
  }));
  return { sizes, growth };
}

/** Tables with rows; reading empty ones in full is allowed. */
async function filledTables(client: Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND reltuples > 100`,
  );
  return new Set(rows.map(({ name }) => name));
}
