/** Measures a table while every row is in it, so that it keeps its shape when most of them are left out. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import { columnWidths, withHeights } from './measure-table.ts';
import type { RowHeights } from './row-window.ts';

interface TableShape {
  /** For how many rows it was measured with all of them in the page. */
  readonly count: number;
  readonly widths: readonly number[] | null;
  readonly heights: RowHeights;
}

const unknown: TableShape = { count: 0, widths: null, heights: new Map() };

interface TableParts {
  readonly box: RefObject<HTMLElement | null>;
  readonly body: RefObject<HTMLElement | null>;
}

/** What is new about the table as it is drawn now; the same where nothing is. */
function measured(
  known: TableShape,
  body: HTMLElement,
  { count, isWindowed }: Omit<Drawn, 'isPrinted'>,
): TableShape {
  if (!isWindowed) {
    if (known.count === count) return known;
    return { count, widths: columnWidths(body), heights: withHeights(unknown.heights, body) };
  }
  // In columns that are not laid out yet no row has its height.
  if (known.widths === null) return { ...unknown, widths: columnWidths(body) };
  const heights = withHeights(known.heights, body);
  return heights === known.heights ? known : { ...known, heights };
}

interface Drawn {
  readonly count: number;
  readonly isWindowed: boolean;
  readonly isPrinted: boolean;
}

export function useTableShape({ box, body }: TableParts, drawn: Drawn): TableShape {
  const { count, isWindowed, isPrinted } = drawn;
  const [shape, setShape] = useState(unknown);
  useLayoutEffect(() => {
    const frame = box.current;
    const rows = body.current;
    if (!frame || !rows || isPrinted) return undefined;
    const measure = () => setShape((known) => measured(known, rows, { count, isWindowed }));
    measure();
    // Scrolling draws other rows.
    const scrolling = new MutationObserver(measure);
    scrolling.observe(rows, { childList: true });
    // Another width is another layout: all is measured again once the browser has made it.
    let width = frame.clientWidth;
    const resizing = new ResizeObserver(() => {
      if (frame.clientWidth === width) return;
      width = frame.clientWidth;
      setShape(unknown);
      requestAnimationFrame(measure);
    });
    resizing.observe(frame);
    return () => {
      scrolling.disconnect();
      resizing.disconnect();
    };
  }, [box, body, count, isWindowed, isPrinted]);
  return shape;
}
