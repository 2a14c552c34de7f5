/** The server has the same limit. */
export const MAX_ROWS = 5000;
export const HEAD_ROWS = 50;
/** A usual list has a few hundred KiB. */
export const MOST_FILE_BYTES = 32 * 1024 * 1024;
/** A sheet with more columns is formatting, or not a list of records. */
export const MAX_COLUMNS = 200;

/** Spreadsheet date or time: days since December 31, 1899. */
interface DateCell {
  readonly serial: number;
}

/** null for a blank cell; text for failed formulas, percentages and durations (`25:30`). */
export type Cell = string | number | boolean | DateCell | null;

export const UNCOMPUTED = '#UNCOMPUTED!';

export interface SheetRow {
  /** The row's number in the sheet, from 1. */
  readonly row: number;
  readonly cells: readonly Cell[];
  readonly isHidden?: true;
}

export interface Sheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  /** Column indexes, from 0. */
  readonly hiddenColumns: readonly number[];
  readonly merged: number;
  readonly isHidden?: true;
  readonly isTooLong?: true;
  readonly kind?: 'contacts';
}

export interface Book {
  readonly sheets: readonly Sheet[];
}

export type FileFault =
  | 'not-a-sheet'
  | 'locked'
  | 'broken'
  | 'unclosed-quote'
  | 'too-long'
  | 'too-slow'
  | 'empty'
  | 'changed';

export class FileRefused extends Error {
  readonly fault: FileFault;
  readonly row: number | undefined;

  constructor(fault: FileFault, row?: number) {
    super(fault);
    this.fault = fault;
    this.row = row;
  }
}

export type FileRead =
  | { readonly ok: true; readonly book: Book }
  | {
      readonly ok: false;
      readonly fault: FileFault;
      readonly row?: number;
    };
