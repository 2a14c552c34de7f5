/** Each file has a database on the run's PostgreSQL. */
import { defineConfig } from 'vitest/config';
import { hangGuard } from '@digis/tooling/hang-guard';

/** Long proofs: with the processes, in `pnpm test:all`. */
export const longProofs = [
  'src/backup/{daily-copies,hostile-copy}.test.ts',
  'src/db/embedded/**/*.test.ts',
  'src/db/open-database.test.ts',
  'src/files/bucket.test.ts',
  'src/modules/bookings/agreements/kept-images.test.ts',
  'src/modules/reading/envelope/demo-envelope.test.ts',
  'src/modules/verify/tampering.test.ts',
  'src/modules/bookings/sms/message-truth.test.ts',
  'src/running/full-disk.test.ts',
  'src/seed/seed-demo.test.ts',
  'src/web/{slow-bodies,tls-headers}.test.ts',
];

export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...hangGuard,
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts', 'tests/release/*.test.ts'],
    // A sample of released copies suffices before a commit.
    tags: [{ name: 'long' }],
    exclude: longProofs,
    // State left by a file is our fault; reloading the server doubles the time.
    isolate: false,
    globalSetup: ['./testing/global-setup.ts'],
  },
});
