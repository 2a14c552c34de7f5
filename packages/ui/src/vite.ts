/** Entry `@digis/ui/vite`: leaves React Aria's 34 languages out of a build; the kit brings its own dictionary. */

/** As Vite wants a plugin, without its types: an app that builds otherwise does not need them. */
export interface KitVitePlugin {
  readonly name: string;
  readonly apply: 'build';
  readonly enforce: 'pre';
  load(id: string): string | null;
}

const ariaWords = /[/\\]react-(?:aria|stately|aria-components)[/\\].*[/\\]intlStrings\.mjs$/u;

/** Put it among Vite's plugins: saves some 15 to 45 kB (gz). It needs `UiProvider`, which installs the dictionary. */
export function ariaWordsFromKit(): KitVitePlugin {
  return {
    name: 'digis-aria-words-from-kit',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (ariaWords.test(id) ? 'export default {};' : null),
  };
}
