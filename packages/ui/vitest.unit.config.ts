import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { hangGuard } from '@digis/tooling/hang-guard';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), react()],
  test: {
    ...hangGuard,
    name: 'ui-unit',
    // Tests tagged `long` are left out before a commit.
    tags: [{ name: 'long' }],
    environment: 'node',
    // A process per file would account for a third of the run time.
    isolate: false,
    setupFiles: ['vitest.unit.setup.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  },
});
