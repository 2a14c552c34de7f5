/** The stories with one behaviour broken: `KIT_MUTANT` names it. */
import { join } from 'node:path';
import { mergeConfig, type Plugin } from 'vitest/config';
import { plantMutant } from './mutants/plant.ts';
import stories from './vitest.storybook.config.ts';

/** Prepared dependencies of its own: shared ones would be made again at each change between this and the sound run. */
const ownCache: Plugin = {
  name: 'digis-own-cache',
  enforce: 'post',
  config: () => ({ cacheDir: join(import.meta.dirname, 'node_modules/.cache/mutants') }),
};

export default mergeConfig(stories, {
  plugins: [plantMutant(process.env['KIT_MUTANT'] ?? ''), ownCache],
  test: { retry: 0, bail: 1 },
});
