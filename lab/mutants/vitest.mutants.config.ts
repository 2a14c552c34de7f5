import { defineConfig } from 'vitest/config';

/** Core tests only, because documentation examples need files outside the mutated copy. */
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
