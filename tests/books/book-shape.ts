/** A cell as a person means it; `day` and `time` become spreadsheet dates and times, not text. */
export type BookCell =
  | string
  | number
  | boolean
  | null
  | { readonly day: string; readonly time?: string }
  | { readonly time: string }
  | { readonly duration: string }
  /** Stored as hundredths: 0.1 shows as 10%. */
  | { readonly percent: number }
  | { readonly number: number; readonly format: string }
  | { readonly formula: string; readonly gives: string | number };

export interface BookSheet {
  readonly name: string;
  readonly rows: readonly (readonly BookCell[])[];
  /** Row numbers from 1. */
  readonly hiddenRows?: readonly number[];
  /** Indexes from 0. */
  readonly hiddenColumns?: readonly number[];
  readonly merged?: readonly string[];
  readonly isHidden?: true;
}

export interface Scenario {
  readonly sheets: readonly BookSheet[];
  /** True if the book counts days from 1904, as old Macs do. */
  readonly isFrom1904?: true;
}
