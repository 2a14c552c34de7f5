/** The shape of a book that other programs write. */

/** A cell as a person thinks of it; `day` and `time` are of a spreadsheet, not text. */
export type BookCell =
  | string
  | number
  | boolean
  | null
  | { readonly day: string; readonly time?: string }
  | { readonly time: string }
  /** Hours and minutes, more than a day has. */
  | { readonly duration: string }
  /** Hundredths of it are kept: 0.1 is shown as 10%. */
  | { readonly percent: number }
  | { readonly number: number; readonly format: string }
  | { readonly formula: string; readonly gives: string | number };

export interface BookSheet {
  readonly name: string;
  /** The first is row 1; an empty one is a blank row. */
  readonly rows: readonly (readonly BookCell[])[];
  /** Numbers of rows that a filter hides, from 1. */
  readonly hiddenRows?: readonly number[];
  /** Places of columns, from 0. */
  readonly hiddenColumns?: readonly number[];
  /** `A1:F1` */
  readonly merged?: readonly string[];
  readonly isHidden?: true;
}

export interface Scenario {
  readonly sheets: readonly BookSheet[];
  /** Days are counted from 1904, as old Macs do. */
  readonly isFrom1904?: true;
}
