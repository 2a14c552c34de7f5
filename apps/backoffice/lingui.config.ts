import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { firstSources } from './build/first-sources.ts';
import { languages } from './src/browser/saved-choices.ts';

const tests = '**/*.test.*';
/** Sources of the first catalogue; later code brings its own (src/i18n/lazy-feature.ts). */
const first = firstSources();

export default defineConfig({
  sourceLocale: 'en',
  locales: languages.map(({ id }) => id),
  // An incomplete language without fallback fails the build.
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
