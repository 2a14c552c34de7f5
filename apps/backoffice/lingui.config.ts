/** Configuration of Lingui: sources with messages, and the catalogues in English and Amharic. */
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const tests = '**/*.test.*';
/** What loads after the first screens brings its sentences with it; see src/i18n/lazy-feature.ts. */
const features = [
  'src/features',
  'src/ledgers',
  'src/lists',
  'src/log',
  'src/money',
  'src/app/search/search-palette.tsx',
  'src/api/error-message.ts',
  'src/i18n/*-labels.ts',
];
const calendar = 'src/features/calendar/*.*';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'am'],
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}', include: features, exclude: [tests, calendar] },
    {
      path: '<rootDir>/src/locales/first/{locale}',
      include: ['src'],
      exclude: [
        tests,
        ...features.filter((path) => path !== 'src/features'),
        'src/features/!(calendar)/**',
        'src/features/calendar/*/**',
      ],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
