/** A write is never retried; success or a conflict revalidates the reads that it concerns. */
import { ApiError } from '../api-error.ts';
import { type CallOptions, type PlainPath, callOf } from '../call.ts';
import type { AnswerAt, ApiClient, BodyAt, Method, PathOf, QueryAt } from '../client.ts';
import { refreshFamilies } from './reads.ts';

const OVERTAKEN: ReadonlySet<number> = new Set([404, 409]);

export interface WriteOptions {
  /** Other reads that change with this write. */
  also?: readonly PathOf<'get'>[];
  refreshesOnFailure?: boolean;
}

export type WriteCallOptions<Query> = Pick<CallOptions<Query>, 'query' | 'idempotencyKey'>;

export function createUseWrite(client: ApiClient) {
  return function useWrite<M extends Exclude<Method, 'get'>, P extends PlainPath<M>>(
    method: M,
    path: P,
    { also = [], refreshesOnFailure = false }: WriteOptions = {},
  ) {
    return async (
      body: BodyAt<M, P>,
      options?: WriteCallOptions<QueryAt<M, P>>,
    ): Promise<AnswerAt<M, P>> => {
      const concerned = [path, ...also];
      try {
        const answer = await callOf(client, method, path, { body, ...options });
        refreshFamilies(concerned);
        return answer;
      } catch (error) {
        // Another user's change has made the data on the screen outdated.
        const isOvertaken = error instanceof ApiError && OVERTAKEN.has(error.status);
        if (isOvertaken || refreshesOnFailure) refreshFamilies(concerned);
        throw error;
      }
    };
  };
}
