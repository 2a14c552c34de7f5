/** Logic and tokens, in Node. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'ui-unit', environment: 'node', include: ['src/**/*.test.ts'] },
});
