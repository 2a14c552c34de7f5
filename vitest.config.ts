import { defineConfig } from 'vitest/config';

/** One run for every package; `--project NAME` picks one. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/{domain,ethio-date,api-client}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
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
