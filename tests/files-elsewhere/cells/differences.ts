import type { WrittenCell } from './written-cells.ts';

export type ShownCell = string | number | boolean | null;
export type ShownSheet = readonly (readonly ShownCell[])[];

const MONTH_FIRST = /^(\d\d?)\/(\d\d?)\/(\d{4})$/u;
const two = (digits: string) => digits.padStart(2, '0');

const halfOfDay = (_: string, hour: string, rest: string, half: string) =>
  `${two(String((Number(hour) % 12) + (half === 'P' ? 12 : 0)))}${rest}`;

/** Gives dates one form: `2026/11/28`, `2026-11-28T00:00:00.000Z`, `06:30:00 PM`. */
const dated = (shown: string) =>
  shown
    .replace(MONTH_FIRST, (_, month, day, year) => `${year}-${two(month)}-${two(day)}`)
    .replaceAll('/', '-')
    .replace('T', ' ')
    .replace(/(?:\.\d+)?Z?$/u, '')
    .replace(/(\d\d)(:[\d:]+) ([AP])M$/u, halfOfDay)
    .replace(/(\d\d:\d\d):00$/u, '$1');

const NEAR = 0.005;
const isNear = (shown: string, value: string) =>
  shown !== '' &&
  Math.abs(Number(shown.replaceAll(',', '').replace('−', '-')) - Number(value)) <= NEAR;

function isSame({ kind, value }: WrittenCell, cell: ShownCell): boolean {
  const shown = String(cell ?? '').replaceAll('\r\n', '\n');
  if (kind === 'text') return shown === value.replaceAll('\r\n', '\n');
  if (kind === 'number') return isNear(shown, value);
  if (kind === 'day') return dated(shown).replace(/ 00:00$/u, '') === value;
  // Programs show a time alone with a day of 1899.
  return kind === 'time'
    ? dated(shown).replace(/^1899-12-\d\d /u, '') === value
    : dated(shown) === value;
}

const isBlank = (cell: ShownCell | undefined) => cell === undefined || cell === null || cell === '';

export function differences(
  written: readonly (readonly (WrittenCell | null)[])[],
  shown: ShownSheet,
): string[] {
  const found: string[] = [];
  const rows = Math.max(written.length, shown.length);
  for (let row = 0; row < rows; row += 1) {
    const [ours = [], theirs = []] = [written[row], shown[row]];
    for (let at = 0; at < Math.max(ours.length, theirs.length); at += 1) {
      const [cell, its] = [ours[at] ?? null, theirs[at]];
      const isRight = cell === null || cell.value === '' ? isBlank(its) : isSame(cell, its ?? null);
      if (!isRight)
        found.push(
          `row ${row + 1}, column ${at + 1}: ${cell?.value ?? 'nothing'} became ${its ?? 'nothing'}`,
        );
    }
  }
  return found;
}

/** Cells as a CSV has them: a number may be text, and text may be read as a number or day. */
export const writtenInCsv = (lines: readonly (readonly string[])[]) =>
  lines.map((line) => line.map(cellIn));

function cellIn(value: string): WrittenCell {
  const kind = kindIn(value);
  return { kind, value: kind === 'day' ? dated(value) : value };
}

function kindIn(value: string): WrittenCell['kind'] {
  if (/^-?\d+(?:\.\d+)?$/u.test(value)) return 'number';
  if (/^\d{4}-\d\d-\d\d$/u.test(value) || MONTH_FIRST.test(value)) return 'day';
  if (/^\d{4}-\d\d-\d\d \d\d:\d\d$/u.test(value)) return 'moment';
  return /^\d\d:\d\d$/u.test(value) ? 'time' : 'text';
}
