import { useEffect, useRef, useState } from 'react';
import { mutate, preload, useSWRConfig } from 'swr';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import type { ApiError } from '../api-error.ts';
import { callOf, readAt } from '../call.ts';
import type { AnswerAt, ApiClient, QueryAt } from '../client.ts';
import { answersOf } from './each-page.ts';
import {
  isLastPage,
  keyOfPage,
  keysOf,
  type PagedPath,
  type PageKey,
  pagingOf,
  type PickRows,
  type RowWithId,
  uniqueById,
} from './paging.ts';
import { type ReadAllOptions, type ReadPages, statusOf, withEarlierNames } from './read-pages.ts';
import { keyAt, readConfig, registerList, useRemembered } from '../hooks/reads.ts';
import type { ReadOptions } from '../hooks/use-read.ts';

export interface PagesOptions<P extends PagedPath, Row extends RowWithId> extends Omit<
  ReadOptions<P>,
  'isBackground'
> {
  pick: PickRows<P, Row>;
}

const listConfig = {
  ...readConfig,
  // Revalidates all shown pages on mount, focus and reconnection.
  revalidateAll: true,
  // Revalidates even a list that returns soon: writes do not reach a list that is not mounted.
  dedupingInterval: 0,
};

export function createUseReadPages(client: ApiClient) {
  return function useReadPages<P extends PagedPath, Row extends RowWithId>(
    path: P,
    options: PagesOptions<P, Row>,
  ): ReadPages<Row> {
    type Answer = AnswerAt<'get', P>;
    const { query, pick, isEnabled = true, refreshInterval } = options;
    const remembered = useRemembered();
    // Read from the cache: using the hook's own loading state would re-render at each read.
    const { cache } = useSWRConfig();
    /** True while the next page loads: the pages before it then come from the cache. */
    const isReadingOn = useRef(false);

    const keys = keysOf(path, query, pick);
    const keyAfter: typeof keys = (...place) => (isEnabled ? keys(...place) : null);
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
    const hasMore = last !== undefined && !isLastPage(pick(last), pagingOf(path, query));
    const isMoreWanted = pages.length > 0 && swr.size > pages.length;
    const shown = {
      rows: useShownRows(swr.data, pick),
      status: statusOf(swr, isMoreWanted),
      hasMore,
      error: swr.error,
      onRetry: () => void mutate(),
      readAll: async ({ onProgress, signal }: ReadAllOptions = {}) => {
        const rows: Row[] = [];
        for await (const answer of answersOf(keyAfter, readPage)) {
          signal?.throwIfAborted();
          rows.push(...pick(answer));
          onProgress?.(rows.length);
        }
        return uniqueById(rows);
      },
      onLoadMore: () => {
        if (!hasMore || isMoreWanted) return;
        // During a revalidation all pages are read again, because `setSize` discards its answer.
        isReadingOn.current = cache.get(unstable_serialize(keyAfter))?.isValidating !== true;
        void swr.setSize(swr.size + 1);
      },
    };
    return withEarlierNames(shown, swr);
  };
}

/** Reads before the list renders, which then shows its first page without a second read. */
export function createReadPagesAhead(client: ApiClient) {
  /** Rejects as the call does; the component with the list gets the error too. */
  return <P extends PagedPath>(path: P, query?: QueryAt<'get', P>): Promise<AnswerAt<'get', P>> => {
    const key = keyOfPage(path, query, 0, null);
    return keepFirstPage(key, () => callOf(client, 'get', path, { query: key[1] }));
  };
}

/** Reads ahead by an address in the API: `/event?page=1`. */
export const createReadPagesAheadAt = (client: ApiClient) => (address: string) => {
  const key = keyAt(address);
  return keepFirstPage(key, () => readAt(client, key));
};

async function keepFirstPage<Answer>(key: readonly unknown[], read: () => Promise<Answer>) {
  const answer = await preload(key, read);
  await mutate(
    unstable_serialize(() => key),
    [answer],
    { revalidate: false },
  );
  return answer;
}

/** Returns unchanged rows as the same objects, so that they need not re-render. */
function keptWhereSame<Row extends RowWithId>(before: readonly Row[], now: Row[]): Row[] {
  const known = new Map(before.map((row) => [row.id, row]));
  return now.map((row) => {
    const old = known.get(row.id);
    return old !== undefined && JSON.stringify(old) === JSON.stringify(row) ? old : row;
  });
}

function useShownRows<Answer, Row extends RowWithId>(
  pages: readonly Answer[] | undefined,
  pick: (answer: Answer) => readonly Row[],
): Row[] {
  const after = (before: readonly Row[]) => ({
    pages,
    rows: keptWhereSame(before, uniqueById((pages ?? []).flatMap((page) => pick(page)))),
  });
  const [shown, show] = useState(() => after([]));
  if (shown.pages === pages) return shown.rows;
  const next = after(shown.rows);
  show(next);
  return next.rows;
}
