/** Type-checks every package with its own settings. */
import { runSteps } from './steps.ts';

const projects = [
  'packages/domain',
  'packages/ethio-date',
  'packages/api-client',
  'packages/ui',
  'apps/server',
  'apps/backoffice',
  '.',
];

await runSteps(
  projects.map((folder) => ({
    name: `types of ${folder}`,
    command: ['tsc', '-p', `${folder}/tsconfig.json`],
  })),
);
