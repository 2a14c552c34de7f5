/**
 * Replaces the 34 languages of React Aria by English and Amharic. The kit's provider chooses the
 * language.
 */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** Declared here, because apps with other bundlers lack Vite's types. */
export interface KitVitePlugin {
  readonly name: string;
  readonly apply: 'build';
  readonly enforce: 'pre';
  load(id: string): string | null;
}

/** Matches `…/react-aria/dist/private/toast/intlStrings.mjs`. */
const ariaWords =
  /[/\\](?<library>react-(?:aria|stately|aria-components))[/\\].*?(?:[/\\](?<part>\w+))?[/\\]intlStrings\.mjs$/u;
const englishFile = /from "(?<file>[^"]+en-US\.mjs)"/u;

/** Module that detects the browser's language; it loads in 15 ms on a desktop, 60 on a phone. */
const browserLanguage = /[/\\]react-aria[/\\].*[/\\]i18n[/\\]useDefaultLocale\.mjs$/u;
const noBrowserLanguage = `
const said = { locale: 'en-GB', direction: 'ltr' };
export const getDefaultLocale = () => said;
export const useDefaultLocale = () => said;
`;

const amharicFile = join(import.meta.dirname, `i18n/aria-am${extname(import.meta.filename)}`);

/** Bundles words with the component that uses them, which saves 15 to 45 kB (gz). */
export function ariaWordsFromKit(): KitVitePlugin {
  return {
    name: 'digis-aria-words-from-kit',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (browserLanguage.test(id)) return noBrowserLanguage;
      const { library, part } = ariaWords.exec(id)?.groups ?? {};
      if (library === undefined) return null;
      const english = englishFile.exec(readFileSync(id, 'utf8'))?.groups?.['file'];
      const name = library === 'react-aria-components' ? library : `@${library}/${part}`;
      return [
        `import english from ${JSON.stringify(english)};`,
        `import { amharic } from ${JSON.stringify(amharicFile)};`,
        `export default { 'en-US': english, 'am-ET': amharic[${JSON.stringify(name)}] };`,
      ].join('\n');
    },
  };
}
