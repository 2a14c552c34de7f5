import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly run?: string;
  readonly uses?: string;
}

interface Job {
  readonly steps: readonly Step[];
  readonly 'timeout-minutes': number;
}

const jobs = globSync('.github/workflows/*.yaml').flatMap((file): Job[] =>
  Object.values(parse(readFileSync(file, 'utf8')).jobs),
);
const steps = jobs.flatMap((job) => job.steps);

test('each workflow calls only scripts of the repository', () => {
  const tasks = readFileSync('scripts/run.mjs', 'utf8');
  for (const { run } of steps) {
    if (run === undefined || run === 'bash .ci/run') continue;
    const [, task] = /^node scripts\/run\.mjs (\S+)$/u.exec(run) ?? [];
    expect([run, task !== undefined && tasks.includes(`'${task}'() {`)]).toEqual([run, true]);
  }
});

test('each job of a workflow has a time limit and pins its actions to a commit', () => {
  for (const job of jobs) expect(job['timeout-minutes']).toBeGreaterThan(0);
  const used = steps.flatMap(({ uses }) => uses ?? []);
  expect(used.filter((action) => !/@[0-9a-f]{40}$/u.test(action))).toEqual([]);
});
