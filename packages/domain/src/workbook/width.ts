import { formatCount } from '../money/money.ts';
import type { Cell } from './cells.ts';

const [NARROWEST, WIDEST, HEAD, SPARE] = [7, 32, 12, 3];
/** Ethiopic letters are wider than the digits by which a workbook measures. */
const ETHIOPIC = 1.4;

const lengthOf = (text: string): number =>
  text.length + (ETHIOPIC - 1) * (text.match(/\p{Script=Ethiopic}/gu)?.length ?? 0);

const longest = (parts: readonly string[]): number => Math.max(0, ...parts.map(lengthOf));

function shown(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'object') return String(cell);
  if ('count' in cell) return formatCount(cell.count);
  if ('birr' in cell) return `-${formatCount(cell.birr)}.00`;
  return String(Object.values(cell)[0]);
}

export function widthOf(head: string, cells: readonly Cell[]): number {
  const ofHead = Math.max(longest(head.split(/\s+/u)), Math.min(HEAD, lengthOf(head) / 2));
  const ofCells = cells.reduce<number>(
    (most, cell) => Math.max(most, longest(shown(cell).split('\n'))),
    0,
  );
  const width = Math.max(NARROWEST, Math.min(WIDEST, Math.max(ofHead, ofCells) + SPARE));
  return Math.ceil(width);
}

export function linesIn(cells: readonly Cell[], widths: readonly number[]): number {
  const linesOf = (cell: Cell, at: number) => {
    const room = widths[at] ?? WIDEST;
    const lines = shown(cell)
      .split('\n')
      .map((line) => Math.max(1, Math.ceil(lengthOf(line) / room)));
    return lines.reduce((sum, count) => sum + count, 0);
  };
  return Math.max(1, ...cells.map(linesOf));
}
