/** Hooks of paged lists, kept out of the first screens' bundle. */
import {
  createReadPagesAhead,
  createReadPagesAheadAt,
  createUseReadPages,
  type PagesStatus,
} from '@digis/api-client/swr-pages';
import { useEffect } from 'react';
import { client } from './client.ts';

export const readPagesAhead = createReadPagesAhead(client);
export const readPagesAheadAt = createReadPagesAheadAt(client);
export const useReadPages = createUseReadPages(client);

interface Pages {
  readonly status: PagesStatus;
  readonly hasMore: boolean;
  readonly onLoadMore: () => void;
}

export function useNextPages({ status, hasMore, onLoadMore }: Pages, isWanted = true): void {
  const isNext = isWanted && hasMore && status === 'ready';
  useEffect(() => {
    if (isNext) onLoadMore();
  });
}
