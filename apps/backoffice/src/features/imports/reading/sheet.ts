/** A sheet as it was read from a file, and the faults for which a whole file is refused. SPEC: D161 */

/** Rows of data in one import; the server takes no more. */
export const MAX_ROWS = 5000;
/** Titles and heads above the data. */
export const HEAD_ROWS = 50;
/** Of a file as it is; such a list has a few hundred KiB. */
export const MOST_FILE_BYTES = 32 * 1024 * 1024;
/** Further columns are formatting, or no list of records. */
export const MAX_COLUMNS = 200;

/** A date or time of a spreadsheet: days since the last of 1899. */
export interface DateCell {
  readonly serial: number;
}

/** null: blank. The value of a formula is the one that was kept with it. */
export type Cell = string | number | boolean | DateCell | null;

export interface SheetRow {
  /** As the sheet counts it, from 1. */
  readonly row: number;
  readonly cells: readonly Cell[];
  readonly isHidden?: true;
}

export const UNCOMPUTED = '#UNCOMPUTED';
export interface Book {
  readonly sheets: readonly Sheet[];
}
export interface Sheet {
  readonly name: string;
  /** Rows with a value, in their order. */
  readonly rows: readonly SheetRow[];
  readonly hiddenColumns: readonly number[];
  readonly isHidden?: true;
  readonly isTooLong?: true;
  readonly kind?: 'contacts';
  /** Merged cells, of which only the first has a value. */
  readonly merged: number;
}

/**
 * Why a file is refused: it is none of the two kinds, or one of Excel before 2007 or with a password; it cannot be unpacked or
 * parsed; it has more rows than an import may have, or is larger than those can be; it has no rows.
 */
export type FileFault = 'not-a-sheet' | 'old-excel' | 'broken' | 'too-long' | 'empty';

export class FileRefused extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

/** The answer of the worker. */
export type FileRead =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly fault: FileFault };

/** The server cannot keep these two: the sign 0, and one half of a sign of two halves. */
const keepable = (cell: Cell) =>
  typeof cell === 'string' ? cell.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD') : cell;

/**
 * Gathers rows with a value.
 * @throws FileRefused `too-long` as soon as there are too many, so that nothing is read on
 */
export function rowGatherer() {
  const rows: SheetRow[] = [];
  return {
    rows,
    add(row: number, cells: readonly Cell[]) {
      const last = cells.findLastIndex((cell) => cell !== null && cell !== '');
      if (last === -1) return;
      if (rows.length === MAX_ROWS + HEAD_ROWS) throw new FileRefused('too-long');
      rows.push({ row, cells: cells.slice(0, Math.min(last + 1, MAX_COLUMNS)).map(keepable) });
    },
  };
}
