/**
 * `pnpm test:commit`, the whole of `npm test`: each step runs, also after another has failed, and the last lines name all that
 * failed. A step is left out only when it needs what a failed one makes.
 */
import { checks, testsOfLogic } from '../check/checks.ts';
import { runSteps, type Step } from '../steps.ts';

const browserTests: readonly Step[] = [
  { name: 'stories', command: ['node', 'scripts/stories/run.ts'], needs: 'browser', isShown: true },
  { name: 'build', command: ['pnpm', '--silent', 'build'] },
  { name: 'sizes', command: ['node', 'scripts/release/size.ts'], needs: 'build', isShown: true },
  {
    name: 'core journeys',
    command: ['playwright', 'test'],
    env: { E2E: 'core' },
    needs: 'build',
    isShown: true,
  },
];

await runSteps([
  { name: 'browser', command: ['node', 'scripts/find-chromium.mjs'], isShown: true },
  ...checks,
  testsOfLogic,
  { name: 'server and screens', command: ['node', 'scripts/test/run.ts'], isShown: true },
  ...browserTests,
]);
