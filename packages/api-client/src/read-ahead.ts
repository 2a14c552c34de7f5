/** A read before anything shows it: whoever does then has the answer at once, and asks no second time. */
import { mutate, preload } from 'swr';
import { type PlainPath, callOf } from './call.ts';
import type { AnswerAt, ApiClient, QueryAt } from './client.ts';
import type { ReadKey } from './reads.ts';

export function createReadAhead(client: ApiClient) {
  /** Rejects as the call does; whoever shows the read is told of it as well. */
  return async <P extends PlainPath<'get'>>(
    path: P,
    query?: QueryAt<'get', P>,
  ): Promise<AnswerAt<'get', P>> => {
    const key: ReadKey<P> = [path, query ?? {}];
    const answer = await preload(key, () => callOf(client, 'get', path, { query }));
    await mutate(key, answer, { revalidate: false });
    return answer;
  };
}
