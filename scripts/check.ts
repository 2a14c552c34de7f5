/** `pnpm check`: what has to hold in every commit, short of the browser; `--no-tests` leaves out the tests. */
import { availableParallelism } from 'node:os';
import { runSteps, type Step } from './steps.ts';

process.env.REDOCLY_TELEMETRY = 'off';
process.env.REDOCLY_SUPPRESS_UPDATE_NOTICE = 'true';

const nodeTests = ['--project', '!storybook', '--project', '!processes'];
// They wait for PostgreSQL and for typing: it takes 0.6 of the time of one worker a core.
const workers = `--maxWorkers=${2 * availableParallelism()}`;

const checks: readonly Step[] = [
  {
    name: 'generated client is fresh',
    command: ['node', 'packages/api-client/scripts/generate.ts', '--check'],
  },
  { name: 'contract is sound', command: ['redocly', 'lint', 'openapi.yaml'] },
  { name: 'no known advisory', command: ['node', 'scripts/check/advisories.ts'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'types', command: ['node', 'scripts/typecheck.ts'] },
  { name: 'structure', command: ['node', 'scripts/check/structure.ts'] },
  { name: 'references resolve', command: ['node', 'scripts/check/references.ts'] },
  { name: 'decisions have their tests', command: ['node', 'scripts/check/unproven.ts'] },
  { name: 'plain words', command: ['node', 'scripts/check/words.ts'] },
  { name: 'packages of the design card', command: ['node', 'scripts/check/card.ts'] },
  { name: 'messages are translated', command: ['node', 'scripts/check/messages.ts'] },
  { name: 'one Amharic word for one thing', command: ['node', 'scripts/check/glossary.ts'] },
];

const tests: Step = {
  name: 'unit, server and screen tests',
  command: ['vitest', 'run', ...nodeTests, workers],
};

await runSteps(process.argv.includes('--no-tests') ? checks : [...checks, tests]);
