/** What stands below the rows: how many there are, that more come, that it failed, or that this is all. */
import { useRef, useState } from 'react';
import { useKitStrings } from '../../i18n/use-kit-strings.ts';
import { visuallyHidden } from '../../styles/visually-hidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Text } from '../Text/Text.tsx';
import { listFoot } from './DataTable.css.ts';
import type { MoreRows } from './use-more-rows.ts';

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
    // The button goes away while it tries: the keyboard stays here, not at the top of the page.
    ref.current?.focus();
    onRetry?.();
  }

  return (
    <div ref={ref} id={props.id} className={listFoot} tabIndex={-1}>
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

/** "10 more rows loaded, 30 in total", as rows join those that were there. */
function useRowNews(rowCount: number): string {
  const strings = useKitStrings();
  const [seen, setSeen] = useState({ rowCount, added: 0 });
  if (seen.rowCount !== rowCount) {
    setSeen({ rowCount, added: seen.rowCount === 0 ? 0 : rowCount - seen.rowCount });
  }
  return seen.added > 0 ? strings.rowsLoaded(seen.added, rowCount) : '';
}
