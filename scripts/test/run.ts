/** `node scripts/test/run.ts`: server and screen tests without full matrices; `--whole` includes them. */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const extent = process.argv.includes('--whole') ? [] : ['--tags-filter=!long'];
// Two workers a core take 0.6 of the time, because tests wait for PostgreSQL and typing.
const workers = `--maxWorkers=${2 * availableParallelism()}`;
const projects = ['--project', 'server', '--project', 'screens'];

const { status } = spawnSync('vitest', ['run', ...projects, workers, ...extent], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
