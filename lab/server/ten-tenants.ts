/**
 * `pnpm --dir lab run tenants`: ten tenants on one PostgreSQL, one of them destroyed; `--proof`
 * stores the figures.
 */
import { parseArgs } from 'node:util';
import { writeProof } from '../../apps/server/tests/proof/write-proof.ts';
import { runTenants } from '../../apps/server/tests/tenants/run-tenants.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10' },
    proof: { type: 'boolean', default: false },
  },
});
const count = Number(values.count);
const result = await runTenants(count);
console.log(JSON.stringify(result, null, 2));
if (values.proof) writeProof('server-tenants', result);
const isWhole =
  result['whole after one was destroyed'] === count - 1 &&
  result['left of the destroyed'] === 0 &&
  result['calls that failed'] === 0;
process.exitCode = isWhole ? 0 : 1;
