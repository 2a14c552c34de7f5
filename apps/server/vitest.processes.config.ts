/** Tests that start, stop and kill whole processes, and other long proofs: a part of `pnpm test:all`. */
import { defineConfig } from 'vitest/config';
import { longProofs } from './vitest.config.ts';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'processes',
    environment: 'node',
    include: [...longProofs, 'tests/**/*.test.ts'],
    // They are the server's, which leaves out the long ones of them.
    exclude: ['tests/release/**'],
    globalSetup: ['./testing/global-setup.ts'],
    // Against hanging alone: a test waits for its condition, however busy the machine is.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
