/** Type-checks every package with its own settings. */
import { existsSync } from 'node:fs';
import { runSteps, typesOf } from './steps.ts';

const projects = [
  'packages/tooling',
  'packages/domain',
  'packages/ethio-date',
  'packages/api-client',
  'packages/ui',
  'apps/server',
  'apps/backoffice',
  '.',
  // The laboratory has an install of its own, which nobody needs who does not measure.
  ...(existsSync('lab/node_modules') ? ['lab'] : []),
];

await runSteps(projects.map(typesOf));
