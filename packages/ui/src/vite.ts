/**
 * Entry `@digis/ui/vite`: a build keeps only English of React Aria's 34 languages, and adds the
 * kit's Amharic. The kit's provider chooses the language, so the browser's is not detected.
 */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** The shape of a Vite plugin without Vite's types, which other bundlers' apps lack. */
export interface KitVitePlugin {
  readonly name: string;
  readonly apply: 'build';
  readonly enforce: 'pre';
  load(id: string): string | null;
}

/** The words of one package: `…/react-aria/dist/private/toast/intlStrings.mjs`. */
const ariaWords =
  /[/\\](?<library>react-(?:aria|stately|aria-components))[/\\].*?(?:[/\\](?<part>\w+))?[/\\]intlStrings\.mjs$/u;
const englishFile = /from "(?<file>[^"]+en-US\.mjs)"/u;

/**
 * Runs on loading, for 15 ms on a desktop and 60 on a phone, because the browser loads its date
 * data.
 */
const browserLanguage = /[/\\]react-aria[/\\].*[/\\]i18n[/\\]useDefaultLocale\.mjs$/u;
const noBrowserLanguage = `
const said = { locale: 'en-GB', direction: 'ltr' };
export const getDefaultLocale = () => said;
export const useDefaultLocale = () => said;
`;

const amharicFile = join(import.meta.dirname, `i18n/aria-am${extname(import.meta.filename)}`);

/**
 * Add it to Vite's plugins: saves 15 to 45 kB (gz), because messages are bundled with the component
 * that uses them.
 */
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
