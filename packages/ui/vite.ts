/** Entry `@digis/ui/vite`: leaves React Aria's 34 languages out of a build; the kit brings its own dictionary. */
import type { Plugin } from 'vite';

const ariaWords = /[/\\]react-(?:aria|stately|aria-components)[/\\].*[/\\]intlStrings\.mjs$/u;

/** Put it among Vite's plugins: saves some 15 to 45 kB (gz). It needs `UiProvider`, which installs the dictionary. */
export function ariaWordsFromKit(): Plugin {
  return {
    name: 'digis-aria-words-from-kit',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (ariaWords.test(id) ? 'export default {};' : null),
  };
}
