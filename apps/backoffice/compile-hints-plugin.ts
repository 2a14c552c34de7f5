/** Has the code of the first drawing compiled while it arrives, beside the page, and not function by function as it draws. */
import type { Plugin } from 'vite';
import { chunksOf } from './direct-parts-plugin.ts';

/** What is drawn with first. Rarer files would be work for nothing. */
const FIRST = ['base', 'frame', 'lists'];
/** Chromium heeds it as the very first line alone; to others it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

export function compileHints(): Plugin {
  return {
    name: 'digis-compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Last: Vite puts a line of its own on top of its files.
      order: 'post',
      handler(_options, bundle) {
        const chunks = chunksOf(bundle);
        for (const name of FIRST) {
          const chunk = chunks.find((file) => file.name === name);
          if (!chunk)
            throw new Error(`The build has no file named ${name} to be compiled at once.`);
          chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}
