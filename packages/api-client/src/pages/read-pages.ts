/** Pages read so far, in the words of a table: `<DataTable {...pages} />`. */
import type { ApiError } from '../api-error.ts';

/** Rows that have come stay, whatever happens to the next page. */
export type PagesStatus = 'loading' | 'ready' | 'loading-more' | 'error' | 'error-more';

export interface ReadAllOptions {
  /** Told after each page how many rows there are. */
  onProgress?: (rows: number) => void;
  /** Breaks it off between two pages. */
  signal?: AbortSignal;
}

interface PagesShown<Row> {
  /** The rows of all pages read so far, each once; empty until the first page has come. */
  rows: Row[];
  status: PagesStatus;
  /** False before the first page, and once a short page has come. */
  hasMore: boolean;
  /** Reads the next page; does nothing after the last one and while one loads. */
  onLoadMore: () => void;
  /** Reads again what failed: the list, or its next page. */
  onRetry: () => void;
  /** The fault of the last read, for words that `status` does not have. */
  error: ApiError | undefined;
  /** Every row from the first page on, read again: for a file. Rejects with the error that broke it off. */
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
  /** True during each read. Reading it renders the component at the start and the end of each; a spread does not. */
  readonly isValidating: boolean;
}

/** The parts of SWR's answer that are read only when needed, because reading them subscribes the component. */
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

/** Adds the names of an earlier release, and getters that a spread does not call. */
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
