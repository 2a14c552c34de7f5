import { writeFileSync } from 'node:fs';
import type { Row, Table } from './rows.ts';

const widths = ['desk', 'phone'] as const;

/** Numbers the reasons noted with completed jobs; failures are written in full. */
class Notes {
  readonly said: string[] = [];

  signOf({ isDone, reason }: Row): string {
    if (isDone && reason === undefined) return '✓';
    const text = isDone ? `${reason}` : `Failed: ${reason}`;
    if (!this.said.includes(text)) this.said.push(text);
    return `${isDone ? '✓' : '✗'} ${this.said.indexOf(text) + 1}`;
  }
}

function cell(rows: readonly Row[], notes: Notes): string {
  const [desk, phone] = widths.map((width) => rows.find((row) => row.width === width));
  const signs = [desk, phone].map((row) => (row === undefined ? '–' : notes.signOf(row)));
  return signs[0] === signs[1] ? `${signs[0]}` : signs.join(' · ');
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function pageOf({ engines, absent, rows }: Table): string {
  const notes = new Notes();
  const jobs = [...new Set(rows.map(({ job }) => job))];
  const body = jobs.map((job) => {
    const cells = engines.map(({ name }) =>
      cell(
        rows.filter((row) => row.job === job && row.engine === name),
        notes,
      ),
    );
    return line([job, ...cells]);
  });
  return [
    '# The day in several engines',
    '',
    'Written by `pnpm e2e:engines --proof`: a job in an engine, at a desk of 1366×650 and on a phone of 375×812; one sign where both',
    'agree. A phone is pressed by finger in Chromium, by mouse in the others. `–`: not for this engine.',
    '',
    line(['job', ...engines.map(({ name }) => name)]),
    line(['job', ...engines].map(() => '---')),
    ...body,
    '',
    ...notes.said.map((text, at) => `${at + 1}. ${text.replaceAll(/\s+/gu, ' ')}`),
    '',
    '| engine | version |',
    '| --- | --- |',
    ...engines.map(({ name, version }) => line([name, version])),
    ...absent.map(({ name, why }) => line([name, `not available: ${why}`])),
    '',
  ].join('\n');
}

export function writeTable(table: Table): void {
  writeFileSync('docs/proof/engines.json', `${JSON.stringify(table, null, 2)}\n`);
  writeFileSync('docs/proof/engines.md', pageOf(table));
}
