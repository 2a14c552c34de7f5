/**
 * Runs every story with its `play` and axe, in two browsers one after the other, so that neither runs for long. A browser crash
 * tells nothing about the stories: that half runs once more, with a note.
 */
import { spawn } from 'node:child_process';

const SHARDS = 2;
const results = 'test-results/stories';
const BROWSER_DIED = 'VITEST_BROWSER_CONNECTION_CLOSED';

async function runShard(shard: number): Promise<'passed' | 'failed' | 'browser died'> {
  const only = ['--project', 'storybook', '--shard', `${shard}/${SHARDS}`];
  // For the handbook, which shows the measurements.
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
  // A story that failed as well is a story that failed.
  return said.includes(BROWSER_DIED) && !/Tests .*failed/u.test(said) ? 'browser died' : 'failed';
}

for (let shard = 1; shard <= SHARDS; shard += 1) {
  let result = await runShard(shard);
  if (result === 'browser died') {
    console.log('The browser died, not a story: this half is run once more.');
    result = await runShard(shard);
  }
  // The other half runs all the same, so that one run names every story that failed.
  if (result !== 'passed') process.exitCode = 1;
}
