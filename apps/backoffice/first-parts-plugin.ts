/** Names the files of each first screen in the page, so that they are on their way before any code runs. */
import type { Plugin, Rolldown } from 'vite';
import { chunkOf, passesOn } from './direct-parts-plugin.ts';

/** As index.html calls them. */
const PARTS = {
  signIn: /\/src\/session\/sign-in\.tsx$/u,
  app: /\/src\/app\/app\.tsx$/u,
  amharic: /\/src\/i18n\/amharic\.ts$/u,
};
const PLACE = 'const parts = {};';

/** A chunk and all it needs at once. */
function filesOf(bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()) {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const next of chunk.imports) filesOf(bundle, next, seen);
  return seen;
}

export function firstParts(): Plugin {
  return {
    name: 'digis-first-parts',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const html = String(page.source);
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const parts = Object.entries(PARTS).map(([name, pattern]) => {
          const chunk = chunkOf(chunks, pattern);
          if (!chunk) throw new Error(`The build has no part for ${name}.`);
          const files = [...filesOf(bundle, chunk.fileName)].filter((file) => {
            const needed = bundle[file];
            // The page has its entry already; a file that only passes a part on is never asked for.
            return needed?.type === 'chunk' && !html.includes(file) && !passesOn(needed.code);
          });
          return [name, files.map((file) => `/${file}`)];
        });
        if (!html.includes(PLACE)) throw new Error(`index.html has no "${PLACE}" any more.`);
        page.source = html.replace(
          PLACE,
          `const parts = ${JSON.stringify(Object.fromEntries(parts))};`,
        );
      },
    },
  };
}
