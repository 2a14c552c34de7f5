import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** `pnpm screenshots`: the pictures of docs/screens, taken of the demo business, and the papers of docs/papers. */
export default defineConfig<{ keepsPapers: boolean }>(base, {
  testMatch: /(?:pictures|kept-papers)\.spec\.ts$/u,
  testIgnore: [],
  workers: 1,
  use: { keepsPapers: true },
});
