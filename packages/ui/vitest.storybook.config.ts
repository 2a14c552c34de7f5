import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArgs, findChromium } from '@digis/tooling/find-chromium';
import { hangGuard } from '@digis/tooling/hang-guard';

const configDir = join(import.meta.dirname, '../../.storybook');
const kitDependencies = [
  'react-aria-components',
  'react-aria-components/i18n/en-US',
  'react-aria/PortalProvider',
  'react-aria/mergeRefs',
  'react-aria/useObjectRef',
  'react-aria/useLandmark',
  'react-aria/useObjectRef',
  'lucide-react',
  'react-aria',
  'd3-scale',
  'd3-shape',
];

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  plugins: [await storybookTest({ configDir })],
  // Dependencies found during a run make Vite reload and lose a file.
  optimizeDeps: {
    entries: ['packages/ui/src/**/*.stories.tsx', '.storybook/preview.tsx'],
    include: [
      'react',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-dev-runtime',
      'react-dom',
      'storybook/theming',
      '@storybook/addon-a11y > axe-core',
      ...kitDependencies.map((name) => `@digis/ui > ${name}`),
    ],
  },
  test: {
    ...hangGuard,
    name: 'storybook',
    // Reloading per file would account for half of the run time and would hide leftover state.
    isolate: false,
    // On a busy machine, a browser can lose a frame.
    retry: process.env['CI'] ? 2 : 0,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        // Transitions take longer on a busy machine.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          executablePath: await findChromium(),
          args: chromiumArgs,
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
