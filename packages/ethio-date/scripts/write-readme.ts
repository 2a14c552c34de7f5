/** Writes the README's contents and functions, after a build. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const START = '<!-- functions -->';
const END = '<!-- /functions -->';
const CONTENTS = /(?<=<!-- contents -->\n\n).*?(?=\n\n<!-- \/contents -->)/su;

const titles: Readonly<Record<string, string>> = {
  'calendar/iso-date': 'ISO dates',
  'calendar/queries': 'Validity and lengths',
  'calendar/arithmetic': 'Arithmetic',
  'calendar/order': 'Order, limits, lists of days',
  'calendar/periods': 'Weeks, months, years',
  'calendar/calendar': 'Weekdays and month grids',
  'calendar/today': 'Today',
  'text/format': 'Dates and times in words',
  'text/date-language': 'The words of a language',
  'text/spans': 'Ranges and distances in words',
  'text/parse': 'Reading dates',
  'text/parse-typed-day': 'Reading days typed in short',
  'text/read-day': 'Reading days of a sheet',
  'text/geez': 'Geez numerals',
  'text/day-names': 'Names of fasts',
  'clock/ethio-time': 'The Ethiopian clock',
  'clock/day-part-time': 'Times by the part of the day',
  'clock/picker-time': 'Times by the period of a picker',
  'feasts/day-info': 'What a day is',
  'feasts/holidays': 'Public holidays',
  'feasts/fasts': 'Fasts',
  'feasts/bahire-hasab': 'Bahire Hasab',
  'feasts/islamic-feasts': 'Islamic feasts',
  'calendar/conversion': 'Epoch days',
  'calendar/gregorian': 'Gregorian dates and epoch days',
  'calendar/gregorian-fields': 'Gregorian dates as numbers',
  'calendar/either-calendar': 'Either calendar',
  'adapters/internationalized': 'With @internationalized/date',
  'adapters/temporal': 'With Temporal',
};
const COMMENTED = /\/\*\*\n((?: \*.*\n)+?) \*\/\nexport (?:async )?(?:function|const) (\w+)/g;

/** Returns the declaration on one line, without `export declare function`. */
function signatureOf(declarations: string, name: string): string {
  const pattern = new RegExp(
    `export declare (?:function|const) (${name}\\b[^;{]*(?:\\{[^}]*\\}[^;{]*)*);`,
    'u',
  );
  const text = pattern.exec(declarations)?.[1];
  if (text === undefined) throw new Error(`No declaration of ${name}: build first.`);
  return text
    .replaceAll(/\/\*\*.*?\*\//gsu, '')
    .replaceAll(/readonly /gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^(\w+): (\(.*\)) => /u, '$1$2: ');
}

function entryOf(comment: string, signature: string): string | null {
  const lines = comment.split('\n').map((line) => line.replace(/^ \* ?/, ''));
  const examples = lines
    .filter((line) => line.startsWith('@example '))
    .map((line) => `\`${line.slice('@example '.length)}\``);
  if (examples.length === 0) return null;
  const sentence = lines
    .slice(
      0,
      lines.findIndex((line) => line.startsWith('@')),
    )
    .join(' ');
  const throws = lines.find((line) => line.startsWith('@throws '))?.slice('@throws '.length);
  const errors = throws === undefined ? '' : ` Throws ${throws.trim()}.`;
  return [`- \`${signature}\``, sentence.trim() + errors, ...examples].join('<br>');
}

function group([file, title]: [string, string]): string {
  const text = readFileSync(join(root, `src/${file}.ts`), 'utf8');
  const declarations = readFileSync(join(root, `dist/${file}.d.ts`), 'utf8');
  const entries = [...text.matchAll(COMMENTED)]
    .filter(([, comment = '']) => comment.includes('@example'))
    .map(([, comment = '', name = '']) => entryOf(comment, signatureOf(declarations, name)));
  const purpose = /^\/\*\* (.*) \*\//.exec(text)?.[1] ?? '';
  return `### ${title}\n\n${purpose}\n\n${entries.join('\n')}`;
}

const files = globSync('src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
for (const file of files) {
  const isListed = file.replace(/^src\/|\.ts$/gu, '') in titles;
  const isShown = readFileSync(join(root, file), 'utf8').includes('@example');
  if (isShown && !isListed) throw new Error(`${file} has no heading in the README.`);
}

const path = join(root, 'README.md');
const readme = readFileSync(path, 'utf8');
const before = readme.slice(0, readme.indexOf(START) + START.length);
const after = readme.slice(readme.indexOf(END));
const whole = `${before}\n\n${Object.entries(titles).map(group).join('\n\n')}\n\n${after}`;
const anchor = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\w -]/gu, '')
    .replaceAll(' ', '-');
const contents = [...whole.matchAll(/^(##|###) (.+)$/gmu)]
  .filter(([, , title]) => title !== 'Contents')
  .map(([, level, title = '']) => `${level === '##' ? '' : '  '}- [${title}](#${anchor(title)})`);
writeFileSync(
  path,
  whole.replace(CONTENTS, () => contents.join('\n')),
);
