/** All tests of the server, with the fault planted that `DIGIS_PLANTED` names; without one, as they are. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { hangGuard } from '../../../../scripts/test/hang-guard.ts';
import { plantFault } from './plant.ts';

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  plugins: [plantFault(process.env['DIGIS_PLANTED'] ?? '')],
  test: {
    ...hangGuard,
    name: 'planted',
    environment: 'node',
    // What was loaded with one fault must not be met again under another.
    fsModuleCache: false,
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['./testing/global-setup.ts'],
  },
});
