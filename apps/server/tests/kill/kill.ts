/** `pnpm test:kill --cycles 20` */
import { parseArgs } from 'node:util';
import { writeProof } from '../proof/write-proof.ts';
import { isWhole, runKillCycles } from './kill-cycles.ts';

const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '5' },
    proof: { type: 'boolean', default: false },
  },
});
const results = await runKillCycles(Number(values.cycles));
console.table(results);
const slowest = Math.max(...results.map((result) => result['ready after ms']));
console.log(`${results.length} kills, slowest recovery ${slowest} ms`);
if (values.proof) writeProof('server-kill', summary());
process.exitCode = results.every(isWhole) ? 0 : 1;

function summary(): object {
  const most = (name: 'unanswered' | 'lost' | 'doubled'): number =>
    Math.max(...results.map((result) => result[name]));
  const killsOf = (what: string) => results.filter(({ killed }) => killed.includes(what)).length;
  return {
    kills: { server: killsOf('server'), PostgreSQL: killsOf('PostgreSQL') },
    acknowledged: results.at(-1)?.acknowledged ?? 0,
    'most unanswered at once': most('unanswered'),
    'most lost': most('lost'),
    'most doubled': most('doubled'),
    'slowest recovery ms': slowest,
    clean: results.filter(isWhole).length,
  };
}
