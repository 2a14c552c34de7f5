export interface RowSpan {
  /** Counts from 0. */
  readonly first: number;
  /** Exclusive; counts from 0. */
  readonly end: number;
}

export type RowPiece =
  | { readonly row: number }
  | { readonly left: number; readonly before: number };

/** Measured heights by row; for the others the average is assumed. */
export type RowHeights = ReadonlyMap<number, number>;

/** Shorter lists are rendered whole, for find-in-page, printing and screen readers. */
export const MOST_PLAIN_ROWS = 100;
export const firstRows: RowSpan = { first: 0, end: 40 };
const LIKELY_ROW_HEIGHT = 48;
const AROUND = 10;
/** Rows by which the window moves, so that each frame of scrolling renders little. */
const STEP = 4;

function likelyHeight(heights: RowHeights): number {
  if (heights.size === 0) return LIKELY_ROW_HEIGHT;
  let sum = 0;
  for (const height of heights.values()) sum += height;
  return sum / heights.size;
}

export function heightOfRows(heights: RowHeights, { first, end }: RowSpan): number {
  const likely = likelyHeight(heights);
  let height = 0;
  for (let row = first; row < end; row += 1) height += heights.get(row) ?? likely;
  return height;
}

export function rowsBetween(
  top: number,
  bottom: number,
  heights: RowHeights,
  count: number,
): RowSpan {
  const likely = likelyHeight(heights);
  const rowsBefore = (edge: number) => {
    if (edge < 0) return edge / likely;
    let row = 0;
    let end = 0;
    while (row < count) {
      const height = heights.get(row) ?? likely;
      if (end + height > edge) return row + (edge - end) / height;
      end += height;
      row += 1;
    }
    return row + (edge - end) / likely;
  };
  const first = Math.floor(rowsBefore(top) / STEP) * STEP - AROUND;
  const end = Math.ceil(rowsBefore(bottom) / STEP) * STEP + AROUND;
  return { first: Math.min(Math.max(0, first), count), end: Math.min(count, Math.max(0, end)) };
}

export function rowPieces(
  { first, end }: RowSpan,
  count: number,
  kept: readonly number[],
): RowPiece[] {
  const inside = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  const outside = kept.filter((row) => row < count && (row < first || row >= end));
  const rows = outside.length > 0 ? [...inside, ...new Set(outside)].sort((a, b) => a - b) : inside;
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
