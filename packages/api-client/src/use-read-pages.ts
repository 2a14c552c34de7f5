/** Hook of a list in pages, which loads further pages as the user scrolls. */
import { useEffect, useRef } from 'react';
import { mutate, preload, useSWRConfig } from 'swr';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import type { ApiError } from './api-error.ts';
import { callOf } from './call.ts';
import type { AnswerAt, ApiClient, QueryAt } from './client.ts';
import {
  isLastPage,
  keyOfPage,
  type PagedPath,
  type PageKey,
  pagingOf,
  uniqueById,
} from './paging.ts';
import { readConfig, registerList, useRemembered } from './reads.ts';
import type { Read, ReadOptions } from './use-read.ts';

export interface PagesOptions<P extends PagedPath, Row extends { id: number }> extends Omit<
  ReadOptions<P>,
  'isBackground'
> {
  /** The rows of a page. */
  pick: (answer: AnswerAt<'get', P>) => readonly Row[];
}

export interface ReadPages<Row> extends Read<Row[]> {
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** Every row from the first page on, read again: for a file. Rejects with what broke it off. */
  readAll: (options?: ReadAllOptions) => Promise<Row[]>;
}

export interface ReadAllOptions {
  /** Told after each page how many rows there are. */
  onProgress?: (rows: number) => void;
  /** Breaks it off between two pages. */
  signal?: AbortSignal;
}

const listConfig = {
  ...readConfig,
  // Revalidates all shown pages on mount, focus and reconnection.
  revalidateAll: true,
  // However soon that is: the list may have been written to meanwhile, and no write reaches one that was left.
  dedupingInterval: 0,
};

async function readEveryPage<Key, Answer>(
  keyAfter: (index: number, previous: Answer | null) => Key | null,
  readPage: (key: Key) => Promise<Answer>,
  onPage: (answers: Answer[]) => void,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let key = keyAfter(0, null);
  while (key !== null) {
    // Each page tells where the next begins.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await readPage(key);
    answers.push(answer);
    onPage(answers);
    key = keyAfter(answers.length, answer);
  }
  return answers;
}

export function createUseReadPages(client: ApiClient) {
  return function useReadPages<P extends PagedPath, Row extends { id: number }>(
    path: P,
    options: PagesOptions<P, Row>,
  ): ReadPages<Row> {
    type Answer = AnswerAt<'get', P>;
    const { query, pick, isEnabled = true, refreshInterval } = options;
    const paging = pagingOf(path);
    const remembered = useRemembered();
    // The hook's own loading state would re-render the list at each start and end of a read.
    const { cache } = useSWRConfig();
    /** True while the next page loads; the present rows stay until it has come. */
    const isReadingOn = useRef(false);

    const keyAfter = (index: number, previous: Answer | null): PageKey<P> | null => {
      if (!isEnabled || (previous !== null && isLastPage(pick(previous), paging))) return null;
      return keyOfPage(path, query, index, previous);
    };
    const readPage = (key: PageKey<P>) =>
      callOf(client, 'get', path, {
        query: key[1],
        isBackground: remembered<P>(key) !== undefined,
      });
    const readPageOrRemember = (key: PageKey<P>) =>
      (isReadingOn.current ? remembered<P>(key) : undefined) ?? readPage(key);

    const swr = useSWRInfinite<Answer, ApiError>(keyAfter, readPageOrRemember, {
      ...listConfig,
      refreshInterval,
      onSuccess: () => {
        isReadingOn.current = false;
      },
    });
    const { mutate } = swr;
    useEffect(() => registerList(path, () => mutate()), [path, mutate]);

    const pages = swr.data ?? [];
    const last = pages.at(-1);
    const hasMore = last !== undefined && !isLastPage(pick(last), paging);
    const isMoreWanted = pages.length > 0 && swr.size > pages.length;
    return {
      data: swr.data === undefined ? undefined : uniqueById(pages.flatMap(pick)),
      error: swr.error,
      // Getters, because reading SWR's state subscribes the component to it.
      isLoading: swr.data === undefined && swr.isLoading,
      get isValidating() {
        return swr.isValidating;
      },
      retry: () => void mutate(),
      hasMore,
      isLoadingMore: isMoreWanted && swr.isValidating,
      readAll: async ({ onProgress, signal } = {}) => {
        const onPage = (answers: Answer[]) => {
          signal?.throwIfAborted();
          onProgress?.(answers.flatMap(pick).length);
        };
        return uniqueById((await readEveryPage(keyAfter, readPage, onPage)).flatMap(pick));
      },
      loadMore: () => {
        if (!hasMore || isMoreWanted) return;
        // A read in flight is repeated: its answer would be discarded for the newer one.
        isReadingOn.current = cache.get(unstable_serialize(keyAfter))?.isValidating !== true;
        void swr.setSize(swr.size + 1);
      },
    };
  };
}

/** Reads the first page of a list before it is shown, so that the list has it at once and does not read it again. */
export function createReadPagesAhead(client: ApiClient) {
  /** Rejects as the call does; a component that shows the list gets the error too. */
  return async <P extends PagedPath>(
    path: P,
    query?: QueryAt<'get', P>,
  ): Promise<AnswerAt<'get', P>> => {
    const key = keyOfPage(path, query, 0, null);
    const answer = await preload(key, () => callOf(client, 'get', path, { query: key[1] }));
    await mutate(
      unstable_serialize(() => key),
      [answer],
      { revalidate: false },
    );
    return answer;
  };
}
