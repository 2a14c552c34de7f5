/** `pnpm bench`: the paged list of a hundred thousand events, against a bare server in the same run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startTestApp, startTestCluster, testPassword, type TestApp } from '../../testing/index.ts';
import { ApiSession } from '../api-session.ts';
import { beginHistory, grow } from '../growth/history.ts';
import { clientOf } from '../growth/read-cost.ts';
import { writeProof } from '../proof/write-proof.ts';
import { startContender, type Contender } from './contender.ts';
import { pelt, type Load } from './load.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    proof: { type: 'boolean', default: false },
  },
});
const rows = Number(values.rows);
const warmUpMs = 1_500;

interface Measured extends Load {
  cpuMs: number;
}

async function measure(contender: Contender, token: string): Promise<Measured> {
  const before = await contender.cpuSeconds();
  const load = await pelt(contender.url, token, Number(values.seconds) * 1_000);
  const used = (await contender.cpuSeconds()) - before;
  return { ...load, cpuMs: (used * 1_000) / load.requests };
}

function medianOf(all: readonly Measured[], name: keyof Measured): number {
  const sorted = all.map((one) => one[name]).toSorted((a, b) => a - b);
  return Number((sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(2));
}

const medians = (all: readonly Measured[]) => ({
  perSecond: medianOf(all, 'perSecond'),
  'cpu ms per request': medianOf(all, 'cpuMs'),
  'p99 ms': medianOf(all, 'p99'),
});

async function compare(app: TestApp, dataDir: string): Promise<void> {
  const shared = { DATABASE_URL: app.url, PORT: '0', DATA_DIR: dataDir };
  const options = { DIGIS_DEMO: '0', RATE_LIMIT: '0', NODE_ENV: 'production' };
  const main = join(import.meta.dirname, '../../src/main.ts');
  const ours = await startContender(main, { ...shared, ...options }, false);
  const bare = await startContender(join(import.meta.dirname, 'bare-server.ts'), shared, true);
  try {
    const token = await ApiSession.tokenOf(ours, 'admin', testPassword);
    for (const { url } of [ours, bare]) await pelt(url, token, warmUpMs);
    const [a, b]: [Measured[], Measured[]] = [[], []];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      a.push(await measure(ours, token));
      b.push(await measure(bare, token));
    }
    report(medians(a), medians(b), ours.residentMiB());
  } finally {
    await ours.stop();
    await bare.stop();
  }
}

type Medians = ReturnType<typeof medians>;

function report(ours: Medians, bare: Medians, memory: number): void {
  const ratio = (name: keyof typeof ours): number => Number((ours[name] / bare[name]).toFixed(2));
  const ratios = {
    perSecond: ratio('perSecond'),
    'cpu ms per request': ratio('cpu ms per request'),
    'p99 ms': ratio('p99 ms'),
  };
  console.table({ ours, bare, ratios });
  console.log(`memory of ours under load: ${memory} MiB`);
  const goals = {
    perSecond: '>= 0.7',
    'cpu ms per request': '<= 1.3',
    'p99 ms': '<= 3',
    'memory MiB': '<= 250',
  };
  if (values.proof)
    writeProof('server-bench', { rows, ours, bare, ratios, 'memory MiB': memory, goals });
}

const cluster = await startTestCluster();
process.env['DIGIS_TEST_DATABASE_URL'] = cluster.url;
const dataDir = mkdtempSync(join(tmpdir(), 'digis-bench-'));
try {
  const app = await startTestApp();
  const client = await clientOf(app);
  await beginHistory(app);
  await grow(client, 1, rows);
  await client.end();
  await compare(app, dataDir);
  await app.close();
} finally {
  await cluster.close();
  rmSync(dataDir, { recursive: true, force: true });
}
