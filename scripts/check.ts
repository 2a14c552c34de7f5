/** `pnpm check`: runs the checks of every commit; `--no-tests` leaves out the tests. */
import { checks, testsOfLogic } from './check/checks.ts';
import { runSteps } from './steps.ts';

await runSteps(process.argv.includes('--no-tests') ? checks : [...checks, testsOfLogic('sample')]);
