/**
 * Runs the tests of `pnpm test:commit` and `npm test`, and with `--all` every test. A failure stops
 * only the steps that need its result.
 */
import { checks, testsOfLogic } from '../check/checks.ts';
import { runSteps, type Step } from '../steps.ts';

const isAll = process.argv.includes('--all');
const shown = (step: Step): Step => ({ ...step, isShown: true });

const browser = shown({
  name: 'browser',
  command: ['node', 'packages/tooling/src/find-chromium.ts'],
});
/** Run beside server and screen tests: those wait for PostgreSQL, these for a browser. */
const stories: Step = {
  name: 'stories',
  command: ['node', 'scripts/stories/run.ts'],
  needs: 'browser',
};
const screens = (...extent: string[]) =>
  shown({ name: 'server and screens', command: ['node', 'scripts/test/run.ts', ...extent] });
const journeys = (name: string, extent: 'core' | 'all') =>
  shown({ name, command: ['playwright', 'test'], env: { E2E: extent }, needs: 'build' });

const build: Step = { name: 'build', command: ['pnpm', '--silent', 'build'] };
const floor = shown({
  name: 'browsers of the floor',
  command: ['node', 'scripts/floor/check.ts'],
  needs: 'build',
});
const sizes = shown({
  name: 'sizes',
  command: ['node', 'scripts/release/size.ts'],
  needs: 'build',
});

const ofEachCommit = [
  browser,
  ...checks,
  // The build comes first, because the browser journeys need it.
  build,
  testsOfLogic('sample'),
  stories,
  screens(),
  floor,
  sizes,
  journeys('core journeys', 'core'),
];

const ofAll = [
  browser,
  ...checks,
  shown({ name: 'audit', command: ['node', 'scripts/check/advisories.ts', '--ask'] }),
  testsOfLogic('whole'),
  screens('--whole'),
  shown({
    name: 'processes',
    command: ['vitest', 'run', '--project', 'processes', '--maxWorkers=2'],
  }),
  shown({ name: 'guides', command: ['node', 'scripts/guides/try.ts'] }),
  shown({ name: 'first server', command: ['node', 'scripts/guides/first-server.ts'] }),
  build,
  stories,
  shown({ name: 'packed kit', command: ['node', 'scripts/stories/check-kit.ts'] }),
  floor,
  sizes,
  journeys('every journey', 'all'),
  shown({ name: 'engines', command: ['node', 'tests/engines/run.ts'], needs: 'build' }),
  shown({ name: 'stories alone', command: ['node', 'tests/engines/stories.ts'] }),
];

await runSteps(isAll ? ofAll : ofEachCommit);
