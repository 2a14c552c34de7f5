/** The first page of a list before anything shows it; whoever does then has it at once, and asks no second time. */
import { mutate, preload } from 'swr';
import { unstable_serialize } from 'swr/infinite';
import type { PagedPath } from './call-at.ts';
import { callOf } from './call.ts';
import type { AnswerAt, ApiClient, QueryAt } from './client.ts';
import { keyOfPage } from './paging.ts';

export function createReadPagesAhead(client: ApiClient) {
  /** Rejects as the call does; whoever shows the list is told of it as well. */
  return async <P extends PagedPath>(
    path: P,
    query?: QueryAt<'get', P>,
  ): Promise<AnswerAt<'get', P>> => {
    const key = keyOfPage(path, query, 0, null);
    const answer = await preload(key, () => callOf(client, 'get', path, { query: key[1] }));
    await mutate(
      unstable_serialize(() => key),
      [answer],
      { revalidate: false },
    );
    return answer;
  };
}
