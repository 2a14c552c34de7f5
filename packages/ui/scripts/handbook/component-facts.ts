import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { importsOf } from '@digis/tooling/import-graph';
import { kitVariable } from '../../src/tokens/tokens.ts';

export interface ComponentFacts {
  /** Id of the page in Storybook: `actions-button--docs`. */
  readonly page: string;
  readonly group: string;
  readonly entry: string;
  readonly purpose: readonly string[];
  readonly siblings: readonly string[];
  /** Names of variables; `--kit-space-*` where a prop chooses among them. */
  readonly tokens: readonly string[];
  /** Keys as named in `userEvent.keyboard`: `ArrowDown`, `Enter`, ` `. */
  readonly keysPressed: readonly string[];
  readonly state: 'ready' | 'new' | 'deprecated';
}

export type FactsByComponent = Readonly<Record<string, ComponentFacts>>;

const folder = 'packages/ui/src/components';
const read = (file: string) => readFileSync(file, 'utf8');

const plain = (comment: string) =>
  comment
    .replaceAll(/^\s*\* ?/gmu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\s*(?:\bD\d{1,3}(?:, D\d{1,3})*\b|Spec \d\.\d+\.?)/gu, '')
    .trim();

const sentencesOf = (text: string) =>
  text.split(/(?<=[.?!])\s+(?=[\p{Lu}`])/u).filter((sentence) => sentence !== '');

const entries = Object.entries({
  // Must come first, because the root entry still exports what moved here.
  '@digis/ui/app': 'packages/ui/src/app.ts',
  '@digis/ui': 'packages/ui/src/index.ts',
  '@digis/ui/catering': 'packages/ui/src/catering.ts',
  '@digis/ui/chart': 'packages/ui/src/chart.ts',
});

function entryOf(name: string): string {
  const own = new RegExp(`[{,]\\s*${name}\\b`, 'u');
  return entries.find(([, path]) => own.test(read(path)))?.[0] ?? '';
}

const asName = (file: string) =>
  basename(file, '.tsx').replaceAll(/(?:^|-)(\w)/gu, (_all, letter: string) =>
    letter.toUpperCase(),
  );

const sources = Object.fromEntries(
  [
    ...globSync(`${folder}/*/*.tsx`).filter((file) => asName(file) === basename(dirname(file))),
    ...globSync('packages/ui/src/chart/*.stories.tsx').map((file) =>
      file.replace('.stories.tsx', '.tsx'),
    ),
  ]
    .map((file): [string, string] => [asName(file), file])
    .toSorted(([a], [b]) => a.localeCompare(b)),
);

const namesComponent = (sentence: string) =>
  [...sentence.matchAll(/`<?([A-Z][A-Za-z]+)/gu)].some(([, name = '']) => name in sources);

function commentsOf(name: string, code: string): string[] {
  const first = /^\/\*\*(.*?)\*\//su.exec(code)?.[1] ?? '';
  const before = code.slice(
    0,
    code.search(new RegExp(`^export (?:function|const) ${name}\\b`, 'mu')),
  );
  const own = before.slice(before.lastIndexOf('/**') + 3, before.lastIndexOf('*/'));
  return [first, own].flatMap((comment) => sentencesOf(plain(comment)));
}

/** Skips components used inside, because they have their own pages. */
function sheetsOf(file: string, own: string, found = new Set<string>()): Set<string> {
  for (const { to: path } of importsOf(file, read(file))) {
    const isOther = path.startsWith(folder) && !path.includes('/private/') && dirname(path) !== own;
    const isFollowed =
      path.endsWith('.css.ts') ||
      path.includes('/src/styles/') ||
      (!isOther && path.startsWith(folder));
    if (found.has(path) || !isFollowed || !existsSync(path)) continue;
    found.add(path);
    sheetsOf(path, own, found);
  }
  return found;
}

const STYLES =
  /^(?!.*\/(?:tokens|component-style|layers)[./]).*(?:\.css\.ts|\/styles\/[\w-]+\.ts)$/u;
const TOKEN = /\bvars\.(?!css\b)([a-zA-Z]+)(?:\.([a-zA-Z]+)|\[)?/gu;

function tokensOf(source: string): string[] {
  const sheets = [...sheetsOf(source, dirname(source))].filter((path) => STYLES.test(path));
  const variables = sheets.flatMap((path) =>
    [...read(path).matchAll(TOKEN)].map(([found, group = '', name]) =>
      name ? kitVariable([group, name]) : kitVariable(found.endsWith('[') ? [group, '*'] : [group]),
    ),
  );
  return [...new Set(variables)].map((name) => `--${name}`).toSorted();
}

function keysOf(stories: string): string[] {
  const typed = [...stories.matchAll(/\.keyboard\(\s*['"`]([^'"`]+)/gu)].map(
    ([, keys]) => keys ?? '',
  );
  const named = typed.flatMap((keys) =>
    [...keys.matchAll(/[{[]([A-Za-z\d]+)/gu)].map(([, key]) => key ?? ''),
  );
  const isSpace = typed.some((keys) => keys.includes(' '));
  const isTab = /userEvent\.tab\(/u.test(stories);
  return [
    ...new Set([...named, ...(isSpace ? ['Space'] : []), ...(isTab ? ['Tab'] : [])]),
  ].toSorted();
}

const newNames = new Set(
  globSync('.changeset/*.md').flatMap((file) =>
    [...read(file).matchAll(/New: ([^;.]*(?:;[^.]*)?)/gu)].flatMap(([, names = '']) =>
      [...names.matchAll(/`([A-Z]\w+)`/gu)].map(([, name]) => name ?? ''),
    ),
  ),
);

function factsOf([name, source]: [string, string]): ComponentFacts {
  const code = read(source);
  const own = source.startsWith(folder)
    ? `${dirname(source)}/*.stories.tsx`
    : source.replace('.tsx', '.stories.tsx');
  const stories = globSync(own).map(read).join('\n');
  const title = new RegExp(`title: '((?:[A-Z][a-z]+)/${name})'`, 'u').exec(stories)?.[1] ?? '';
  const sentences = commentsOf(name, code);
  return {
    page: `${title.toLowerCase().replace('/', '-')}--docs`,
    group: title.split('/')[0] ?? '',
    entry: entryOf(name),
    purpose: sentences.filter((sentence) => !namesComponent(sentence)),
    siblings: sentences.filter(namesComponent),
    tokens: tokensOf(source),
    keysPressed: keysOf(stories),
    state: /@deprecated/u.test(code) ? 'deprecated' : newNames.has(name) ? 'new' : 'ready',
  };
}

export const componentFacts = (): FactsByComponent =>
  Object.fromEntries(Object.entries(sources).map((each) => [each[0], factsOf(each)]));
