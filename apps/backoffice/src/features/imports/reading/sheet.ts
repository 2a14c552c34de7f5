/** The sheets of a file as they were read, and the faults for which a whole file is refused. SPEC: D161 */

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

/**
 * null: blank. The value of a formula is the one that was kept with it. A failed formula, a percentage and a duration (`25:30`)
 * are their texts.
 */
export type Cell = string | number | boolean | DateCell | null;

/** The text of a formula without a value: some programs write formulas and work none out. */
export const UNCOMPUTED = '#UNCOMPUTED!';

export interface SheetRow {
  /** As the sheet counts it, from 1. */
  readonly row: number;
  readonly cells: readonly Cell[];
  /** Hidden by a filter or by hand. */
  readonly isHidden?: true;
}

export interface Sheet {
  /** '' for a CSV file and for contacts. */
  readonly name: string;
  /** Rows with a value, in their order, hidden ones too. */
  readonly rows: readonly SheetRow[];
  /** Places (from 0) of hidden columns that have values; their cells are in the rows. */
  readonly hiddenColumns: readonly number[];
  /** Groups of merged cells, of which only the first cell has a value. */
  readonly merged: number;
  readonly isHidden?: true;
  /** It has more rows than an import may have; only its first ones are here. */
  readonly isTooLong?: true;
  /** From the contacts of a phone. */
  readonly kind?: 'contacts';
}

/** The sheets that have rows, in their order. */
export interface Book {
  readonly sheets: readonly Sheet[];
}

/**
 * Why a file is refused: it is of no kind that is read; it has a password; it cannot be unpacked or parsed; a quote of a CSV file is
 * not closed; each of its sheets has more rows than an import may have, or it is larger than those can be; reading it took too
 * long; it has no rows; it was changed or moved while it was read.
 */
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

/** The answer of the worker. */
export type FileRead =
  | { readonly ok: true; readonly book: Book }
  | {
      readonly ok: false;
      readonly fault: FileFault;
      /** The row that has the fault, where one has it. */
      readonly row?: number;
    };
