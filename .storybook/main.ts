/** Storybook of the kit alone: the app's screens are tested, not catalogued. */
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { declaredProps } from '../scripts/stories/declared-props.ts';

const propsModule = 'virtual:declared-props';

/** The props of every component as a module, for the tables of the documentation, which tests do not read. */
const declaredPropsPlugin = {
  name: 'kit-declared-props',
  resolveId: (id: string) => (id === propsModule ? `\0${propsModule}` : undefined),
  load: (id: string) =>
    id === `\0${propsModule}`
      ? `export default ${JSON.stringify(process.env['VITEST'] ? {} : declaredProps())}`
      : undefined,
};

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    // Under test React Aria draws every option of a long list, unless it is told to do as it does for users.
    define: { ...vite.define, 'process.env.VIRT_ON': 'true' },
    // Examples and tables say the names that their readers import.
    build: { ...vite.build, rolldownOptions: { output: { keepNames: true } } },
    plugins: [
      ...(vite.plugins ?? []),
      declaredPropsPlugin,
      vanillaExtractPlugin({ identifiers: ({ hash }) => `kit_${hash}` }),
    ],
  }),
};

export default config;
