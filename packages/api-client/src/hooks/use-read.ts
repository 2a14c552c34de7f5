/** Reads with SWR, which revalidates on focus, reconnection, and after a write to the path. */
import useSWR, { mutate, preload } from 'swr';
import type { ApiError } from '../api-error.ts';
import { callOf, type PlainPath, readAt } from '../call.ts';
import type { AnswerAt, ApiClient, QueryAt } from '../client.ts';
import { keyAt, keyOf, readConfig, useRemembered } from './reads.ts';

export interface ReadOptions<P extends PlainPath<'get'>> {
  query?: QueryAt<'get', P>;
  /** False fetches nothing: the read is not wanted or not permitted. @default true */
  isEnabled?: boolean;
  /** Milliseconds. */
  refreshInterval?: number;
  /** True if not even the first fetch is a user's action. */
  isBackground?: boolean;
}

export interface Read<Data> {
  data: Data | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  isValidating: boolean;
  retry: () => void;
}

export function createUseRead(client: ApiClient) {
  function useRead<P extends PlainPath<'get'>, Picked>(
    path: P,
    options: ReadOptions<P> & { pick: (answer: AnswerAt<'get', P>) => Picked },
  ): Read<Picked>;
  function useRead<P extends PlainPath<'get'>>(
    path: P,
    options?: ReadOptions<P>,
  ): Read<AnswerAt<'get', P>>;
  function useRead<P extends PlainPath<'get'>>(
    path: P,
    options: ReadOptions<P> & { pick?: (answer: AnswerAt<'get', P>) => unknown } = {},
  ): Read<unknown> {
    const { query, pick, isEnabled = true, refreshInterval, isBackground } = options;
    const remembered = useRemembered();
    const key = keyOf(path, query);
    const read = () =>
      callOf(client, 'get', path, {
        query,
        isBackground: isBackground === true || remembered(key) !== undefined,
      });
    const swr = useSWR<AnswerAt<'get', P>, ApiError>(isEnabled ? key : null, read, {
      ...readConfig,
      refreshInterval,
    });
    return {
      data: pick === undefined || swr.data === undefined ? swr.data : pick(swr.data),
      error: swr.error,
      // False with data: SWR calls an answer that was read ahead loading, and renders twice.
      isLoading: swr.data === undefined && swr.isLoading,
      // A getter, because reading it subscribes the component to every revalidation.
      get isValidating() {
        return swr.isValidating;
      },
      retry: () => void swr.mutate(),
    };
  }
  return useRead;
}

/** Reads before the screen renders, which then shows the answer without a second read. */
export function createReadAhead(client: ApiClient) {
  /** Rejects as the call does; the component that reads gets the error too. */
  return <P extends PlainPath<'get'>>(
    path: P,
    query?: QueryAt<'get', P>,
  ): Promise<AnswerAt<'get', P>> => {
    return keep(keyOf(path, query), () => callOf(client, 'get', path, { query }));
  };
}

/** Reads ahead by an address in the API: `/event/counts?branch=1`. */
export const createReadAheadAt = (client: ApiClient) => (address: string) => {
  const key = keyAt(address);
  return keep(key, () => readAt(client, key));
};

async function keep<Answer>(key: readonly unknown[], read: () => Promise<Answer>) {
  const answer = await preload(key, read);
  await mutate(key, answer, { revalidate: false });
  return answer;
}
