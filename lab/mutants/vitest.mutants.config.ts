import { defineConfig } from 'vitest/config';

/** The tests of the core alone: the documentation's examples need files outside of the copy that is mutated. */
export default defineConfig({
  test: {
    include: [
      'src/calendar/arithmetic.test.ts',
      'src/calendar/calendar.test.ts',
      'src/calendar/conversion.test.ts',
      'src/calendar/either-calendar.test.ts',
    ],
  },
});
