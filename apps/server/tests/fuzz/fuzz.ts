/** `pnpm test:fuzz --runs 10000 --seed 1` */
import { parseArgs } from 'node:util';
import { startTestCluster } from '../../testing/index.ts';
import { writeProof } from '../proof/write-proof.ts';
import { fuzz } from './play.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '20190111' },
    proof: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);

const cluster = await startTestCluster();
process.env['DIGIS_TEST_DATABASE_URL'] = cluster.url;
try {
  const result = await fuzz(seed, Number(values.runs));
  console.table(result.statuses);
  for (const fault of result.faults.slice(0, 20)) console.log(fault);
  console.log(`seed ${seed}: ${result.requests} requests, ${result.faults.length} faults`);
  if (values.proof) writeProof('server-fuzz', { seed, ...result });
  process.exitCode = result.faults.length === 0 && result.books === null ? 0 : 1;
} finally {
  await cluster.close();
}
