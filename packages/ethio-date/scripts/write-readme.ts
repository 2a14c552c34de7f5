/** Writes the list of functions into the README from the comments of the sources: sentence, errors, example. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const START = '<!-- functions -->';
const END = '<!-- /functions -->';
const COMMENTED = /\/\*\*\n((?: \*.*\n)+?) \*\/\nexport (?:async )?(?:function|const) (\w+)/g;

function entryOf(comment: string, name: string): string | null {
  const lines = comment.split('\n').map((line) => line.replace(/^ \* ?/, ''));
  const example = lines.find((line) => line.startsWith('@example '))?.slice('@example '.length);
  if (example === undefined) return null;
  const sentence = lines
    .slice(
      0,
      lines.findIndex((line) => line.startsWith('@')),
    )
    .join(' ');
  const throws = lines.find((line) => line.startsWith('@throws '))?.slice('@throws '.length);
  const errors = throws === undefined ? '' : ` Throws ${throws.trim()}.`;
  return `- **${name}**: ${sentence.trim()}${errors}<br>\`${example}\``;
}

/** The README's list, a group for every source file. */
function functionList(): string {
  return globSync('src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const entries = [...text.matchAll(COMMENTED)]
        .map(([, comment = '', name = '']) => entryOf(comment, name))
        .filter((entry) => entry !== null);
      const purpose = /^\/\*\* (.*) \*\//.exec(text)?.[1] ?? '';
      return entries.length === 0 ? [] : [`### ${purpose}\n\n${entries.join('\n')}`];
    })
    .join('\n\n');
}

const path = join(root, 'README.md');
const readme = readFileSync(path, 'utf8');
const before = readme.slice(0, readme.indexOf(START) + START.length);
const after = readme.slice(readme.indexOf(END));
writeFileSync(path, `${before}\n\n${functionList()}\n\n${after}`);
