/** Storybook of the kit alone: the app's screens are tested, not catalogued. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { componentFacts } from '../packages/ui/scripts/handbook/component-facts.ts';
import { declaredProps } from '../packages/ui/scripts/handbook/declared-props.ts';
import { packedKit } from './packed-kit.ts';
import { withTestsAside } from './story-index.ts';

/** Facts from the code as modules for the documentation, which tests do not read. */
const readings: Readonly<Record<string, () => object>> = {
  'virtual:declared-props': declaredProps,
  'virtual:component-facts': componentFacts,
};

const readingsPlugin = {
  name: 'kit-readings',
  resolveId: (id: string) => (id in readings ? `\0${id}` : undefined),
  load: (id: string) => {
    const reading = readings[id.slice(1)];
    return id.startsWith('\0') && reading
      ? `export default ${JSON.stringify(process.env['VITEST'] ? {} : reading())}`
      : undefined;
  },
};

/** Measurements for the pages of the components, where there are any. */
const measured = join(import.meta.dirname, '../node_modules/.cache/handbook');

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: existsSync(measured) ? [{ from: measured, to: '/handbook' }] : [],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  experimental_indexers: (indexers = []) => indexers.map(withTestsAside),
  viteFinal: (vite) => ({
    ...vite,
    // Under test React Aria draws every option of a long list, unless it is told to do as it does for users.
    define: { ...vite.define, 'process.env.VIRT_ON': 'true' },
    // Examples and tables say the names that their readers import.
    build: { ...vite.build, rolldownOptions: { output: { keepNames: true } } },
    plugins: [
      ...(vite.plugins ?? []),
      readingsPlugin,
      process.env['KIT'] === 'packed' && packedKit,
      vanillaExtractPlugin({ identifiers: ({ hash }) => `kit_${hash}` }),
    ],
  }),
};

export default config;
