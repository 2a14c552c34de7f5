/** Runs a list of commands one after the other, quietly: a line each, and the whole output of one that fails. */
import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

// So that a script works the same under pnpm and under plain Node.
process.env['PATH'] = resolve('node_modules/.bin') + delimiter + process.env['PATH'];

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

/** What has not changed since the last time is not checked again: a fifth of the time. */
export const typesOf = (folder: string): Step => ({
  name: `types of ${folder}`,
  command: ['tsc', '-p', `${folder}/tsconfig.json`, '--incremental'],
});

async function run({ name, command: [program, ...args] }: Step): Promise<boolean> {
  const started = performance.now();
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.on('error', resolve).on('close', resolve));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}

/** Every step, also after one has failed, so that one run names all that is wrong. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const results: boolean[] = [];
  for (const step of steps) results.push(await run(step));
  if (results.includes(false)) process.exitCode = 1;
}
