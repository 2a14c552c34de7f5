/**
 * `pnpm --dir lab run several`: fifty users on four servers through three faults; `--proof` stores
 * the figures.
 */
import { parseArgs } from 'node:util';
import { writeProof } from '../../apps/server/tests/proof/write-proof.ts';
import { runSeveral } from '../../apps/server/tests/load/several/run-several.ts';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '75' },
    proof: { type: 'boolean', default: false },
  },
});
const load = { users: Number(values.users), seconds: Number(values.seconds) };
const result = await runSeveral(load);
console.table(result);
if (values.proof) writeProof('server-several', { ...load, ...result });
const { lost, doubled, books } = result;
const isWhole = lost + doubled + result['messages twice'] + result['sessions lost'] === 0;
process.exitCode = isWhole && books === 'agree' ? 0 : 1;
