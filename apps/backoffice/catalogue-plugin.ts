/** Splits a language's catalogue in two: the sentences of the first screens, and the rest, which comes with the rest. */
import { join, relative } from 'node:path';
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

const request = /^(?<file>.+\.po)\?part=(?<part>first|rest)$/u;

/** Where signing in, the frame of the app and the calendar are; the build fails where this says too little. */
const FIRST =
  /^src\/(?:session|app|features\/calendar|i18n\/language-choice|api\/connection-cause|forms\/(?:use-field|field-fault))\b/u;
const FIRST_PARTS = ['src/root.tsx', 'src/session/sign-in.tsx', 'src/app/app.tsx'];

type ImportsOf = (id: string) => readonly string[];

const isFirst = (origins: readonly (readonly [string, ...unknown[]])[] = []) =>
  origins.some(([file]) => FIRST.test(file));

/** The files of the app that these import at once, themselves included. */
function filesWith(root: string, parts: readonly string[], importsOf: ImportsOf): Set<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    const file = relative(root, id);
    if (!file.startsWith('src/') || found.has(file)) return;
    found.add(file);
    importsOf(id).forEach(add);
  };
  for (const part of parts) add(join(root, part));
  return found;
}

/** Gives `import('./am.po?part=rest')` its messages; fails where one is not translated. */
export function catalogueParts(): Plugin {
  const config = getConfig();
  /** Where the sentences of the second part stand. */
  const later = new Map<string, readonly string[]>();
  return {
    name: 'digis-catalogue-parts',
    async load(id) {
      const { file = '', part } = request.exec(id)?.groups ?? {};
      if (part === undefined) return null;
      this.addWatchFile(file);
      const found = getCatalogForFile(relative(config.rootDir, file), await getCatalogs(config));
      if (!found) throw new Error(`${file} is no catalogue of lingui.config.ts.`);
      const { catalog, locale } = found;
      const sources = (await catalog.read(locale)) ?? {};
      const { messages, missing } = await catalog.getTranslations(locale, {
        fallbackLocales: config.fallbackLocales,
        sourceLocale: config.sourceLocale,
      });
      if (missing.length > 0) throw new Error(`${file} lacks ${missing.length} translations.`);
      const chosen = Object.entries(messages).filter(
        ([name]) => isFirst(sources[name]?.origin) === (part === 'first'),
      );
      const { source } = createCompiledCatalog(locale, Object.fromEntries(chosen), {
        namespace: 'es',
      });
      for (const [name, { origin = [] }] of Object.entries(sources)) {
        if (part === 'rest' && !isFirst(origin))
          later.set(
            name,
            origin.map(([path]) => path),
          );
      }
      return { code: source, moduleType: 'js' };
    },
    buildEnd() {
      const importsOf: ImportsOf = (id) => this.getModuleInfo(id)?.importedIds ?? [];
      const first = filesWith(config.rootDir, FIRST_PARTS, importsOf);
      const missing = [...new Set([...later.values()].flat())].filter((file) => first.has(file));
      if (missing.length > 0) this.error(`The first screens say what is in ${missing.join(', ')}`);
    },
  };
}
