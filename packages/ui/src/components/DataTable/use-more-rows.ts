/** Asks for the next page as the last fifth of the list comes into view, once for each page. */
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ListStatus } from './data-column.ts';

export interface MoreRows {
  rowCount: number;
  status: ListStatus;
  hasMore: boolean | undefined;
  onLoadMore: (() => void) | undefined;
  /** How many pages come by scrolling, the first included. */
  autoLoadPages: number;
}

/** Between two pages, in milliseconds. */
const MIN_INTERVAL = 150;

/** Watches `mark`, which lies over the last fifth; says whether pages come by a button instead. */
export function useMoreRows(mark: RefObject<HTMLElement | null>, list: MoreRows): boolean {
  const { rowCount, status, hasMore, onLoadMore, autoLoadPages } = list;
  const [pages, setPages] = useState(1);
  if (status === 'loading' && pages > 1) setPages(1);
  const lastLoad = useRef(-Infinity);
  const isByHand = pages >= autoLoadPages || typeof IntersectionObserver === 'undefined';
  const isWatching = !isByHand && status === 'ready' && Boolean(hasMore);

  const loadMore = useEffectEvent(() => {
    setPages(pages + 1);
    onLoadMore?.();
  });
  useEffect(() => {
    // A new page moves the mark, so it is observed again with each count of rows.
    if (!isWatching || rowCount === 0 || !mark.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.find((entry) => entry.isIntersecting);
      if (!seen) return;
      observer.disconnect();
      const due = Math.max(seen.time, lastLoad.current + MIN_INTERVAL);
      lastLoad.current = due;
      timer = setTimeout(() => loadMore(), due - seen.time);
    });
    observer.observe(mark.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [mark, isWatching, rowCount]);

  return isByHand;
}
