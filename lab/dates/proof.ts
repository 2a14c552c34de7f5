/** `pnpm --dir lab run proof:dates`: writes the heavy runs' figures to docs/proof/ethio-date.json. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../packages/ethio-date');
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
const dist = (file: string): unknown => JSON.parse(readFileSync(join(root, 'dist', file), 'utf8'));

interface Mutants {
  readonly files: Record<string, { readonly mutants: readonly { readonly status: string }[] }>;
}

function mutationScore({ files }: Mutants) {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map((m) => m.status));
  const found = statuses.filter((s) => s === 'Killed' || s === 'Timeout').length;
  const valid = statuses.filter((s) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(s));
  return { mutants: valid.length, found, score: Number(((100 * found) / valid.length).toFixed(2)) };
}

run('node', 'scripts/test-in-time-zones.ts');
run('pnpm', 'build');
const size: unknown = JSON.parse(run('pnpm', 'exec', 'size-limit', '--json'));
run('stryker', 'run', '../../lab/mutants/stryker.config.mjs');
const report: Mutants = JSON.parse(readFileSync(join(root, 'dist/mutants.json'), 'utf8'));
run('node', '../../lab/dates/bench.ts', 'dist/bench.json');
const bench = dist('bench.json');
run('pnpm', 'pack:check');

const folder = join(import.meta.dirname, '../../docs/proof');
mkdirSync(folder, { recursive: true });
const proof = {
  commit: run('git', 'rev-parse', 'HEAD').trim(),
  node: process.version,
  everyDay: {
    from: '1583-01-01',
    to: '3000-12-31',
    days: 517_914,
    differencesFromIcu: 0,
    zones: ['UTC', 'Africa/Addis_Ababa', 'America/Los_Angeles'],
  },
  computusYears: 3000,
  mutation: mutationScore(report),
  size,
  bench,
  tarball: 'publint and attw clean; installed and used alone',
};
writeFileSync(join(folder, 'ethio-date.json'), `${JSON.stringify(proof, null, 2)}\n`);
console.log(JSON.stringify(proof, null, 2));
