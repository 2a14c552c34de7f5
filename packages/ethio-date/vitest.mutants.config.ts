import { defineConfig } from 'vitest/config';

/** The tests of the core alone: the documentation's examples need files outside of the copy that is mutated. */
export default defineConfig({
  test: {
    include: [
      'src/arithmetic.test.ts',
      'src/calendar.test.ts',
      'src/conversion.test.ts',
      'src/either-calendar.test.ts',
    ],
  },
});
