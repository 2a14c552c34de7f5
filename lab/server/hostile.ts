/**
 * `pnpm --dir lab run hostile`: attacks a server for a long time, and stores figures in docs/proof.
 */
import { writeProof } from '../../apps/server/tests/proof/write-proof.ts';
import { attackServer } from '../../apps/server/tests/load/hostile/attack-server.ts';
import { faultsOf } from '../../apps/server/tests/load/hostile/faults-of.ts';
import { timesAsSlow } from '../../apps/server/tests/load/hostile/greedy-caller.ts';

const outcome = await attackServer({ rounds: 25, pictures: 30, probes: 100 });
const faults = faultsOf(outcome, 'quiet');
console.table(
  [
    { attack: 'none', ...outcome.quiet },
    { attack: 'usual work', ...outcome.usual },
    ...outcome.attacked,
  ].map(({ attack, asked, p99Ms, mostResidentBytes }) => ({
    attack,
    asked,
    p99: `${p99Ms.toFixed(1)} ms`,
    memory: `${(mostResidentBytes / 1e6).toFixed(0)} MB`,
  })),
);
for (const { alone, beside, answers } of outcome.greedy) {
  console.table({
    'three colleagues': alone,
    'beside 600 reads of the book at once': beside,
  });
  console.log('the greedy caller was answered', answers);
}
console.log(
  `the slowest read of all pairs beside a greedy caller is ${timesAsSlow(outcome.greedy).toFixed(1)} times the slowest without`,
);
for (const fault of faults) console.log(fault);
writeProof('server-hostile', { ...outcome, faults });
process.exitCode = faults.length === 0 ? 0 : 1;
