/** Puts the styles of the first screens into the page itself, so that no request for them holds the drawing back. */
import type { Plugin, Rolldown } from 'vite';
import { chunkOf, chunksOf } from './direct-parts-plugin.ts';

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

const MAIN = /\/src\/main\.tsx$/u;
/** Signing in and the frame of the app with the calendar. */
const FIRST = [/\/src\/session\/sign-in\.tsx$/u, /\/src\/app\/app\.tsx$/u];

const chunkAt = (bundle: OutputBundle, file: string): OutputChunk | null => {
  const found = bundle[file];
  return found?.type === 'chunk' ? found : null;
};

/** The style sheets of a chunk and of all it imports at once, what is imported first. */
function sheetsOf(bundle: OutputBundle, file: string, seen: Set<string>): string[] {
  const chunk = chunkAt(bundle, file);
  if (!chunk || seen.has(file)) return [];
  seen.add(file);
  const imported = chunk.imports.flatMap((next) => sheetsOf(bundle, next, seen));
  return [...imported, ...(chunk.viteMetadata?.importedCss ?? [])];
}

function textOf(bundle: OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`The build has no ${file}.`);
  return String(asset.source);
}

export function firstStyles(): Plugin {
  return {
    name: 'digis-first-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Last: only then do the chunks name the sheets they come with.
      order: 'post',
      handler(_options, bundle) {
        const chunks = chunksOf(bundle);
        const entry = chunks.find(({ moduleIds }) => moduleIds.some((id) => MAIN.test(id)));
        const page = bundle['index.html'];
        if (!entry || page?.type !== 'asset') return;
        const first = FIRST.map((module) => chunkOf(chunks, module)).filter((chunk) => !!chunk);
        const seen = new Set<string>();
        const sheets = [entry, ...first].flatMap(({ fileName }) =>
          sheetsOf(bundle, fileName, seen),
        );

        let html = String(page.source);
        for (const sheet of sheets) {
          html = html.replace(new RegExp(`\\s*<link [^>]*href="/${sheet}"[^>]*>`, 'u'), '');
          // What is in the page must not be loaded again: the entry, which is loaded, stands in for it.
          for (const chunk of chunks) chunk.code = chunk.code.replaceAll(sheet, entry.fileName);
        }
        const styles = sheets.map((sheet) => textOf(bundle, sheet).trim()).join('');
        page.source = html.replace('</head>', () => `  <style>${styles}</style>\n  </head>`);
      },
    },
  };
}
