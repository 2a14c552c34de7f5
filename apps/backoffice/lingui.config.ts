import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { firstSources } from './build/first-sources.ts';
import { languages } from './src/browser/saved-choices.ts';

const tests = '**/*.test.*';
/** Sources of the first catalogue; lazy features have another (src/i18n/lazy-feature.ts). */
const first = firstSources();

export default defineConfig({
  sourceLocale: 'en',
  locales: languages.map(({ id }) => id),
  // A language without fallback fails the build if a translation is missing.
  fallbackLocales: Object.fromEntries(
    languages.flatMap(({ id, written }) => (id === written ? [] : [[id, written]])),
  ),
  catalogs: [
    { path: '<rootDir>/src/locales/first/{locale}', include: first },
    { path: '<rootDir>/src/locales/{locale}', include: ['src'], exclude: [tests, ...first] },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
