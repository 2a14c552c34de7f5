/** Measures the columns and rows, so that a windowed table keeps its layout. */
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { MOST_PLAIN_ROWS, type RowHeights } from './row-window.ts';

interface TableShape {
  readonly count: number;
  readonly widths: readonly number[] | null;
  readonly heights: RowHeights;
  readonly layout: string;
}

const unknown: TableShape = { count: 0, widths: null, heights: new Map(), layout: '' };

export interface TableParts {
  readonly box: RefObject<HTMLElement | null>;
  readonly table: RefObject<HTMLTableElement | null>;
}

function measured(
  known: TableShape,
  table: HTMLTableElement,
  { count, isWindowed, layout }: Omit<Drawn, 'isPrinted'>,
): TableShape {
  if (count === 0) return unknown;
  const isSame = known.layout === layout;
  if (!isWindowed) {
    if (isSame && known.count === count) return known;
    const heights = withHeights(unknown.heights, table);
    return { count, layout, widths: columnWidths(table), heights };
  }
  if (!isSame || known.widths === null) {
    return { ...unknown, layout, widths: columnWidths(table) };
  }
  const heights = withHeights(known.heights, table);
  return heights === known.heights ? known : { ...known, heights };
}

/** Rows from which a table is measured: the next page may make it long. */
const SOON_LONG = MOST_PLAIN_ROWS / 2;

interface Drawn {
  readonly count: number;
  readonly isWindowed: boolean;
  readonly isPrinted: boolean;
  readonly layout: string;
}

export function useTableShape({ box, table }: TableParts, drawn: Drawn): TableShape {
  const { count, isWindowed, isPrinted, layout } = drawn;
  const [shape, setShape] = useState(unknown);
  const isNeeded = isWindowed || count > SOON_LONG;
  useLayoutEffect(() => {
    const frame = box.current;
    const rows = table.current;
    if (!frame || !rows || isPrinted || !isNeeded) return undefined;
    const measure = () => setShape((known) => measured(known, rows, { count, isWindowed, layout }));
    measure();
    const scrolling = new MutationObserver(measure);
    scrolling.observe(rows, { childList: true, subtree: true });
    let width = frame.clientWidth;
    if (typeof ResizeObserver === 'undefined') return () => scrolling.disconnect();
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
  }, [box, table, count, isNeeded, isWindowed, isPrinted, layout]);
  return shape.layout === layout ? shape : unknown;
}

/** Subtracted from `aria-rowindex`, which counts from 1 and includes the head. */
export const HEAD_ROWS = 2;

const columnWidths = (table: HTMLTableElement): readonly number[] =>
  [...(table.tHead?.rows[0]?.cells ?? [])].map((head) => head.getBoundingClientRect().width);

/** Null for a spacer that stands for unrendered rows. */
function placeOf(row: Element, index: number): number | null {
  if (row.ariaHidden === 'true') return null;
  const rowIndex = row.getAttribute('aria-rowindex');
  return rowIndex === null ? index : Number(rowIndex) - HEAD_ROWS;
}

function withHeights(known: RowHeights, table: HTMLTableElement): RowHeights {
  const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
  const added = rows.flatMap((row, index) => {
    const place = placeOf(row, index);
    if (place === null || known.has(place)) return [];
    return [[place, row.getBoundingClientRect().height] as const];
  });
  return added.length === 0 ? known : new Map([...known, ...added]);
}

export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setIsOverflowing(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return isOverflowing;
}
