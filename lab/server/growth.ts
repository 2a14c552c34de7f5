/**
 * `pnpm --dir lab run growth --rows 1000000 --shape years`: blocks that every read touches, on few
 * and many events.
 */
import { parseArgs } from 'node:util';
import { startTestCluster } from '../../apps/server/testing/index.ts';
import { writeProof } from '../../apps/server/tests/proof/write-proof.ts';
import { isDear, measureGrowth } from '../../apps/server/tests/load/growth/measure.ts';
import { type Shape, shapes } from '../../apps/server/tests/load/growth/shapes.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    /**
     * Comma-separated. `past`: three events a day; `years`: all in ten years; `month`: many in one
     * month.
     */
    shape: { type: 'string', default: 'years,month' },
    month: { type: 'string' },
    proof: { type: 'boolean', default: false },
  },
});

const rows = Number(values.rows);
const inMonth = values.month === undefined ? undefined : Number(values.month);
const isShape = (name: string): name is Shape => name in shapes;

const cluster = await startTestCluster({ isLarge: rows > 200_000 });
process.env['DIGIS_TEST_DATABASE_URL'] = cluster.url;
try {
  const proof: Record<string, object> = {};
  for (const shape of values.shape.split(',').filter(isShape)) {
    const all = await measureGrowth(rows, shape, inMonth);
    const dear = all.filter(isDear);
    const worst = Math.max(...all.map(({ ratio }) => ratio));
    const table = dear.length > 0 ? dear : all.toSorted((a, b) => b.ratio - a.ratio).slice(0, 10);
    console.table(table.map((row) => ({ ...row, scanned: row.scanned.join(' ') })));
    console.log(`${shape}: ${all.length} reads of ${rows} events, worst ratio ${worst.toFixed(2)}`);
    const reads = all.map(
      ({ read, before, after, longer }) =>
        `${read}: ${before} -> ${after}${longer === 1 ? '' : ` (${longer.toFixed(1)} times the lines)`}`,
    );
    proof[shape] = { worst, dear, reads };
    if (dear.length > 0) process.exitCode = 1;
  }
  if (values.proof) writeProof('server-growth', { rows, ...proof });
} finally {
  await cluster.close();
}
