import { type RefObject, useLayoutEffect, useState } from 'react';
import { media } from '#tokens/breakpoints.ts';
import { useMedia } from '../../private/page-state.ts';
import {
  firstRows,
  heightOfRows,
  MOST_PLAIN_ROWS,
  type RowHeights,
  type RowPiece,
  rowPieces,
  type RowSpan,
  rowsBetween,
} from './row-window.ts';
import { useKeptRow } from './use-kept-row.ts';

interface DrawnCards {
  readonly span: RowSpan;
  /** Includes the gap below each card. */
  readonly heights: RowHeights;
  readonly width: number;
  readonly gap: number;
}

const atFirst: DrawnCards = { span: firstRows, heights: new Map(), width: 0, gap: 0 };

export interface CardWindow {
  readonly isWindowed: boolean;
  readonly pieces: readonly RowPiece[];
  /** Height of `left` cards, the last of which precedes card `before`. */
  heightOf(left: number, before: number): number;
}

function placeOfCard(focused: Element): number | null {
  const place = focused.closest('li')?.getAttribute('aria-posinset');
  return place ? Number(place) - 1 : null;
}

function measured(now: DrawnCards, list: HTMLElement, count: number): DrawnCards {
  const width = list.clientWidth;
  const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
  const known = now.width === width ? now.heights : atFirst.heights;
  const drawn = [...list.children].flatMap((card) => {
    const place = placeOfCard(card);
    return place === null ? [] : [[place, card.getBoundingClientRect().height + gap] as const];
  });
  const isSame = drawn.every(([place, height]) => known.get(place) === height);
  const heights = isSame ? known : new Map([...known, ...drawn]);
  const { top } = list.getBoundingClientRect();
  const span = rowsBetween(-top, innerHeight - top, heights, count);
  const isStill = span.first === now.span.first && span.end === now.span.end;
  return isStill && heights === now.heights ? now : { span, heights, width, gap };
}

export function useCardWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  revealed: number | null,
): CardWindow {
  const [{ span, heights, gap }, setDrawn] = useState(atFirst);
  const isPrinted = useMedia(media.print);
  const isWindowed = count > MOST_PLAIN_ROWS && !isPrinted;
  const focused = useKeptRow(list, isWindowed, placeOfCard);
  const kept = revealed === null ? focused : [...focused, revealed];

  useLayoutEffect(() => {
    if (!isWindowed) return undefined;
    const follow = () =>
      setDrawn((now) => (list.current ? measured(now, list.current, count) : now));
    follow();
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      document.removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, [list, count, isWindowed]);

  return {
    isWindowed,
    pieces: rowPieces(isWindowed ? span : { first: 0, end: count }, count, kept),
    heightOf: (left, before) => heightOfRows(heights, { first: before - left, end: before }) - gap,
  };
}
