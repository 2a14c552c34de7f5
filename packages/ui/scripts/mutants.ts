/** `pnpm --filter @digis/ui test:mutants`: breaks one behaviour after another; a story has to fail for each. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
      `/${stories}/${stories}.stories.tsx`,
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
const chosen = mutants.filter(({ name }) => asked.length === 0 || asked.includes(name));
const results = chosen.map((mutant) => {
  const failed = failingStories(mutant);
  console.log(
    `${failed.length > 0 ? '✓' : '✗'} ${mutant.name}${failed[0] ? `: ${failed[0]}` : ''}`,
  );
  return { behaviour: mutant.name, file: mutant.file, failed };
});

rmSync(folder, { recursive: true });
const unnoticed = results.filter(({ failed }) => failed.length === 0);
console.log(`${results.length} behaviours broken, ${unnoticed.length} unnoticed`);
if (asked.length === 0) {
  const figures = { broken: results.length, noticed: results.length - unnoticed.length, results };
  writeFileSync(proof, `${JSON.stringify(figures, null, 2)}\n`);
}
if (unnoticed.length > 0) process.exitCode = 1;
