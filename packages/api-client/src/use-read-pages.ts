/** A list that comes in pages, read further as somebody scrolls. */
import { useEffect } from 'react';
import { unstable_serialize } from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { ApiError } from './api-error.ts';
import type { ApiClient } from './client.ts';
import type { PagedPath } from './call-at.ts';
import { isLastPage, pagingOf, placeOfPage, uniqueById } from './paging.ts';
import { readConfig, registerList, useWasRead } from './reads.ts';
import type { AnswerAt, QueryAt } from './typed-paths.ts';
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
  /** Every row from the first page on, read anew: for a file. Rejects with what broke it off. */
  readAll: () => Promise<Row[]>;
}

function queryOfPage<Query>(query: Query | undefined, place: object): Query;
function queryOfPage(query: object | undefined, place: object): object {
  return { ...query, ...place };
}

export function createUseReadPages(client: ApiClient) {
  return function useReadPages<P extends PagedPath, Row extends { id: number }>(
    path: P,
    options: PagesOptions<P, Row>,
  ): ReadPages<Row> {
    type Answer = AnswerAt<'get', P>;
    type PageKey = readonly [path: P, query: QueryAt<'get', P>];
    const { query, pick, isEnabled = true, refreshInterval } = options;
    const paging = pagingOf(path);
    const wasRead = useWasRead();

    const keyOfPage = (index: number, previous: Answer | null): PageKey | null => {
      if (!isEnabled || (previous !== null && isLastPage(pick(previous), paging))) return null;
      return [path, queryOfPage(query, placeOfPage(index, previous, paging))];
    };
    const readPage = ([, pageQuery]: PageKey) =>
      client.read(path, { query: pageQuery, isBackground: wasRead([path, pageQuery]) });

    const readAll = async () => {
      const rows: Row[] = [];
      let key = keyOfPage(0, null);
      for (let index = 1; key !== null; index += 1) {
        // Each page tells where the next begins.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await readPage(key);
        rows.push(...pick(answer));
        key = keyOfPage(index, answer);
      }
      return uniqueById(rows);
    };

    const swr = useSWRInfinite<Answer, ApiError>(keyOfPage, readPage, {
      ...readConfig,
      refreshInterval,
      revalidateFirstPage: false,
      revalidateOnMount: true,
    });
    const { mutate } = swr;
    const list = unstable_serialize([path, query]);
    useEffect(() => registerList(path, list, () => mutate()), [path, list, mutate]);

    const pages = swr.data ?? [];
    const last = pages.at(-1);
    const hasMore = last !== undefined && !isLastPage(pick(last), paging);
    const isLoadingMore = swr.isValidating && swr.size > pages.length && pages.length > 0;
    return {
      data: swr.data === undefined ? undefined : uniqueById(pages.flatMap(pick)),
      error: swr.error,
      isLoading: swr.isLoading,
      isValidating: swr.isValidating,
      retry: () => void mutate(),
      hasMore,
      isLoadingMore,
      readAll,
      loadMore: () => {
        if (hasMore && !swr.isValidating) void swr.setSize(swr.size + 1);
      },
    };
  };
}
