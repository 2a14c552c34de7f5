/** Tests of the server: each file has a database of its own on the run's one PostgreSQL. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: ['src/db/embedded/**'],
    globalSetup: ['./testing/global-setup.ts'],
    // Against hanging alone: a test waits for its condition, however busy the machine is.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
