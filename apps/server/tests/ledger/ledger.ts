/**
 * `pnpm test:ledger --runs 100000 --seed 1`: stores figures per ten thousand, against
 * interruptions.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { startTestCluster } from '../../testing/index.ts';
import { often, rows } from './kinds.ts';
import { playAll, type Histogram } from './play.ts';

const proof = join(import.meta.dirname, '../../../../docs/proof/server-ledger.json');
const length = 200;

const fewestOften = 250;
const fewest = 100;
const perRuns = 10_000;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '20190111' },
    proof: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const seed = Number(values.seed);

const cluster = await startTestCluster();
process.env['DIGIS_TEST_DATABASE_URL'] = cluster.url;
try {
  const all: Histogram = new Map();
  const tenThousands = Array.from({ length: Math.ceil(runs / perRuns) }, (_, at) => at);
  // Two at once, because each waits for PostgreSQL.
  const turns = pLimit(2);
  await turns.map(tenThousands, async (at) => {
    const sequences = Math.ceil(Math.min(perRuns, runs - at * perRuns) / length);
    add(all, await playAll({ sequences, length, seed: seed + at }));
    process.exitCode = report(all) ? 0 : 1;
  });
} finally {
  await cluster.close();
}

function add(all: Histogram, part: Histogram): void {
  for (const [kind, { done, refused }] of part) {
    const before = all.get(kind) ?? { done: 0, refused: 0 };
    all.set(kind, { done: before.done + done, refused: before.refused + refused });
  }
}

function report(histogram: Histogram): boolean {
  const kinds = [...histogram].toSorted(([a], [b]) => a.localeCompare(b));
  const counts = kinds.flatMap(([kind, count]) => (kind === 'pay by bank' ? [] : [count]));
  const done = counts.reduce((sum, count) => sum + count.done, 0);
  const refused = counts.reduce((sum, count) => sum + count.refused, 0);
  const isRare = (least: number) => (row: string) =>
    (histogram.get(row)?.done ?? 0) < Math.floor((least * (done + refused)) / perRuns);
  const rare = [...rows.filter(isRare(fewest)), ...often.filter(isRare(fewestOften))];
  const share = refused / (done + refused);
  console.table(Object.fromEntries(kinds));
  console.log(
    `from seed ${seed}: ${done + refused} operations, ${(share * 100).toFixed(1)} % refused`,
  );
  if (rare.length > 0) console.log(`done too seldom: ${rare.join(', ')}`);
  if (values.proof) {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
    }).trim();
    const figures = { commit, seed, operations: done + refused, done, refused, differences: 0 };
    const text = JSON.stringify({ ...figures, kinds: Object.fromEntries(kinds) }, null, 2);
    writeFileSync(proof, `${text}\n`);
  }
  return rare.length === 0 && share >= 0.2;
}
