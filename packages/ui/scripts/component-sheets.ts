/** Creates a style sheet per component, for an app that uses only a few. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sheetOf, splitSheets } from './split-sheets.ts';

interface Part {
  /** Path relative to `src`, without `.ts`: `components/Button/Button.css`. */
  readonly file: string;
  readonly css: string;
}

const partsOf = (css: string): Part[] =>
  css
    .split('/*! ')
    .slice(1)
    .map((text) => {
      const end = text.indexOf(' */');
      return { file: text.slice(0, end), css: text.slice(end + ' */'.length) };
    });

const isBase = ({ file }: Part) => /^(?:tokens|styles|theme)\//u.test(file);

const joined = (parts: readonly Part[]) => parts.map(({ css }) => css).join('\n');

function reached(dist: string, entry: string): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [entry];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file) || !existsSync(join(dist, file))) continue;
    found.add(file);
    const code = readFileSync(join(dist, file), 'utf8');
    for (const [, path = ''] of code.matchAll(/(?:from |import |import\()"(\.[^"]+)"/gu)) {
      queue.push(relative(dist, join(dist, dirname(file), path)));
    }
  }
  return found;
}

const others: readonly (readonly [name: string, entry: string])[] = [
  ['chart', 'chart.js'],
  ['DisclosureGroup', 'components/Disclosure/DisclosureGroup.js'],
  ['MonthTitle', 'components/MonthCalendar/MonthTitle.js'],
];

/** Every page needs `base`. Sheets repeat shared rules, always in the same order. */
export function componentSheets(css: string, dist: string): Map<string, string> {
  const parts = partsOf(css);
  const components = readdirSync(join(dist, 'components'))
    .map((name) => [name, `components/${name}/${name}.js`] as const)
    .filter(([, entry]) => existsSync(join(dist, entry)));
  const sheets = [...components, ...others].map(([name, entry]) => {
    const modules = reached(dist, entry);
    const own = parts.filter((part) => !isBase(part) && modules.has(`${part.file}.js`));
    return [name, sheetOf(joined(own))] as const;
  });
  return new Map([['base', splitSheets(joined(parts.filter(isBase))).styles], ...sheets]);
}
