/** Prints the tables of allowed imports in docs/architecture.md from lint/arrow-table.js. Run by itself, it writes them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { appFolders, columns, rows, serverWings } from '../lint/arrow-table.js';

const PAGE = 'docs/architecture.md';
const BLOCK = /(<!-- arrows: [^\n]*-->\n)[^]*?(<!-- \/arrows -->)/u;

const line = (words: readonly string[]) => `| ${words.join(' | ')} |`;

function printed(): string {
  return [
    '',
    line([String.raw`from \ to`, ...columns.map(({ name }) => name)]),
    `|${'---|'.repeat(columns.length + 1)}`,
    ...rows.map(({ name, cells }) => line([name, ...cells])),
    '',
    `Inside the app each folder may import those after it: \`${appFolders.join('` → `')}\`. Files of \`src\` itself come first.`,
    '',
    "The server's modules are in seven wings, the upper ones first; a wing imports only itself and those below it:",
    '',
    line(['wing', 'holds']),
    '|---|---|',
    ...serverWings.map(({ name, holds }) => line([`\`${name}\``, holds])),
    '',
    'No two folders of a package import each other: a feature, a component and a module are folders of their own.',
    '',
  ].join('\n');
}

const pageOf = (text: string) => text.replace(BLOCK, (_all, start, end) => start + printed() + end);

/** A sentence, or nothing. */
export function* pageFaults(): Generator<string> {
  const text = readFileSync(PAGE, 'utf8');
  if (!BLOCK.test(text)) yield `${PAGE}: no place for the table of arrows`;
  else if (pageOf(text) !== text) yield `${PAGE}: node scripts/check/arrows-page.ts writes it`;
}

if (import.meta.main) writeFileSync(PAGE, pageOf(readFileSync(PAGE, 'utf8')));
