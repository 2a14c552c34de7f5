/** Unit tests of logic, tokens and server rendering, in Node. */
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
    // A sample of each matrix is enough before each commit.
    tags: [{ name: 'long' }],
    environment: 'node',
    // State that a file leaves behind is a fault of ours, and a separate process for each takes a third of the time.
    isolate: false,
    setupFiles: ['vitest.unit.setup.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  },
});
