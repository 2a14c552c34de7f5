/** Tests that start, stop and kill whole processes: too slow for every save, part of every `npm test`. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'processes',
    environment: 'node',
    include: ['src/db/embedded/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['./testing/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
