/** How far a list has come, in the words of the kit's table. */
import type { ReadPages } from '@digis/api-client/swr-pages';
import type { Read } from '@digis/api-client/swr';
import type { ListStatus } from '@digis/ui';

/** Rows that are there stay, whatever happens to those that are asked for next. */
function statusOf(read: Read<unknown>, isLoadingMore = false): ListStatus {
  if (read.data === undefined) return read.error ? 'error' : 'loading';
  if (isLoadingMore) return 'loading-more';
  return read.error ? 'error-more' : 'ready';
}

/** Props of a table whose rows are all there at once. */
export const listOf = <Row>(read: Read<readonly Row[]>) => ({
  rows: read.data ?? [],
  status: statusOf(read),
  onRetry: read.retry,
});

/** Props of a table whose rows come page after page; `whole` are all of them, for paper. */
export const pagesOf = <Row>(read: ReadPages<Row>, whole?: readonly Row[]) => ({
  rows: whole ?? read.data ?? [],
  status: statusOf(read, read.isLoadingMore),
  hasMore: whole === undefined && read.hasMore,
  onLoadMore: read.loadMore,
  onRetry: read.retry,
});
