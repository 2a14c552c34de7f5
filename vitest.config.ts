import { defineConfig } from 'vitest/config';
import { hangGuard } from '@digis/tooling/hang-guard';

/** Tests of all packages; `--project NAME` picks one. */
export default defineConfig({
  test: {
    // Half of each test waits for PostgreSQL; one worker would leave a core idle.
    maxWorkers: 2,
    tags: [
      {
        name: 'long',
        description: 'one of a matrix of which a sample is enough before each commit',
      },
    ],
    projects: [
      {
        test: {
          ...hangGuard,
          name: 'unit',
          isolate: false,
          include: [
            'packages/{domain,ethio-date,api-client,tooling}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'apps/backoffice/*.test.ts',
          ],
        },
      },
      'packages/ui/vitest.unit.config.ts',
      'packages/ui/vitest.storybook.config.ts',
      'apps/server/vitest.config.ts',
      'apps/server/vitest.processes.config.ts',
      'apps/backoffice/vite.config.ts',
    ],
  },
});
