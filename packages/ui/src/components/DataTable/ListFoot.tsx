import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { visuallyHidden } from '../../styles/text.css.ts';
import { useKitStrings } from '../../theme/kit-context.ts';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Text } from '../Text/Text.tsx';
import { listFoot } from './styles/ListFoot.css.ts';
import type { ListStatus } from './data-column.ts';

export interface ListFootProps extends Omit<MoreRows, 'autoLoadPages'> {
  onRetry: (() => void) | undefined;
  endText: string | undefined;
  isByHand: boolean;
  id: string;
}

export function ListFoot(props: ListFootProps) {
  const { rowCount, status, hasMore, onLoadMore, onRetry, endText, isByHand } = props;
  const strings = useKitStrings();
  const ref = useRef<HTMLDivElement>(null);
  const news = useRowNews(rowCount);
  const isLoadingMore = status === 'loading-more';

  function handleRetry() {
    // A retry removes the focused button.
    ref.current?.focus();
    onRetry?.();
  }

  return (
    <div
      ref={ref}
      id={props.id}
      className={listFoot}
      data-empty={(hasMore === undefined && status === 'ready') || undefined}
      tabIndex={-1}
    >
      <div role="status">
        <span className={visuallyHidden}>{status === 'loading' ? strings.loading : news}</span>
        {hasMore === false && status === 'ready' && (
          <Text size="small" tone="muted">
            {endText ?? strings.endOfList}
          </Text>
        )}
      </div>
      {status === 'error-more' && (
        <Notice
          tone="critical"
          isLive
          action={
            <Button size="small" variant="soft" tone="neutral" onPress={handleRetry}>
              {strings.tryAgain}
            </Button>
          }
        >
          {strings.emptyError}
        </Notice>
      )}
      {isLoadingMore && !isByHand && <Spinner aria-label={strings.loading} />}
      {isByHand && hasMore && status !== 'error-more' && (
        <Button variant="soft" onPress={onLoadMore} isPending={isLoadingMore}>
          {strings.loadMore}
        </Button>
      )}
    </div>
  );
}

function useRowNews(rowCount: number): string {
  const strings = useKitStrings();
  const [seen, setSeen] = useState({ rowCount, added: 0 });
  if (seen.rowCount !== rowCount) {
    setSeen({ rowCount, added: seen.rowCount === 0 ? 0 : rowCount - seen.rowCount });
  }
  return seen.added > 0 ? strings.rowsLoaded(seen.added, rowCount) : '';
}

export interface MoreRows {
  rowCount: number;
  status: ListStatus;
  hasMore: boolean | undefined;
  onLoadMore: (() => void) | undefined;
  autoLoadPages: number;
}

/** Least milliseconds between two loads. */
const MIN_INTERVAL = 150;

/** Loads a page when `mark`, over the last fifth, is visible; true if a button loads it instead. */
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
    // `rowCount` is a dependency because each new page moves the mark.
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
