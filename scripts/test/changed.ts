/** `pnpm t`: tests that import changed files, with lint and types of their packages. `pnpm t main` compares with main. */
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { runSteps, typedLint } from '../steps.ts';

const [since = 'HEAD'] = process.argv.slice(2);
const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const files = changed.filter((file) => /\.(?:tsx?|m?js)$/u.test(file));
// Excludes catalogues, which every screen imports; new texts also change the file that shows them.
const imported = changed.filter((file) => !file.endsWith('.po'));
const packages = new Set(files.map((file) => /^(?:apps|packages)\/[^/]+/u.exec(file)?.[0] ?? '.'));

console.log(`${files.length} files have changed since ${since}`);
if (files.length > 0) {
  await runSteps([
    typedLint(...packages),
    {
      name: 'tests that import what has changed',
      command: [
        'vitest',
        'related',
        '--run',
        ...imported,
        '--project=!storybook',
        '--project=!processes',
        '--tags-filter=!long',
        // One number of workers for all projects; half of each test waits for PostgreSQL.
        `--maxWorkers=${2 * availableParallelism()}`,
        '--passWithNoTests',
      ],
    },
  ]);
}
