/** `pnpm check`: the checks of every commit; `--no-tests` omits tests. */
import { checks, testsOfLogic } from './check/checks.ts';
import { runSteps } from './steps.ts';

await runSteps(process.argv.includes('--no-tests') ? checks : [...checks, testsOfLogic('sample')]);
