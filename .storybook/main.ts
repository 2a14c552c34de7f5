/** Storybook of the kit alone; the app's screens are tested instead. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import type { StoryIndex } from 'storybook/internal/types';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { fewChunks, namedComponents, smallFrame } from './lean-build.ts';
import { packedKit } from './packed-kit.ts';
import { readings } from './readings.ts';
import { withOtherNames, withTestsAside } from './story-index.ts';

const measured = join(import.meta.dirname, '../node_modules/.cache/handbook');

const isBuilt = process.env['NODE_ENV'] === 'production';

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    // The addon runs tests, which is impossible in a built Storybook.
    ...(isBuilt ? [] : ['@storybook/addon-vitest']),
  ],
  staticDirs: existsSync(measured) ? [{ from: measured, to: '/handbook' }] : [],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  experimental_indexers: (indexers = []) => indexers.map(withTestsAside),
  // Leaves out a reader of props, a quarter of the preview, because the kit has its own.
  previewAnnotations: (entries = []) =>
    entries.filter((entry) => !JSON.stringify(entry).includes('entry-preview-argtypes')),
  viteFinal: (vite) => ({
    ...vite,
    // Renders long lists in windows, as for users; under test React Aria would render every option.
    define: { ...vite.define, 'process.env.VIRT_ON': 'true' },
    build: { ...vite.build, rolldownOptions: { output: { codeSplitting: fewChunks } } },
    plugins: [
      ...(vite.plugins ?? []),
      readings,
      namedComponents,
      smallFrame,
      process.env['KIT'] === 'packed' && packedKit,
      vanillaExtractPlugin({ identifiers: ({ hash }) => `kit_${hash}` }),
    ],
  }),
};

/** Extends Storybook's generator of the index; the type of the configuration lacks this option. */
const storyIndexGenerator = (generator: { getIndex: () => Promise<StoryIndex> }) => {
  const getIndex = generator.getIndex.bind(generator);
  return Object.assign(generator, { getIndex: async () => withOtherNames(await getIndex()) });
};

export default { ...config, storyIndexGenerator };
