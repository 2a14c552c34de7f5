/**
 * `pnpm --dir lab run server`: speed of lists, bookings and two branches at once, beside a bare
 * server's.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  standardFixture,
  startTestApp,
  startTestCluster,
  testPassword,
  type TestApp,
} from '../../apps/server/testing/index.ts';
import { ApiSession } from '../../apps/server/tests/support/api-session.ts';
import { beginHistory, grow } from '../../apps/server/tests/load/growth/history.ts';
import { clientOf } from '../../apps/server/tests/load/growth/read-cost.ts';
import { writeProof } from '../../apps/server/tests/proof/write-proof.ts';
import { bookAtOnce } from './branches-at-once.ts';
import { compare, type Pair } from './compare.ts';
import { startContender } from './contender.ts';
import { readTrials, writeTrials } from './trials.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '5' },
    calls: { type: 'string', default: '400' },
    proof: { type: 'boolean', default: false },
  },
});
const rows = Number(values.rows);
const rounds = Number(values.rounds);
const calls = Number(values.calls);
const main = join(import.meta.dirname, '../../apps/server/src/main.ts');
const dataDir = mkdtempSync(join(tmpdir(), 'digis-bench-'));

const startOurs = (url: string) =>
  startContender(
    main,
    {
      DATABASE_URL: url,
      PORT: '0',
      DATA_DIR: dataDir,
      DIGIS_DEMO: '0',
      RATE_LIMIT: '0',
      NODE_ENV: 'production',
    },
    false,
  );

async function withPair<T>(app: TestApp, work: (pair: Pair) => Promise<T>): Promise<T> {
  const ours = await startOurs(app.url);
  const file = join(import.meta.dirname, 'bare-server.ts');
  const bare = await startContender(file, { DATABASE_URL: app.url }, true);
  try {
    const token = await ApiSession.tokenOf(ours, 'admin', testPassword);
    return await work({ ours, bare, token });
  } finally {
    await ours.stop();
    await bare.stop();
  }
}

async function benchReads(app: TestApp) {
  const client = await clientOf(app);
  await beginHistory(app);
  await grow(client, 1, rows);
  await client.end();
  return withPair(app, async (pair) => {
    const figures: Record<string, unknown> = {};
    for (const trial of readTrials(calls * 4))
      figures[trial.name] = await compare(pair, trial, rounds);
    const memory = pair.ours.residentMiB();
    console.log(`memory of ours under load: ${memory} MiB`);
    return { ...figures, 'memory MiB': memory };
  });
}

async function benchWrites(app: TestApp) {
  await standardFixture(app);
  return withPair(app, async (pair) => {
    const figures: Record<string, unknown> = {};
    for (const makeTrial of writeTrials(app, calls))
      figures[(await makeTrial()).name] = await compare(pair, await makeTrial(), rounds);
    return figures;
  });
}

async function onNewDatabase<T>(work: (app: TestApp) => Promise<T>): Promise<T> {
  const app = await startTestApp();
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

const cluster = await startTestCluster();
process.env['DIGIS_TEST_DATABASE_URL'] = cluster.url;
try {
  const reads = await onNewDatabase(benchReads);
  const writes = await onNewDatabase(benchWrites);
  const branches = await onNewDatabase((app) => bookAtOnce(app, startOurs, calls));
  console.table(branches);
  const goals = {
    reads: { perSecond: '>= 0.7', 'cpu ms per request': '<= 1.3', 'memory MiB': '<= 250' },
    writes: { 'cpu ms per request': '<= 2' },
    branches: { 'waits for a lock': 0 },
  };
  if (values.proof) writeProof('server-bench', { rows, reads, writes, branches, goals });
} finally {
  await cluster.close();
  rmSync(dataDir, { recursive: true, force: true });
}
