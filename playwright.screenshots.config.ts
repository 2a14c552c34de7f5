import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * `playwright test --config playwright.screenshots.config.ts`, after `pnpm build`: pictures of
 * every screen into pictures/screens, papers into pictures/papers. Git ignores both.
 */
export default defineConfig<{ keepsPapers: boolean }>(base, {
  testMatch: /(?:pictures|kept-papers)\.spec\.ts$/u,
  projects: (base.projects ?? []).map((project) => ({ ...project, testIgnore: [] })),
  workers: 1,
  use: { keepsPapers: true },
});
