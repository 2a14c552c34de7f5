import { defineConfig } from 'vitest/config';

/** Configuration of mutation tests: the core alone, because the documentation's examples need files outside of the mutated copy. */
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
