/** Type-checks every package with its own settings. */
import { hasLaboratory, runSteps, typesOf } from './steps.ts';

const projects = [
  'packages/tooling',
  'packages/domain',
  'packages/ethio-date',
  'packages/api-client',
  'packages/ui',
  'apps/server',
  'apps/backoffice',
  '.',
  ...(hasLaboratory ? ['lab'] : []),
];

await runSteps(projects.map(typesOf));
