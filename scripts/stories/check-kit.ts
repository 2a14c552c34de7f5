/** `node scripts/stories/check-kit.ts`: checks the packed kit; `pnpm visual` compares its looks. */
import { runSteps } from '../steps.ts';

await runSteps([
  { name: 'budgets of the kit', command: ['pnpm', '--filter', '@digis/ui', 'size'] },
  { name: 'tarball and examples', command: ['pnpm', '--filter', '@digis/ui', 'pack:check'] },
  {
    name: 'browsers of the floor',
    command: ['node', 'scripts/floor/check.ts', 'packages/ui/dist'],
  },
  { name: 'ethio-date packed', command: ['pnpm', '--filter', '@digis/ethio-date', 'pack:check'] },
  { name: 'api-client packed', command: ['pnpm', '--filter', '@digis/api-client', 'pack:check'] },
  {
    name: 'catalogue builds',
    command: ['storybook', 'build', '-o', 'storybook-static', '--quiet'],
  },
]);
process.env['STORYBOOK_IS_BUILT'] = 'yes';
await runSteps([
  {
    name: 'pages of the components',
    command: ['node', 'packages/ui/scripts/handbook/measure.ts'],
  },
  { name: 'stories on the packed kit', command: ['node', 'packages/ui/scripts/packed-stories.ts'] },
  { name: 'colours, motion and fonts', command: ['node', 'scripts/stories/media.ts'] },
  { name: 'little room', command: ['node', 'packages/ui/scripts/narrow.ts'] },
  {
    name: 'the dark, and brands in both schemes',
    command: ['node', 'packages/ui/scripts/brands.ts'],
  },
  {
    name: 'documentation that can be read',
    command: ['node', 'packages/ui/scripts/handbook/docs.ts'],
  },
]);
