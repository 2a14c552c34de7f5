/** Names the files of each first screen in the page, so that they are on their way before any code runs. */
import type { Plugin, Rolldown } from 'vite';
import { chunkOf, chunksOf, passesOn } from './direct-parts-plugin.ts';

/** As index.html calls them. */
const PARTS = {
  signIn: /\/src\/session\/sign-in\.tsx$/u,
  app: /\/src\/app\/app\.tsx$/u,
  amharic: /\/src\/i18n\/amharic\.ts$/u,
  englishRest: /\/src\/i18n\/english-rest\.ts$/u,
  amharicRest: /\/src\/i18n\/amharic-rest\.ts$/u,
};
/** The screen of `/clients` is in `features/clients`, as src/app/routes.tsx has it. */
const SCREEN = /\/src\/features\/(?<name>[\w-]+)\/\k<name>-screen\.tsx$/u;
const PLACE = 'const parts = {};';

type Files = ReadonlySet<string>;

/** A chunk and all it needs at once, its styles too. */
function filesOf(bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()): Files {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) seen.add(sheet);
  for (const next of chunk.imports) filesOf(bundle, next, seen);
  return seen;
}

/** The files of each part, and of each screen by its path, without what the page has already. */
export function partsOf(bundle: Rolldown.OutputBundle, html: string) {
  const chunks = chunksOf(bundle);
  const isAskedFor = (file: string) => {
    const needed = bundle[file];
    // A file that only passes a part on is never asked for.
    return !html.includes(file) && !(needed?.type === 'chunk' && passesOn(needed.code));
  };
  const wanted = (files: Files) => [...files].filter(isAskedFor);
  const parts = Object.entries(PARTS).map(([name, pattern]) => {
    const chunk = chunkOf(chunks, pattern);
    if (!chunk) throw new Error(`The build has no part for ${name}.`);
    return [name, wanted(filesOf(bundle, chunk.fileName))] as const;
  });
  const { app = [], signIn = [] } = Object.fromEntries(parts);
  // first-styles-plugin.ts has put these into the page.
  const isInPage = (file: string) => file.endsWith('.css') && [...app, ...signIn].includes(file);
  const screens = chunks.flatMap(({ facadeModuleId, fileName }) => {
    const { name } = SCREEN.exec(facadeModuleId ?? '')?.groups ?? {};
    if (name === undefined) return [];
    const own = wanted(filesOf(bundle, fileName));
    return [[`/${name}`, own.filter((file) => !app.includes(file) && !isInPage(file))] as const];
  });
  const scripts = parts.map(
    ([name, files]) => [name, files.filter((file) => !isInPage(file))] as const,
  );
  return { ...Object.fromEntries(scripts), screens: Object.fromEntries(screens) };
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
        if (!html.includes(PLACE)) throw new Error(`index.html has no "${PLACE}" any more.`);
        const parts = JSON.stringify(partsOf(bundle, html));
        page.source = html.replace(PLACE, () => `const parts = ${parts};`);
      },
    },
  };
}
