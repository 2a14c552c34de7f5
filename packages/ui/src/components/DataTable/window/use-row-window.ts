import { useLayoutEffect, useState } from 'react';
import { media } from '#tokens/breakpoints.ts';
import { useMedia } from '../../private/page-state.ts';
import { useKeptRow } from './use-kept-row.ts';
import { HEAD_ROWS, type TableParts, useTableShape } from './use-table-shape.ts';
import {
  firstRows,
  MOST_PLAIN_ROWS,
  type RowHeights,
  type RowPiece,
  rowPieces,
  rowsBetween,
} from './row-window.ts';

export interface RowWindow {
  isWindowed: boolean;
  pieces: readonly RowPiece[];
  heights: RowHeights;
  /** Null while the browser still decides the widths. */
  widths: readonly number[] | null;
}

function placeOfRow(focused: Element): number | null {
  const index = focused.closest('tr')?.getAttribute('aria-rowindex');
  return index ? Number(index) - HEAD_ROWS : null;
}

export interface RowLines {
  readonly count: number;
  readonly headAbove: ((line: number) => number) | null;
  readonly revealed: number | null;
  readonly layout: string;
}

export function useRowWindow({ box, table }: TableParts, drawn: RowLines): RowWindow {
  const { headAbove, count, layout, revealed } = drawn;
  const [span, setSpan] = useState(firstRows);
  const isPrinted = useMedia(media.print);
  const isWindowed = count > MOST_PLAIN_ROWS && !isPrinted;
  const focused = useKeptRow(table, isWindowed, placeOfRow);
  const kept = revealed === null ? focused : [...focused, revealed];
  const all = { first: 0, end: count };
  const shown = isWindowed ? span : all;
  // Also renders the heading of the first visible group, which is sticky.
  const heads = headAbove ? [shown.first, ...kept].map(headAbove) : [];
  const pieces = rowPieces(shown, count, [...kept, ...heads]);
  const { widths, heights } = useTableShape(
    { box, table },
    { isWindowed, isPrinted, count, layout },
  );

  useLayoutEffect(() => {
    if (!isWindowed) return undefined;
    const follow = () => {
      const body = table.current?.tBodies[0];
      if (!body) return;
      const { top } = body.getBoundingClientRect();
      const next = rowsBetween(-top, innerHeight - top, heights, count);
      setSpan((now) => (now.first === next.first && now.end === next.end ? now : next));
    };
    follow();
    // Captures the scroll events of inner boxes too.
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      document.removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, [table, count, isWindowed, heights]);

  return { isWindowed, pieces, heights, widths: isWindowed ? widths : null };
}
