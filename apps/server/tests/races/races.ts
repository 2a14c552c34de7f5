/** `pnpm test:races --rounds 50 --only branch`: runs the races whose name contains `branch`. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startTestCluster } from '../../testing/index.ts';
import { runRaces } from './run-races.ts';

const proof = join(import.meta.dirname, '../../../../docs/proof/server-races.json');

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
    proof: { type: 'boolean', default: false },
  },
});

const cluster = await startTestCluster();
process.env['DIGIS_TEST_DATABASE_URL'] = cluster.url;
try {
  const results = Object.entries(await runRaces(Number(values.rounds), values.only));
  for (const [name, { rounds, faults }] of results) {
    console.log(`${name}: ${rounds} rounds, ${faults.length} faults`);
    for (const fault of faults.slice(0, 3)) console.log(`  ${fault}`);
  }
  if (values.proof) {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
    const races = Object.fromEntries(results);
    writeFileSync(proof, `${JSON.stringify({ commit: commit.trim(), races }, null, 2)}\n`);
  }
  process.exitCode = results.every(([, { faults }]) => faults.length === 0) ? 0 : 1;
} finally {
  await cluster.close();
}
