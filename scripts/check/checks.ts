import { type Step, typedLint } from '../steps.ts';

export const checks: readonly Step[] = [
  {
    name: 'generated client is fresh',
    command: ['node', 'packages/api-client/scripts/generate.ts', '--check'],
  },
  {
    name: 'contract is sound',
    command: ['pnpm', '--silent', '--filter', '@digis/api-client', 'lint:contract'],
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
  { name: 'no known advisory', command: ['node', 'scripts/check/advisories.ts'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  typedLint('.'),
  {
    name: 'lint of examples',
    command: ['oxlint', 'packages/api-client/examples', 'packages/ui/examples'],
  },
  { name: 'structure', command: ['node', 'scripts/check/structure.ts'] },
  { name: 'references resolve', command: ['node', 'scripts/check/references.ts'] },
  { name: 'decisions have their tests', command: ['node', 'scripts/check/unproven.ts'] },
  { name: 'plain words', command: ['node', 'scripts/check/words.ts'] },
  { name: 'messages are translated', command: ['node', 'scripts/check/messages.ts'] },
  { name: 'one Amharic word for one thing', command: ['node', 'scripts/check/glossary.ts'] },
];

export const testsOfLogic = (extent: 'sample' | 'whole'): Step => {
  const projects = ['--project', 'unit', '--project', 'ui-unit', '--maxWorkers=2'];
  const only = extent === 'whole' ? [] : ['--tags-filter=!long'];
  return { name: 'tests of logic', command: ['vitest', 'run', ...projects, ...only] };
};
