/** The state of a list's pages: `<DataTable {...pages} />`. */
import type { ApiError } from '../api-error.ts';

/** `loading-more` and `error-more` concern the next page: the rows stay. */
export type PagesStatus = 'loading' | 'ready' | 'loading-more' | 'error' | 'error-more';

export interface ReadAllOptions {
  /** Called after each page. */
  onProgress?: (rows: number) => void;
  /** Stops the reading between two pages. */
  signal?: AbortSignal;
}

interface PagesShown<Row> {
  /** Each row once; empty until the first page. */
  rows: Row[];
  status: PagesStatus;
  /** False before the first page, and after a short one. */
  hasMore: boolean;
  /** Does nothing after the last page and while one loads. */
  onLoadMore: () => void;
  /** Repeats the failed read: the list, or its next page. */
  onRetry: () => void;
  /** The last read's error, for messages that need more than `status`. */
  error: ApiError | undefined;
  /** Reads every row again, for an export. Rejects with the error that stopped the reading. */
  readAll: (options?: ReadAllOptions) => Promise<Row[]>;
}

interface EarlierNames {
  /** @deprecated `status` is "loading". */
  readonly isLoading: boolean;
  /** @deprecated `status` is "loading-more". */
  isLoadingMore: boolean;
  /** @deprecated `onLoadMore`. */
  loadMore: () => void;
  /** @deprecated `onRetry`. */
  retry: () => void;
}

export interface ReadPages<Row> extends PagesShown<Row>, EarlierNames {
  /** A component that uses it re-renders at the start and end of each read; a spread omits it. */
  readonly isValidating: boolean;
}

/** Parts of SWR's state: a component re-renders when a part that it has used changes. */
interface PagesState {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isLoading: boolean;
  readonly isValidating: boolean;
}

export function statusOf(state: PagesState, isMoreWanted: boolean): PagesStatus {
  if (state.data === undefined) return state.error ? 'error' : 'loading';
  if (isMoreWanted && state.isValidating) return 'loading-more';
  return state.error ? 'error-more' : 'ready';
}

/** Adds an earlier release's names, and getters that a spread omits. */
export function withEarlierNames<Row>(shown: PagesShown<Row>, state: PagesState): ReadPages<Row>;
export function withEarlierNames(shown: PagesShown<unknown>, state: PagesState): object {
  const pages = {
    ...shown,
    isLoadingMore: shown.status === 'loading-more',
    loadMore: shown.onLoadMore,
    retry: shown.onRetry,
  };
  return Object.defineProperties(pages, {
    isLoading: { get: () => state.data === undefined && state.isLoading },
    isValidating: { get: () => state.isValidating },
  });
}
