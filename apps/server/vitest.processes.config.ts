/** Tests that start, stop and kill whole processes: too slow for every save, part of every `npm test`. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'processes',
    environment: 'node',
    include: ['src/db/embedded/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['./testing/global-setup.ts'],
    // Against hanging alone: a test waits for its condition, however busy the machine is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
