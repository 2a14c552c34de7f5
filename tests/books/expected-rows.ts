import { serialOf } from './programs/write-with-node.ts';
import type { BookCell, BookSheet, Scenario } from './book-shape.ts';

/** What a program loses or changes when it writes a book. */
export interface Kept {
  /** The value stored in place of a formula's result, which the program does not calculate. */
  readonly formulas?: 'nothing' | 'zero' | 'blank';
  /** For a text file: whether values are as shown, or as stored. */
  readonly texts?: 'shown' | 'kept';
  readonly booleans?: 'numbers';
  /** The character that replaces non-Latin letters. */
  readonly letters?: '?' | '_';
  readonly shows?: readonly ('rows' | 'columns' | 'sheets')[];
  readonly merged?: number;
  readonly names?: readonly string[];
}

const UNCOMPUTED = '#UNCOMPUTED!';
const percentOf = (percent: number) => `${percent * 100}%`;

function shown(cell: BookCell, texts: Kept['texts']): string | null {
  if (cell === null) return null;
  if (typeof cell !== 'object')
    return typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell);
  if ('day' in cell) {
    const day = cell.day.split('-').toReversed().join('/');
    return cell.time === undefined ? day : `${day} ${cell.time}`;
  }
  if ('time' in cell) return cell.time;
  if ('duration' in cell) return cell.duration;
  if ('percent' in cell) return percentOf(cell.percent);
  const isPhone = 'number' in cell && cell.format === '0000000000' && texts === 'shown';
  if ('number' in cell) return isPhone ? `0${cell.number}` : String(cell.number);
  return String(cell.gives);
}

function valued(cell: BookCell, { formulas, booleans }: Kept): unknown {
  if (typeof cell === 'boolean') return booleans === 'numbers' ? Number(cell) : cell;
  if (cell === null || typeof cell !== 'object') return cell;
  if ('day' in cell) return { serial: serialOf(cell.day, cell.time) };
  if ('time' in cell) return { serial: serialOf('1899-12-30', cell.time) };
  if ('duration' in cell || 'percent' in cell) return shown(cell, 'shown');
  if ('number' in cell) return cell.number;
  const instead = { nothing: UNCOMPUTED, zero: 0, blank: null };
  return formulas ? instead[formulas] : cell.gives;
}

const inLatin = (text: unknown, sign: string | undefined) =>
  typeof text === 'string' && sign !== undefined ? text.replace(/[^\0-\u00FF]/gu, sign) : text;

function expectedSheet(sheet: BookSheet, said: string, kept: Kept) {
  const { rows, hiddenRows = [], hiddenColumns = [], merged = [], isHidden } = sheet;
  const { texts, letters, shows = [] } = kept;
  return {
    name: inLatin(said, letters),
    rows: rows.flatMap((cells, at) => {
      const row = at + 1;
      const read = cells.map((cell) =>
        inLatin(texts ? shown(cell, texts) : valued(cell, kept), letters),
      );
      const isHiddenRow = hiddenRows.includes(row) && !shows.includes('rows');
      const last = read.findLastIndex((cell) => cell !== null);
      if (last === -1) return [];
      return [{ row, cells: read.slice(0, last + 1), ...(isHiddenRow && { isHidden: true }) }];
    }),
    hiddenColumns: shows.includes('columns') ? [] : hiddenColumns,
    merged: kept.merged ?? merged.length,
    ...(isHidden && !shows.includes('sheets') && { isHidden }),
  };
}

export const expectedSheets = ({ sheets }: Scenario, kept: Kept) =>
  sheets.map((sheet, at) => expectedSheet(sheet, kept.names?.[at] ?? sheet.name, kept));
