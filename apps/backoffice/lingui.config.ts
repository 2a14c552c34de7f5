/** Where Lingui finds the sentences of the app, and where it keeps their English and Amharic. */
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'am'],
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}', include: ['src'], exclude: ['**/*.test.*'] },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
