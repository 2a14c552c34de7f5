/** Splits the kit's words of a language in two: those of the first screens, and the rest, which comes with the rest. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Plugin, parseAst } from 'vite';
import { isOfFirstScreens } from './chunks.ts';

const REQUEST = /[/\\]i18n[/\\](?:en|am)\.ts\?part=(?<part>first|rest)$/u;
/** `strings.close`, and words that are chosen by their names: `{ title: 'emptyError' }`. */
const NAMED = /\bstrings\.(?<said>\w+)|'(?<chosen>\w+)'/gu;
const KIT = /[/\\]packages[/\\]ui[/\\]src[/\\]components[/\\].*\.tsx?$/u;
/** What the kit loads by itself, which may be before the rest is there. */
const OWN_PARTS = /[/\\](?:AppShell[/\\]Drawer|OverlayFrame|ToastRegion[/\\]\w+)\.tsx$/u;

const isShownFirst = (file: string) => isOfFirstScreens(file) || OWN_PARTS.test(file);

/** The names in a source that may be of words; a few too many do no harm. */
export const wordsIn = (source: string): string[] =>
  [...source.matchAll(NAMED)].map(({ groups }) => groups?.['said'] ?? groups?.['chosen'] ?? '');

const wordsInFile = (file: string) => wordsIn(readFileSync(file, 'utf8'));

/** All that the components of the first screens may say. */
function firstWords(kit: string): ReadonlySet<string> {
  const files = globSync('components/*/*.{ts,tsx}', { cwd: kit })
    .filter((file) => !/\.(?:stories|test|css)\.tsx?$/u.test(file))
    .map((file) => join(kit, file));
  return new Set(files.filter(isShownFirst).flatMap(wordsInFile));
}

/** `export const en = { … }` with only the words that are wanted. */
export function partOfWords(code: string, isWanted: (name: string) => boolean): string {
  const [words] = parseAst(code).body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration'
      ? node.declaration.declarations.map(({ init }) => init)
      : [],
  );
  if (words?.type !== 'ObjectExpression') throw new Error('The words of the kit are no object.');
  const kept = words.properties.filter((word) => {
    if (word.type !== 'Property' || word.key.type !== 'Identifier')
      throw new Error('A word of the kit has no name.');
    return isWanted(word.key.name);
  });
  const texts = kept.map(({ start, end }) => code.slice(start, end));
  return `${code.slice(0, words.start)}{${texts.join(',\n')}}${code.slice(words.end)}`;
}

/** Gives `@digis/ui/locales/en?part=first` its words; fails where the first screens say another. */
export function kitWordParts(): Plugin {
  /** The words that come later, by the name of each. */
  const later = new Set<string>();
  return {
    name: 'digis-kit-word-parts',
    resolveId: {
      filter: { id: /^@digis\/ui\/locales\/\w+\?part=/u },
      async handler(source, importer) {
        const [path = '', query = ''] = source.split('?');
        const found = await this.resolve(path, importer);
        return found && `${found.id}?${query}`;
      },
    },
    transform: {
      filter: { id: REQUEST },
      handler(code, id) {
        const first = firstWords(join(dirname(id), '..'));
        const isFirst = REQUEST.exec(id)?.groups?.['part'] === 'first';
        return {
          code: partOfWords(code, (name) => {
            const isWanted = first.has(name) === isFirst;
            if (isWanted && !isFirst) later.add(name);
            return isWanted;
          }),
          map: null,
        };
      },
    },
    /** The list of files in chunks.ts is only believed as far as the build agrees. */
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !/\b(?:base|frame|fields)-/u.test(chunk.fileName)) continue;
        for (const file of chunk.moduleIds.filter((id) => KIT.test(id) && !id.includes('.css.'))) {
          const missing = wordsInFile(file).filter((name) => later.has(name));
          if (missing.length > 0)
            this.error(`${file} is of the first screens, but ${missing.join(', ')} come later.`);
        }
      }
    },
  };
}
