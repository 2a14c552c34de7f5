/** One write. It is never repeated by itself; when it went well, the reads it concerns are fetched again. */
import type { ApiClient, CallOptions } from './client.ts';
import { refreshFamilies } from './reads.ts';
import type { AnswerAt, BodyAt, Method, PathOf, QueryAt } from './typed-paths.ts';

export interface WriteOptions {
  /** Reads of other paths that change with it. */
  also?: readonly PathOf<'get'>[];
}

export type WriteCallOptions<Query> = Pick<CallOptions<Query>, 'query' | 'idempotencyKey'>;

export function createUseWrite(client: ApiClient) {
  return function useWrite<M extends Exclude<Method, 'get'>, P extends PathOf<M>>(
    method: M,
    path: P,
    { also = [] }: WriteOptions = {},
  ) {
    return async (
      body: BodyAt<M, P>,
      options?: WriteCallOptions<QueryAt<M, P>>,
    ): Promise<AnswerAt<M, P>> => {
      const answer = await client.write(method, path, body, options);
      refreshFamilies([path, ...also]);
      return answer;
    };
  };
}
