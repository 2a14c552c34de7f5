/** What a table measures as it is drawn, so that it keeps its shape when most of its rows are left out. */
import type { RowHeights } from './row-window.ts';

/** Rows are counted from 1, and the heads are the first. */
export const HEAD_ROWS = 2;

/** How wide the columns are, from the first. */
export const columnWidths = (body: HTMLElement): readonly number[] =>
  [...(body.closest('table')?.querySelectorAll('thead > tr > *') ?? [])]
    // One that is left out where the window is narrow has no box, and no column.
    .filter((head) => head.getClientRects().length > 0)
    .map((head) => head.getBoundingClientRect().width);

/** The place of a row; null for what stands for rows that are left out. */
function placeOf(row: Element, index: number): number | null {
  if (row.ariaHidden === 'true') return null;
  const rowIndex = row.getAttribute('aria-rowindex');
  return rowIndex === null ? index : Number(rowIndex) - HEAD_ROWS;
}

/** With the heights of the rows that are drawn now and were not known before; the same where there are none. */
export function withHeights(known: RowHeights, body: HTMLElement): RowHeights {
  const added = [...body.children].flatMap((row, index) => {
    const place = placeOf(row, index);
    if (place === null || known.has(place)) return [];
    return [[place, row.getBoundingClientRect().height] as const];
  });
  return added.length === 0 ? known : new Map([...known, ...added]);
}
