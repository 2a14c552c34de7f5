/**
 * `pnpm --dir lab run search`: blocks that search and overview read, and search time beside an
 * indexed read's. D137, D148
 */
import { parseArgs } from 'node:util';
import { startTestApp, startTestCluster, type Caller } from '../../apps/server/testing/index.ts';
import { handlers } from '../../apps/server/src/routes/handlers.ts';
import type { AnyHandlers } from '../../apps/server/src/contract/handler.ts';
import { writeProof } from '../../apps/server/tests/proof/write-proof.ts';
import { beginHistory, grow } from '../../apps/server/tests/load/growth/history.ts';
import { clientOf, costOf } from '../../apps/server/tests/load/growth/read-cost.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    proof: { type: 'boolean', default: false },
  },
});

const rows = Number(values.rows);
const [shortHistory, rounds, warm] = [1_000, 400, 50] as const;
const [mostOfSearch, mostOfOverview] = [5, 3] as const;
const firstClient = 1_000_000;

const phoneOf = (client: number) => `07${String((client * 48_271) % 100_000_000).padStart(8, '0')}`;

const searches = {
  'a whole phone': phoneOf,
  'a part of a phone': (client: number) => phoneOf(client).slice(0, 7),
  'a name': (client: number) => `ተስፋዬ ${client * 4}`,
  'the number of an entry': (client: number) => `#${client + 1}`,
};

const anyHandlers: AnyHandlers = handlers;

const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

/** Alternates, so that other load on the machine affects all reads alike. */
async function timesOf(admin: Caller): Promise<Record<string, number>> {
  const reads = new Map([
    ['a client by id', (client: number) => `/api/client?id=${firstClient + client}`],
    ...Object.entries(searches).map(
      ([name, typed]) =>
        [name, (client: number) => `/api/search?q=${encodeURIComponent(typed(client))}`] as const,
    ),
  ]);
  const times = new Map<string, number[]>([...reads.keys()].map((name) => [name, []]));
  for (let round = -warm; round < rounds; round += 1) {
    const client = ((round + warm) * 7_919) % Math.floor(rows / 4);
    for (const [name, path] of reads) {
      const started = performance.now();
      const { status } = await admin.get(path(client));
      if (status !== 200) throw new Error(`${name} was answered ${status}`);
      if (round >= 0) times.get(name)?.push(performance.now() - started);
    }
  }
  return Object.fromEntries([...times].map(([name, all]) => [name, p95(all)]));
}

const cluster = await startTestCluster();
process.env['DIGIS_TEST_DATABASE_URL'] = cluster.url;
const app = await startTestApp();
const client = await clientOf(app);
try {
  await beginHistory(app);
  const asked = [
    ...Object.entries(searches).map(
      ([name, typed]) => [`search by ${name}`, 'search', { q: typed(100) }, mostOfSearch] as const,
    ),
    ['overview of a month', 'readOverview', { month: '2018-12' }, mostOfOverview] as const,
  ];
  const blocks = async () => {
    const found: number[] = [];
    for (const [, id, query] of asked) {
      const cost = await costOf(app, client, null, async (context) =>
        anyHandlers[id]?.(context, { query, params: {}, body: undefined }),
      );
      found.push(cost.blocks);
    }
    return found;
  };
  await grow(client, 1, shortHistory);
  const before = await blocks();
  await grow(client, shortHistory + 1, rows);
  const after = await blocks();
  const costs = asked.map(([read, , , most], at) => {
    const ratio = (after[at] ?? 0) / Math.max(before[at] ?? 0, 1);
    return { read, before: before[at], after: after[at], ratio: Number(ratio.toFixed(2)), most };
  });
  const { 'a client by id': bare = 0, ...times } = await timesOf(await app.as('admin'));
  const speeds = Object.entries(times).map(([read, time]) => ({
    read: `search by ${read}`,
    p95: Number(time.toFixed(2)),
    ratio: Number((time / bare).toFixed(2)),
    most: mostOfSearch,
  }));
  console.table(costs);
  console.table(speeds);
  console.log(`a client by id: p95 ${bare.toFixed(2)} ms, at ${rows} events`);
  if (values.proof)
    writeProof('server-search', {
      rows,
      rounds,
      blocks: costs,
      bare: Number(bare.toFixed(2)),
      speeds,
    });
  const isOver = [...costs, ...speeds].some(({ ratio, most }) => ratio > most);
  process.exitCode = isOver ? 1 : 0;
} finally {
  await client.end();
  await app.close();
  await cluster.close();
}
