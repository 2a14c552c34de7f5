/** A row that the owner of a table brings into sight, also one that was not drawn. */
import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useState } from 'react';
import type { RowId } from '../selection/use-row-selection.ts';

export interface DataTableHandle {
  /** Brings a row into the middle of the window. False for one that is not among the rows. */
  scrollToRow(id: RowId): boolean;
}

/** Another object each time that its row is asked for. */
export interface RevealedRow {
  readonly id: RowId;
  /** Its index among the rows. */
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

/** Scrolls to the row it is called by, if that is the revealed one. */
export function useScrollHere(row: RefObject<HTMLElement | null>, revealed: RevealedRow | null) {
  useLayoutEffect(() => {
    if (!revealed) return undefined;
    const scroll = () => row.current?.scrollIntoView({ block: 'center' });
    scroll();
    // The rows around it are drawn now, and as tall as they are.
    const frame = requestAnimationFrame(scroll);
    return () => cancelAnimationFrame(frame);
  }, [row, revealed]);
}
