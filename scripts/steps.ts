import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

// Lets scripts find programs under plain Node as they do under pnpm.
process.env['PATH'] = resolve('node_modules/.bin') + delimiter + process.env['PATH'];

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Streams its output; other steps print only on failure. */
  readonly isShown?: boolean;
  /** Skipped if this step failed. */
  readonly needs?: string;
}

/**
 * Lint and types in one pass. Excludes examples, which are checked against packed packages, and the
 * laboratory if not installed.
 */
export const typedLint = (...folders: readonly string[]): Step => ({
  name: 'lint and types',
  command: [
    'oxlint',
    '--type-aware',
    '--type-check',
    '--ignore-pattern=packages/*/examples',
    ...(existsSync('lab/node_modules') ? [] : ['--ignore-pattern=lab']),
    ...folders,
  ],
});

/** Failure lines of Vitest and Playwright. */
const FAILED_TEST = /^\s*FAIL\s+(.+)|^ {4}(\[.+\] › .+?)[ ─]*$/gmu;

const failedTests = (output: string): string[] => [
  ...new Set(
    [...stripVTControlCharacters(output).matchAll(FAILED_TEST)].map(([, vitest, playwright]) =>
      (vitest ?? playwright ?? '').trim(),
    ),
  ),
];

async function run({ name, command: [program, ...args], env, isShown }: Step): Promise<string[]> {
  const started = performance.now();
  if (isShown) console.log(`\n▶ ${name}`);
  const colour = isShown && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colour, ...env },
  });
  let output = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.on('data', (chunk) => {
      output += chunk;
      if (isShown) to.write(chunk);
    });
  }
  const code = await new Promise((pass) => child.on('error', pass).on('close', pass));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code === 0) return [];
  if (!isShown) console.log(output);
  return [name, ...failedTests(output).map((test) => `  ${test}`)];
}

/**
 * Runs every step even after a failure, so that one run reports all. Shown steps run in sequence,
 * others in a second sequence beside them.
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const outcomes = new Map<string, Promise<string[]>>();
  for (const isShown of [true, false]) {
    let before: Promise<unknown> = Promise.resolve();
    for (const step of steps.filter((one) => Boolean(one.isShown) === isShown)) {
      const outcome = before.then(() => runAfter(step, outcomes));
      outcomes.set(step.name, outcome);
      before = outcome;
    }
  }
  await Promise.all(outcomes.values());
  const failed: string[][] = [];
  for (const { name } of steps) {
    const said = (await outcomes.get(name)) ?? [];
    if (said.length > 0) failed.push(said);
  }
  console.log(`\n${steps.length - failed.length} passed, ${failed.length} failed`);
  for (const lines of failed) console.log(lines.map((line) => `✗ ${line}`).join('\n'));
  if (failed.length > 0) process.exitCode = 1;
}

async function runAfter(
  step: Step,
  outcomes: ReadonlyMap<string, Promise<string[]>>,
): Promise<string[]> {
  const needed = await outcomes.get(step.needs ?? '');
  return needed === undefined || needed.length === 0
    ? run(step)
    : [`${step.name} (not run: it needs "${step.needs}")`];
}
