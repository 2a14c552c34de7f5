// Stryker on the calendar's arithmetic: a test must kill each mutant.
import { join } from 'node:path';

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: join(import.meta.dirname, 'vitest.mutants.config.ts') },
  mutate: [
    'arithmetic',
    'calendar',
    'conversion',
    'gregorian',
    'gregorian-fields',
    'iso-date',
    'queries',
    'today',
  ].map((name) => `src/calendar/${name}.ts`),
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: 'dist/mutants.json' },
  tempDirName: 'dist/stryker',
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'tsconfig*.json'],
  warnings: { unknownOptions: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
