/** Hook of one read, revalidated on focus, on reconnection, and after a write to its path. */
import useSWR, { mutate, preload } from 'swr';
import type { ApiError } from '../api-error.ts';
import { callOf, type PlainPath, readAt } from '../call.ts';
import type { AnswerAt, ApiClient, QueryAt } from '../client.ts';
import { keyAt, keyOf, readConfig, useRemembered } from './reads.ts';

export interface ReadOptions<P extends PlainPath<'get'>> {
  query?: QueryAt<'get', P>;
  /** False while the read is not wanted or not permitted; nothing is fetched then. @default true */
  isEnabled?: boolean;
  /** Polls, in milliseconds. */
  refreshInterval?: number;
  /** True where not even the first fetch is the doing of a person. */
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
      // SWR reports an answer that was read ahead as loading; reading its state would render twice.
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

/** Reads before the answer is shown, so that the screen has it at once and does not read it again. */
export function createReadAhead(client: ApiClient) {
  /** Rejects as the call does; a component that shows the read gets the error too. */
  return <P extends PlainPath<'get'>>(
    path: P,
    query?: QueryAt<'get', P>,
  ): Promise<AnswerAt<'get', P>> => {
    return keep(keyOf(path, query), () => callOf(client, 'get', path, { query }));
  };
}

/** Reads ahead what an earlier page read, by its address in the API: `/event/counts?branch=1`. */
export const createReadAheadAt = (client: ApiClient) => (address: string) => {
  const key = keyAt(address);
  return keep(key, () => readAt(client, key));
};

async function keep<Answer>(key: readonly unknown[], read: () => Promise<Answer>) {
  const answer = await preload(key, read);
  await mutate(key, answer, { revalidate: false });
  return answer;
}
