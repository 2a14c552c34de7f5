/**
 * Runs `play` and axe for every story, in two shards one after the other. A shard whose browser
 * crashed runs once more, because the crash says nothing about the stories.
 */
import { spawn } from 'node:child_process';

const SHARDS = 2;
const results = 'test-results/stories';
const BROWSER_DIED = 'VITEST_BROWSER_CONNECTION_CLOSED';

async function runShard(shard: number): Promise<'passed' | 'failed' | 'browser died'> {
  const only = ['--project', 'storybook', '--shard', `${shard}/${SHARDS}`];
  // The handbook shows the results of this report.
  const kept = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}/${shard}.json`,
  ];
  const child = spawn('vitest', ['run', ...only, ...kept, ...process.argv.slice(2)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.on('data', (chunk) => {
      said += chunk;
      to.write(chunk);
    });
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code === 0) return 'passed';
  // A failed story counts, even if the browser crashed as well.
  return said.includes(BROWSER_DIED) && !/Tests .*failed/u.test(said) ? 'browser died' : 'failed';
}

for (let shard = 1; shard <= SHARDS; shard += 1) {
  let result = await runShard(shard);
  if (result === 'browser died') {
    console.log('The browser died, not a story: this half is run once more.');
    result = await runShard(shard);
  }
  // Goes on with the other shard, so that one run names every failed story.
  if (result !== 'passed') process.exitCode = 1;
}
