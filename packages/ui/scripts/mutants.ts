/** `pnpm --filter @digis/ui test:mutants`: runs the stories with each mutant; one must fail for each. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mutant } from '../mutants/mutant.ts';
import { mutants } from '../mutants/mutants.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'kit-mutants-'));
const outcome = join(folder, 'outcome.json');
const proof = join(root, '../../docs/proof/ui-mutants.json');

/** Which stories failed; none where the mutant went unnoticed. */
function failingStories({ name, file, stories = file.split('/')[0] ?? '' }: Mutant): string[] {
  spawnSync(
    'vitest',
    [
      'run',
      '--config',
      join(root, 'vitest.mutants.config.ts'),
      '--reporter=json',
      `--outputFile=${outcome}`,
      `/${stories.includes('/') ? stories : `${stories}/${stories}`}.stories.tsx`,
    ],
    { cwd: join(root, '../..'), stdio: 'ignore', env: { ...process.env, KIT_MUTANT: name } },
  );
  const report: {
    testResults: { assertionResults: { status: string; title: string }[] }[];
  } = JSON.parse(readFileSync(outcome, 'utf8'));
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ title }) => title);
}

const asked = process.argv.slice(2);
const unknown = asked.filter((asking) => !mutants.some(({ name }) => name === asking));
if (unknown.length > 0) throw new Error(`There is no mutant ${unknown.join(', ')}`);
const chosen = mutants.filter(({ name }) => asked.length === 0 || asked.includes(name));
interface Result {
  readonly behaviour: string;
  readonly file: string;
  readonly failed: readonly string[];
}

const results = chosen.map((mutant): Result => {
  const failed = failingStories(mutant);
  console.log(
    `${failed.length > 0 ? '✓' : '✗'} ${mutant.name}${failed[0] ? `: ${failed[0]}` : ''}`,
  );
  return { behaviour: mutant.name, file: mutant.file, failed };
});
rmSync(folder, { recursive: true });

/** Some that were asked for by name take the place of what was known of them. */
function withEarlier(): Result[] {
  const earlier: { results: Result[] } = existsSync(proof)
    ? JSON.parse(readFileSync(proof, 'utf8'))
    : { results: [] };
  return mutants.flatMap(({ name }) => {
    const known = [...results, ...earlier.results].find(({ behaviour }) => behaviour === name);
    return known ?? [];
  });
}

const all = withEarlier();
const noticed = all.filter(({ failed }) => failed.length > 0).length;
writeFileSync(proof, `${JSON.stringify({ broken: all.length, noticed, results: all }, null, 2)}\n`);
console.log(`${all.length} behaviours broken, ${all.length - noticed} unnoticed`);
if (noticed < all.length) process.exitCode = 1;
