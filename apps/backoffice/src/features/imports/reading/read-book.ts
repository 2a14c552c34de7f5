import {
  type CellObject,
  type ParsingOptions,
  read,
  SSF,
  type WorkBook,
  type WorkSheet,
} from '@e965/xlsx';
import { type Book, type Cell, FileRefused, type Sheet, UNCOMPUTED } from './sheet.ts';
import { rowGatherer, withValues } from './sheet-rows.ts';

const TO_1904 = 1462;

const options: ParsingOptions = {
  dense: true,
  // SheetJS reports hidden rows and columns only with this option.
  cellStyles: true,
  cellHTML: false,
  // Keeps the text of HTML cells: 0911000001, 12/05/2026.
  raw: true,
};

const lettersOf = (format: string) =>
  format.replace(/"[^"]*"|\\.|_.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/giu, '').toLowerCase();

const isDuration = (letters: string) => /\[[hms]+\]/u.test(letters);

const shownOf = ({ v: value, z: format, w: shown }: CellObject) =>
  (format === undefined ? (shown ?? String(value)) : SSF.format(format, value)).trim();

function numberOf(cell: CellObject, isFrom1904: boolean): Cell {
  const { v: value, z: format, w: shown } = cell;
  if (typeof value !== 'number') return null;
  if (Number.isNaN(value)) return UNCOMPUTED;
  const letters = typeof format === 'string' ? lettersOf(format) : '';
  if (isDuration(letters) || `${format}${shown}`.includes('%')) return shownOf(cell);
  if (!/[dmyhs]/u.test(letters) || letters === 'general') return value;
  // The 1904 system shifts days; a time alone has none.
  return { serial: isFrom1904 && /[dy]/u.test(letters) ? value + TO_1904 : value };
}

interface Counts {
  readonly isFrom1904: boolean;
  /** The workbook asks to be calculated on opening, so a formula's 0 is not its value. */
  readonly isUncomputed: boolean;
}

function valueOf(cell: CellObject, { isFrom1904, isUncomputed }: Counts): Cell {
  const isFormula = cell.f !== undefined;
  switch (cell.t) {
    case 's':
    case 'b':
      return cell.v === undefined || cell.v instanceof Date ? null : cell.v;
    case 'e':
      return cell.w ?? '#VALUE!';
    case 'n':
      return isFormula && isUncomputed && cell.v === 0 ? UNCOMPUTED : numberOf(cell, isFrom1904);
    default:
      return isFormula ? UNCOMPUTED : null;
  }
}

const isToCompute = (workbook: object) =>
  'CalcPr' in workbook && /"fullCalcOnLoad":"(?:1|true)"/u.test(JSON.stringify(workbook.CalcPr));

export interface Hidden {
  readonly isHidden: boolean;
  readonly isHiddenRow: (at: number) => boolean;
  readonly columns: readonly number[];
}

const hiddenOf = (sheet: WorkSheet, state: number): Hidden => ({
  isHidden: state > 0,
  isHiddenRow: (at) => sheet['!rows']?.[at]?.hidden === true,
  columns: (sheet['!cols'] ?? []).flatMap((column, at) => (column?.hidden ? [at] : [])),
});

function sheetOf(name: string, sheet: WorkSheet, counts: Counts, hidden: Hidden): Sheet {
  const gathered = rowGatherer();
  sheet['!data']?.forEach((row, at) => {
    const cells = Array.from(row, (cell) => (cell ? valueOf(cell, counts) : null));
    gathered.add(at + 1, cells, hidden.isHiddenRow(at));
  });
  const { rows, isTooLong } = gathered.rows();
  return {
    name,
    rows,
    hiddenColumns: withValues(hidden.columns, rows),
    merged: sheet['!merges']?.length ?? 0,
    ...(hidden.isHidden && { isHidden: true }),
    ...(isTooLong && { isTooLong }),
  };
}

function opened(content: Uint8Array | string, more: ParsingOptions): WorkBook {
  const type = typeof content === 'string' ? 'string' : 'array';
  try {
    return read(content, { ...options, ...more, type });
  } catch (error) {
    const isLocked = error instanceof Error && /password/iu.test(error.message);
    throw new FileRefused(isLocked ? 'locked' : 'broken');
  }
}

/**
 * @param hidden in sheet order, for formats in which SheetJS does not read it
 * @throws FileRefused `locked`, `broken`
 */
export function readBook(
  content: Uint8Array | string,
  more: ParsingOptions = {},
  hidden: readonly Hidden[] = [],
): Book {
  const { SheetNames, Sheets, Workbook } = opened(content, more);
  const counts = {
    isFrom1904: Workbook?.WBProps?.date1904 === true,
    isUncomputed: isToCompute(Workbook ?? {}),
  };
  // If two sheets have one name, SheetJS uses the last one for both.
  if (new Set(SheetNames).size < SheetNames.length) throw new FileRefused('broken');
  const sheets = SheetNames.map((name, at) => {
    const sheet = Sheets[name];
    // SheetJS skips an unreadable sheet without an error.
    if (!sheet) throw new FileRefused('broken');
    const state = Workbook?.Sheets?.[at]?.Hidden ?? 0;
    return sheetOf(name, sheet, counts, hidden[at] ?? hiddenOf(sheet, state));
  });
  return { sheets: sheets.filter(({ rows }) => rows.length > 0) };
}
