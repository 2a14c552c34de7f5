/** Pages read so far: `<DataTable {...pages} />`. */
import type { ApiError } from '../api-error.ts';

/** Rows stay, whatever happens to the next page. */
export type PagesStatus = 'loading' | 'ready' | 'loading-more' | 'error' | 'error-more';

export interface ReadAllOptions {
  /** Called after each page. */
  onProgress?: (rows: number) => void;
  /** Stops between two pages. */
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
  /** Fault of the last read, for words that `status` lacks. */
  error: ApiError | undefined;
  /** Every row, read again for a file. Rejects with the error that broke it off. */
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
  /** Reading it renders the component at the start and end of each read; a spread does not. */
  readonly isValidating: boolean;
}

/** Reading these parts of SWR's answer subscribes the component. */
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

/** Adds an earlier release's names, and getters that a spread does not call. */
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
