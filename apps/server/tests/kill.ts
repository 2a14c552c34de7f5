/** `pnpm test:kill --cycles 20`: the crash test at length, with its figures as a table. */
import { parseArgs } from 'node:util';
import { isClean, runKillCycles } from './kill-cycles.ts';

const { values } = parseArgs({ options: { cycles: { type: 'string', default: '5' } } });
const results = await runKillCycles(Number(values.cycles));
console.table(results);
const slowest = Math.max(...results.map((result) => result['ready after ms']));
console.log(`${results.length} kills, slowest recovery ${slowest} ms`);
process.exit(results.every(isClean) ? 0 : 1);
