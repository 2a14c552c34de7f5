/** The stories with one behaviour broken: `KIT_MUTANT` names it. */
import { mergeConfig } from 'vitest/config';
import { plantMutant } from './mutants/plant.ts';
import stories from './vitest.storybook.config.ts';

export default mergeConfig(stories, {
  plugins: [plantMutant(process.env['KIT_MUTANT'] ?? '')],
  test: { retry: 0, bail: 1 },
});
