/** `pnpm --dir lab run growth --rows 100000`: the blocks of every read, on a thousand events and on many. */
import { parseArgs } from 'node:util';
import { startTestCluster } from '../../apps/server/testing/index.ts';
import { writeProof } from '../../apps/server/tests/proof/write-proof.ts';
import { isDear, measureGrowth } from '../../apps/server/tests/growth/measure.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    proof: { type: 'boolean', default: false },
  },
});

const cluster = await startTestCluster();
process.env['DIGIS_TEST_DATABASE_URL'] = cluster.url;
try {
  const rows = Number(values.rows);
  const all = await measureGrowth(rows);
  const dear = all.filter(isDear);
  const worst = Math.max(...all.map(({ ratio }) => ratio));
  console.table(dear.length > 0 ? dear : all.toSorted((a, b) => b.ratio - a.ratio).slice(0, 10));
  console.log(`${all.length} reads of ${rows} events, worst ratio ${worst.toFixed(2)}`);
  const reads = all.map(({ read, before, after }) => `${read}: ${before} -> ${after}`);
  if (values.proof) writeProof('server-growth', { rows, worst, dear, reads });
  process.exitCode = dear.length === 0 ? 0 : 1;
} finally {
  await cluster.close();
}
