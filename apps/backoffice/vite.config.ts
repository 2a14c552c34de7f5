import { join } from 'node:path';
import { ariaWordsFromKit } from '@digis/ui/vite';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { catalogueParts } from './catalogue-plugin.ts';
import { chunks, laterParts } from './chunks.ts';
import { compileHints } from './compile-hints-plugin.ts';
import { directParts } from './direct-parts-plugin.ts';
import { firstParts } from './first-parts-plugin.ts';
import { firstStyles } from './first-styles-plugin.ts';
import { kitWordParts } from './kit-words-plugin.ts';
import { pageShell } from './page-shell-plugin.ts';
import { reactModules } from './react-modules-plugin.ts';
import { serviceWorker } from './service-worker-plugin.ts';

// Vitest starts in the workspace's root, where Lingui would look in vain.
process.env['LINGUI_CONFIG'] = join(import.meta.dirname, 'lingui.config.ts');
const API = process.env['DIGIS_API'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    reactModules(),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `kit_${hash}` }),
    ariaWordsFromKit(),
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    catalogueParts(),
    kitWordParts(),
    directParts(),
    pageShell(),
    firstStyles(),
    firstParts(),
    compileHints(),
    serviceWorker(),
  ],
  // React has it itself; the libraries bring their stand-in for older ones.
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/u, replacement: 'react' }],
  },
  server: { proxy: { '/api': API } },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: laterParts },
    rolldownOptions: {
      // React and its libraries look for names that other versions have.
      checks: { importIsUndefined: false },
      output: { codeSplitting: chunks },
      // A file for each part that is asked for by itself: merged ones need one more, of the builder's own.
      experimental: { chunkOptimization: false },
    },
  },
  test: {
    name: 'screens',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    globalSetup: ['../server/testing/global-setup.ts'],
    setupFiles: ['src/testing/setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
