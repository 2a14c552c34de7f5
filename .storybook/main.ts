/** Storybook of the kit alone: the app's screens are tested, not catalogued. */
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // Under test React Aria draws every option of a long list, unless it is told to do as it does for users.
    define: { ...vite.define, 'process.env.VIRT_ON': 'true' },
    plugins: [
      ...(vite.plugins ?? []),
      vanillaExtractPlugin({ identifiers: ({ hash }) => `kit_${hash}` }),
    ],
  }),
};

export default config;
