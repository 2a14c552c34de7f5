/**
 * `node scripts/test/run.ts`: runs the tests of server and screens without those tagged `long`, the full matrices, of which a
 * sample stays; `--whole` includes them.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const extent = process.argv.includes('--whole') ? [] : ['--tags-filter=!long'];
// They wait for PostgreSQL and for typing: it takes 0.6 of the time of one worker a core.
const workers = `--maxWorkers=${2 * availableParallelism()}`;
const projects = ['--project', 'server', '--project', 'screens'];

const { status } = spawnSync('vitest', ['run', ...projects, workers, ...extent], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
