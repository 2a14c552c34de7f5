import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const print = (text: string, code: number) => [
  process.execPath,
  '-e',
  `console.log(${JSON.stringify(text)}); process.exit(${code})`,
];

function runIn(steps: readonly object[]) {
  const module = join(import.meta.dirname, 'steps.ts');
  const code = `import { runSteps } from ${JSON.stringify(module)}; await runSteps(${JSON.stringify(steps)});`;
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--input-type=module-typescript', '-e', code],
    { encoding: 'utf8' },
  );
  return { status, summary: stdout.slice(stdout.indexOf(' passed, ') - 1).trim() };
}

test('a failed step does not stop later steps, and the last lines list all failed steps', () => {
  const vitest = ' FAIL  |unit| src/a.test.ts > sums\n FAIL  |unit| src/a.test.ts > sums';
  const playwright = '  1 failed\n    [en desk] › tests/s01.spec.ts:9:1 › books ────────\n';
  expect(
    runIn([
      { name: 'logic', command: print(vitest, 1) },
      { name: 'lint', command: print('', 0) },
      { name: 'build', command: print('', 2), isShown: true },
      { name: 'sizes', command: print('', 0), needs: 'build' },
      { name: 'journeys', command: print(playwright, 1), isShown: true, needs: 'lint' },
    ]),
  ).toEqual({
    status: 1,
    summary: [
      '1 passed, 4 failed',
      '✗ logic',
      '✗   |unit| src/a.test.ts > sums',
      '✗ build',
      '✗ sizes (not run: it needs "build")',
      '✗ journeys',
      '✗   [en desk] › tests/s01.spec.ts:9:1 › books',
    ].join('\n'),
  });
});

test('steps that all pass list no failure', () => {
  expect(runIn([{ name: 'lint', command: print('', 0) }])).toEqual({
    status: 0,
    summary: '1 passed, 0 failed',
  });
});
