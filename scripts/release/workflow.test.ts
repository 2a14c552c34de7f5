/** What a public forge runs is what the repository runs. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly run?: string;
  readonly uses?: string;
}

const { jobs }: { jobs: Readonly<Record<string, { steps: Step[]; 'timeout-minutes': number }>> } =
  parse(readFileSync('.github/workflows/ci.yaml', 'utf8'));
const steps = Object.values(jobs).flatMap((job) => job.steps);

test('the workflow calls scripts of the repository and nothing else', () => {
  const tasks = readFileSync('scripts/run.mjs', 'utf8');
  for (const { run } of steps) {
    if (run === undefined || run === 'bash .ci/run') continue;
    const [, task] = /^node scripts\/run\.mjs (\S+)$/u.exec(run) ?? [];
    expect([run, task !== undefined && tasks.includes(`'${task}'() {`)]).toEqual([run, true]);
  }
});

test('each job of the workflow ends by itself, and takes actions by their commit, which nobody can move', () => {
  for (const job of Object.values(jobs)) expect(job['timeout-minutes']).toBeGreaterThan(0);
  const used = steps.flatMap(({ uses }) => uses ?? []);
  expect(used.filter((action) => !/@[0-9a-f]{40}$/u.test(action))).toEqual([]);
});
