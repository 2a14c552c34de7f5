/** Follows the scrolling, so that a long list holds only the rows in sight and the one with the focus. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import { media } from '../../tokens/breakpoints.ts';
import { useMedia } from '../private/use-media.ts';
import {
  MOST_PLAIN_ROWS,
  type RowPiece,
  rowPieces,
  type RowSpan,
  rowsBetween,
} from './row-window.ts';

const firstRows: RowSpan = { first: 0, end: 40 };
const LIKELY_ROW_HEIGHT = 48;
/** Rows are counted from 1, and the heads are the first. */
export const HEAD_ROWS = 2;

export interface RowWindow {
  isWindowed: boolean;
  pieces: readonly RowPiece[];
  rowHeight: number;
}

export function useRowWindow(
  body: RefObject<HTMLTableSectionElement | null>,
  count: number,
): RowWindow {
  const [span, setSpan] = useState(firstRows);
  const [kept, setKept] = useState<number | null>(null);
  const [rowHeight, setRowHeight] = useState(LIKELY_ROW_HEIGHT);
  // On paper there is no scrolling.
  const isPrinted = useMedia(media.print);
  const isWindowed = count > MOST_PLAIN_ROWS && !isPrinted;

  useLayoutEffect(() => {
    if (!isWindowed) return undefined;
    const follow = () => {
      if (!body.current) return;
      const height = body.current.querySelector('[aria-rowindex]')?.clientHeight || rowHeight;
      setRowHeight(height);
      const { top } = body.current.getBoundingClientRect();
      const next = rowsBetween(-top, innerHeight - top, height, count);
      setSpan((now) => (now.first === next.first && now.end === next.end ? now : next));
    };
    // The row with the focus stays, or the focus would fall out of the page.
    const keep = ({ target }: FocusEvent) => {
      const row = target instanceof Element && target.closest('tr')?.getAttribute('aria-rowindex');
      if (row) setKept(Number(row) - HEAD_ROWS);
    };
    const rows = body.current;
    rows?.addEventListener('focusin', keep);
    follow();
    // Caught on its way down, so that the page and a box around the table are heard alike.
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      rows?.removeEventListener('focusin', keep);
      document.removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, [body, count, isWindowed, rowHeight]);

  const all = { first: 0, end: count };
  return {
    isWindowed,
    pieces: rowPieces(isWindowed ? span : all, count, kept),
    rowHeight,
  };
}
