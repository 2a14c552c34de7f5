/** Renders only the visible rows of a long list and the focused one, as the user scrolls. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import { media } from '../../tokens/breakpoints.ts';
import { useMedia } from '../private/page-state.ts';
import { HEAD_ROWS, type TableParts, useTableShape } from './use-table-shape.ts';
import {
  MOST_PLAIN_ROWS,
  type RowHeights,
  type RowPiece,
  rowPieces,
  type RowSpan,
  rowsBetween,
} from './row-window.ts';

const firstRows: RowSpan = { first: 0, end: 40 };

export interface RowWindow {
  isWindowed: boolean;
  pieces: readonly RowPiece[];
  heights: RowHeights;
  /** How wide each column stays; null where the browser may lay them out. */
  widths: readonly number[] | null;
}

/** The row with the focus stays, or the focus would fall out of the page. */
function useKeptRow(body: RefObject<HTMLElement | null>, isWindowed: boolean): number | null {
  const [kept, setKept] = useState<number | null>(null);
  useLayoutEffect(() => {
    const rows = body.current;
    if (!isWindowed || !rows) return undefined;
    const keep = ({ target }: FocusEvent) => {
      const row = target instanceof Element && target.closest('tr')?.getAttribute('aria-rowindex');
      if (row) setKept(Number(row) - HEAD_ROWS);
    };
    rows.addEventListener('focusin', keep);
    return () => rows.removeEventListener('focusin', keep);
  }, [body, isWindowed]);
  return kept;
}

export function useRowWindow({ box, body }: TableParts, count: number): RowWindow {
  const [span, setSpan] = useState(firstRows);
  // On paper there is no scrolling.
  const isPrinted = useMedia(media.print);
  const isWindowed = count > MOST_PLAIN_ROWS && !isPrinted;
  const kept = useKeptRow(body, isWindowed);
  const all = { first: 0, end: count };
  const pieces = rowPieces(isWindowed ? span : all, count, kept);
  const { widths, heights } = useTableShape({ box, body }, { isWindowed, isPrinted, count });

  useLayoutEffect(() => {
    if (!isWindowed) return undefined;
    const follow = () => {
      if (!body.current) return;
      const { top } = body.current.getBoundingClientRect();
      const next = rowsBetween(-top, innerHeight - top, heights, count);
      setSpan((now) => (now.first === next.first && now.end === next.end ? now : next));
    };
    follow();
    // In the capture phase, so that scrolling of the page and of a box around the table are both noticed.
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      document.removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, [body, count, isWindowed, heights]);

  return { isWindowed, pieces, heights, widths: isWindowed ? widths : null };
}
