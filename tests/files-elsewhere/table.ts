import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

export interface Result {
  readonly file: string;
  readonly program: string;
  readonly found: readonly string[];
}

export interface Table {
  readonly results: readonly Result[];
  readonly programs: ReadonlyMap<string, string>;
  readonly absent: ReadonlyMap<string, string>;
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function signOf(result: Result | undefined, notes: string[]): string {
  if (result === undefined) return '–';
  if (result.found.length === 0) return '✓';
  const note = `${result.file} in ${result.program}: ${result.found.length} differences, first ${result.found[0]}`;
  if (!notes.includes(note)) notes.push(note);
  return `✗ ${notes.indexOf(note) + 1}`;
}

export function writeTable({ results, programs, absent }: Table): void {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  const names = [...programs.keys()];
  const notes: string[] = [];
  const rows = [...new Set(results.map(({ file }) => file))].map((file) => {
    const of = (program: string) =>
      results.find((one) => one.file === file && one.program === program);
    return line([file, ...names.map((name) => signOf(of(name), notes))]);
  });
  const page = [
    '# What we write, in other programs',
    '',
    `Written by \`pnpm proof:files --proof\` at commit ${commit.trim()}: every kind of file of a year of the demo, opened by other programs, each cell`,
    'compared with what was written. ✓ all cells are right. ✗ some are not, said below. – not for this program.',
    'LibreOffice is told that a CSV is UTF-8, as its own dialog proposes. The demo has no VAT and no certificate: of these sheets the heads are compared.',
    '',
    line(['file', ...names]),
    line(['file', ...names].map(() => '---')),
    ...rows,
    '',
    ...notes.map((note, at) => `${at + 1}. ${note.replaceAll(/\s+/gu, ' ')}`),
    ...(notes.length > 0 ? [''] : []),
    '| program | version |',
    '| --- | --- |',
    ...[...programs].filter(([, version]) => version !== '').map((row) => line(row)),
    ...[...absent].map(([name, why]) => line([name, `not available: ${why}`])),
    '',
  ];
  writeFileSync('docs/proof/files.md', page.join('\n'));
}
