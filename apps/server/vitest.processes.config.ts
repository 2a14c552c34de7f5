/** Tests of processes, and long proofs: part of `pnpm test:all`. */
import { defineConfig } from 'vitest/config';
import { hangGuard } from '@digis/tooling/hang-guard';
import { longProofs } from './vitest.config.ts';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...hangGuard,
    name: 'processes',
    environment: 'node',
    include: [...longProofs, 'tests/**/*.test.ts'],
    // They are the server's, which leaves out the long ones of them.
    exclude: ['tests/release/**'],
    globalSetup: ['./testing/global-setup.ts'],
  },
});
