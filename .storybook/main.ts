/** Storybook of the kit alone: the app's screens are tested, not catalogued. */
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
    // It runs tests, which a built Storybook cannot.
    ...(isBuilt ? [] : ['@storybook/addon-vitest']),
  ],
  staticDirs: existsSync(measured) ? [{ from: measured, to: '/handbook' }] : [],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  experimental_indexers: (indexers = []) => indexers.map(withTestsAside),
  // React's reader of props, a quarter of the preview: the kit has its own. An addon gives objects in place of paths.
  previewAnnotations: (entries = []) =>
    entries.filter((entry) => !JSON.stringify(entry).includes('entry-preview-argtypes')),
  viteFinal: (vite) => ({
    ...vite,
    // Under test React Aria draws every option of a long list, unless it is told to do as it does for users.
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

/** Storybook's own maker of the index, which the type of its configuration leaves out. */
const storyIndexGenerator = (generator: { getIndex: () => Promise<StoryIndex> }) => {
  const getIndex = generator.getIndex.bind(generator);
  return Object.assign(generator, { getIndex: async () => withOtherNames(await getIndex()) });
};

export default { ...config, storyIndexGenerator };
