/** Configuration of Lingui: sources with messages, and the catalogue of each language. */
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { languages } from './src/browser/saved-choices.ts';

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
  'src/first-paint/manifest.ts',
];
const calendar = 'src/features/calendar/*.*';

export default defineConfig({
  sourceLocale: 'en',
  locales: languages.map(({ id }) => id),
  // A language that stands in for itself has to be whole, or the build fails.
  fallbackLocales: Object.fromEntries(
    languages.flatMap(({ id, written }) => (id === written ? [] : [[id, written]])),
  ),
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
