/** Which rows of a long list are in the page, and how tall the rest is. */

export interface RowSpan {
  /** The first row in sight, from 0. */
  readonly first: number;
  /** After the last one. */
  readonly end: number;
}

/** A row to draw, or the place of so many that are left out. */
export type RowPiece =
  | { readonly row: number }
  | { readonly left: number; readonly before: number };

/** Up to here the page holds every row, as find-in-page, print and screen readers like it. */
export const MOST_PLAIN_ROWS = 100;
const AROUND = 20;
/** Few rows come at a time, so that no frame of a scroll has to draw a screenful. */
const STEP = 4;

/** The rows between two edges, measured from the top of the first row, with a screenful around them. */
export function rowsBetween(
  top: number,
  bottom: number,
  rowHeight: number,
  count: number,
): RowSpan {
  const first = Math.floor(top / rowHeight / STEP) * STEP - AROUND;
  const end = Math.ceil(bottom / rowHeight / STEP) * STEP + AROUND;
  return { first: Math.min(Math.max(0, first), count), end: Math.min(count, Math.max(0, end)) };
}

/** The rows of the span and one that is kept, with the gaps between them. */
export function rowPieces({ first, end }: RowSpan, count: number, kept: number | null): RowPiece[] {
  const inside = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  const isKeptOutside = kept !== null && kept < count && (kept < first || kept >= end);
  const rows = isKeptOutside ? [...inside, kept].toSorted((a, b) => a - b) : inside;
  const pieces: RowPiece[] = [];
  let next = 0;
  for (const row of rows) {
    if (row > next) pieces.push({ left: row - next, before: row });
    pieces.push({ row });
    next = row + 1;
  }
  if (next < count) pieces.push({ left: count - next, before: count });
  return pieces;
}
