/** Writes the README's list of components, grouped as in Storybook. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentFacts } from './component-facts.ts';

const PAGE = join(import.meta.dirname, '../../README.md');
const BLOCK = /(<!-- components: [^\n]*-->\n)[^]*?(<!-- \/components -->)/u;

function printed(): string {
  const all = Object.entries(componentFacts()).filter(([, { group }]) => group !== '');
  const groups = [...new Set(all.map(([, { group }]) => group))].toSorted();
  return groups
    .map((group) => {
      const lines = all
        .filter(([, own]) => own.group === group)
        .map(
          ([
            name,
            {
              entry,
              purpose: [first = ''],
            },
          ]) => {
            const from = entry === '@digis/ui' ? '' : ` (\`${entry}\`)`;
            return `- \`${name}\`${from}: ${first}`;
          },
        );
      return `\n### ${group}\n\n${lines.join('\n')}\n`;
    })
    .join('');
}

export function readmes(): { readonly is: string; readonly has: string } {
  const is = readFileSync(PAGE, 'utf8');
  if (!BLOCK.test(is)) throw new Error(`${PAGE}: no place for the list of components`);
  const has = is.replace(
    BLOCK,
    (_all, start: string, end: string) => `${start}${printed()}\n${end}`,
  );
  return { is, has };
}

if (import.meta.main) writeFileSync(PAGE, readmes().has);
