/** The loading state of a list as props of the kit’s table, and the row whose dialog is open. */
import type { ReadPages } from '@digis/api-client/swr-pages';
import type { Read } from '@digis/api-client/swr';
import type { ListStatus } from '@digis/ui';
import { useState } from 'react';
import { useAddress } from '../navigation/use-address.ts';

/** Loaded rows stay, whatever happens to the next page. */
function statusOf(read: Read<unknown>, isLoadingMore = false): ListStatus {
  if (read.data === undefined) return read.error ? 'error' : 'loading';
  if (isLoadingMore) return 'loading-more';
  return read.error ? 'error-more' : 'ready';
}

/** Props of a table whose rows are loaded at once. */
export const listOf = <Row>(read: Read<readonly Row[]>) => ({
  rows: read.data ?? [],
  status: statusOf(read),
  onRetry: read.retry,
});

/** Props of a table whose rows are loaded page by page; `whole` are all of them, for print. */
export const pagesOf = <Row>(read: ReadPages<Row>, whole?: readonly Row[]) => ({
  rows: whole ?? read.data ?? [],
  status: statusOf(read, read.isLoadingMore),
  hasMore: whole === undefined && read.hasMore,
  onLoadMore: read.loadMore,
  onRetry: read.retry,
});

/**
 * A dialog keeps the row it was opened for when another user deletes it and the list is read again:
 * what is being typed is not lost with it, and the save says what happened.
 */
export function useOpenRow<Row extends { readonly id: number }>(rows: readonly Row[] | undefined) {
  const address = useAddress();
  const [kept, keep] = useState<Row | null>(null);
  const found = rows?.find(({ id }) => id === address.id) ?? null;
  if (found !== null && found !== kept) keep(found);
  return { ...address, row: found ?? (kept?.id === address.id ? kept : null) };
}
