/** The hooks of lists that load page by page, in a separate file because no first screen has such a list. */
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

/** Reads on, page by page, for as long as what comes next is wanted; a page that failed waits for its retry. */
export function useNextPages({ status, hasMore, onLoadMore }: Pages, isWanted = true): void {
  const isNext = isWanted && hasMore && status === 'ready';
  useEffect(() => {
    if (isNext) onLoadMore();
  });
}
