import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ariaWordsFromKit } from '@digis/ui/vite';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { buildTargets } from '@digis/tooling/floor';
import { hangGuard } from '@digis/tooling/hang-guard';
import { groups } from './build/first-screens.ts';
import { firstPaint } from './build/first-paint-plugin.ts';
import { serviceWorker } from './build/service-worker.ts';

// Lingui searches the working folder, where Vitest's, the workspace root, has no configuration.
process.env['LINGUI_CONFIG'] = join(import.meta.dirname, 'lingui.config.ts');
/** The package's exports lead to the development build even in production. */
const routerForUsers = createRequire(import.meta.resolve('react-router-dom'))
  .resolve('react-router')
  .replace(/development\/index\.m?js$/u, 'production/index.mjs');
const API = process.env['DIGIS_API'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    vanillaExtractPlugin({ identifiers: ({ hash }) => `kit_${hash}` }),
    ariaWordsFromKit(),
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnMissing: true }),
    firstPaint(),
    serviceWorker(),
  ],
  resolve: {
    alias: [
      // React has its own `useSyncExternalStore`.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/u, replacement: 'react' },
      { find: /^react-router$/u, replacement: routerForUsers },
    ],
  },
  server: { proxy: { '/api': API } },
  build: {
    target: buildTargets,
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Any other chunk is loaded after these two.
      resolveDependencies: (_file, needed) =>
        needed.filter((name) => !/\/(?:base|rolldown-runtime)-/u.test(name)),
    },
    rolldownOptions: {
      output: { codeSplitting: { groups } },
    },
  },
  test: {
    ...hangGuard,
    name: 'screens',
    tags: [{ name: 'long' }],
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    // Shared state saves a third of the time; a test that leaks state is a fault of ours.
    isolate: false,
    globalSetup: ['../server/testing/global-setup.ts'],
    setupFiles: ['src/testing/setup.ts'],
  },
});
