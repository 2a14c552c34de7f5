/** The kit's two kinds of test: every story in a browser, and plain logic in Node. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { projects: ['vitest.storybook.config.ts', 'vitest.unit.config.ts'] },
});
