/**
 * `pnpm --dir lab run verify-cost --events 90000`: blocks that a full `verify` reads, and the next
 * one a day later.
 */
import { parseArgs } from 'node:util';
import { startTestCluster } from '../../apps/server/testing/index.ts';
import { measureVerify } from '../../apps/server/tests/load/growth/verify-cost.ts';
import { writeProof } from '../../apps/server/tests/proof/write-proof.ts';

/** Limit of the next run, as a share of the full run's blocks. */
const most = 0.05;

const { values } = parseArgs({
  options: {
    // This many events have about a million postings.
    events: { type: 'string', default: '100000' },
    day: { type: 'string', default: '30' },
    proof: { type: 'boolean', default: false },
  },
});

const cluster = await startTestCluster();
process.env['DIGIS_TEST_DATABASE_URL'] = cluster.url;
try {
  const cost = await measureVerify({ events: Number(values.events), ofDay: Number(values.day) });
  const { postings, whole, since, ratio, said } = cost;
  console.log(said);
  console.log(
    `${postings} postings: ${whole} blocks whole, ${since} after one more day, ${(100 * ratio).toFixed(2)} %`,
  );
  if (values.proof) writeProof('server-verify', cost);
  process.exitCode = ratio <= most ? 0 : 1;
} finally {
  await cluster.close();
}
