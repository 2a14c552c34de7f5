import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useState } from 'react';
import type { RowId } from '../selection/use-row-selection.ts';

export interface DataTableHandle {
  /** Scrolls the row to the middle; returns false if the row does not exist. */
  scrollToRow(id: RowId): boolean;
}

/** A new object for each request, so that the same row can be scrolled to again. */
export interface RevealedRow {
  readonly id: RowId;
  readonly index: number;
}

export function useRevealedRow<Row>(
  ref: Ref<DataTableHandle> | undefined,
  rows: readonly Row[],
  getRowId: (row: Row) => RowId,
): RevealedRow | null {
  const [revealed, setRevealed] = useState<RevealedRow | null>(null);
  useImperativeHandle(ref, () => ({
    scrollToRow(id) {
      const index = rows.findIndex((row) => getRowId(row) === id);
      if (index >= 0) setRevealed({ id, index });
      return index >= 0;
    },
  }));
  return revealed;
}

export function useScrollHere(row: RefObject<HTMLElement | null>, revealed: RevealedRow | null) {
  useLayoutEffect(() => {
    if (!revealed) return undefined;
    const scroll = () => row.current?.scrollIntoView({ block: 'center' });
    scroll();
    // Repeated after the neighbouring rows were drawn with their real heights.
    const frame = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(frame);
  }, [row, revealed]);
}
