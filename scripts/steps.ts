/** Runs a list of commands one after the other, and reports at the end those that failed, by step and by test. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

// So that a script works the same under pnpm and under plain Node.
process.env['PATH'] = resolve('node_modules/.bin') + delimiter + process.env['PATH'];

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Its output is shown as it comes; of others only when they fail. */
  readonly isShown?: boolean;
  /** The step without whose result this one would say nothing. */
  readonly needs?: string;
}

/**
 * Lint and types in one pass, each file with the `tsconfig.json` nearest to it. Left out are examples, whose types are those of
 * the packed packages and are checked beside them, and the laboratory where its install of its own is missing.
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

/** A failed test as Vitest says it, and as Playwright does in its last lines. */
const FAILED_TEST = /^\s*FAIL\s+(.+)|^ {4}(\[.+\] › .+?)[ ─]*$/gmu;

const failedTests = (output: string): string[] => [
  ...new Set(
    [...stripVTControlCharacters(output).matchAll(FAILED_TEST)].map(([, vitest, playwright]) =>
      (vitest ?? playwright ?? '').trim(),
    ),
  ),
];

/** The failures in lines of text; empty when the step passed. */
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
 * Runs every step, also after one has failed, so that one run reports all failures. Steps with visible output run one after the
 * other, and the others beside them do too.
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

/** Waits for the step that it needs. */
async function runAfter(
  step: Step,
  outcomes: ReadonlyMap<string, Promise<string[]>>,
): Promise<string[]> {
  const needed = await outcomes.get(step.needs ?? '');
  return needed === undefined || needed.length === 0
    ? run(step)
    : [`${step.name} (not run: it needs "${step.needs}")`];
}
