/**
 * Prints the allowed imports of lint/arrow-table.js for docs/architecture.md; run as a script,
 * writes the page.
 */
import { appFolders, columns, rows, serverWings } from '../../lint/arrow-table.js';
import { printedBlock, tableLine } from './printed-block.ts';

function print(): string {
  return [
    '',
    tableLine([String.raw`from \ to`, ...columns.map(({ name }) => name)]),
    `|${'---|'.repeat(columns.length + 1)}`,
    ...rows.map(({ name, cells }) => tableLine([name, ...cells])),
    '',
    `Inside the app each folder may import those after it: \`${appFolders.join('` → `')}\`. Files of \`src\` itself come first.`,
    '',
    "The server's modules are in seven wings, the upper ones first; a wing imports only itself and those below it:",
    '',
    tableLine(['wing', 'holds']),
    '|---|---|',
    ...serverWings.map(({ name, holds }) => tableLine([`\`${name}\``, holds])),
    '',
    'No two folders of a package import each other: a feature, a component and a module are folders of their own.',
    '',
  ].join('\n');
}

const block = printedBlock({
  page: 'docs/architecture.md',
  name: 'arrows',
  script: 'scripts/check/pages/arrows-page.ts',
  print,
});

export const arrowFaults = block.faults;

if (import.meta.main) block.write();
