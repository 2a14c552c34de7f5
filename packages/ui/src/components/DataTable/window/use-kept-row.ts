import { type RefObject, useLayoutEffect, useState } from 'react';

/** Keeps the focused row rendered. `placeOf` returns an element's row index and must be stable. */
export function useKeptRow(
  list: RefObject<HTMLElement | null>,
  isWindowed: boolean,
  placeOf: (focused: Element) => number | null,
): readonly number[] {
  const [kept, setKept] = useState<number | null>(null);
  useLayoutEffect(() => {
    const rows = list.current;
    if (!isWindowed || !rows) return undefined;
    const keep = ({ target }: FocusEvent) => {
      const place = target instanceof Element ? placeOf(target) : null;
      if (place !== null) setKept(place);
    };
    rows.addEventListener('focusin', keep);
    return () => rows.removeEventListener('focusin', keep);
  }, [list, isWindowed, placeOf]);
  return kept === null ? [] : [kept];
}
