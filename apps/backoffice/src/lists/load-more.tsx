import type { PagesStatus } from '@digis/api-client/swr-pages';
import { Button } from '@digis/ui';
import { Trans } from '@lingui/react/macro';

export interface LoadMoreProps {
  readonly status: PagesStatus;
  readonly onLoadMore: () => void;
  readonly onRetry: () => void;
}

export function LoadMore({ status, onLoadMore, onRetry }: LoadMoreProps) {
  const hasFailed = status === 'error-more';
  return (
    <Button
      variant="soft"
      isPending={status === 'loading-more'}
      onPress={hasFailed ? onRetry : onLoadMore}
    >
      {hasFailed ? <Trans>Try again</Trans> : <Trans>Load more</Trans>}
    </Button>
  );
}
