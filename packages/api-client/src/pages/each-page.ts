/** Reads paged lists without React: `for await (const events of eachPage(client, '/event', …))`. */
import { callOf } from '../call.ts';
import type { ApiClient, QueryAt } from '../client.ts';
import { keysOf, type PagedPath, type PageKey, type PickRows } from './paging.ts';

export interface EachPageOptions<P extends PagedPath, Row> {
  /** With `cursor`, the `next` of an earlier answer, the list begins there. */
  query?: QueryAt<'get', P>;
  pick: PickRows<P, Row>;
}

/** Requests a page only when the caller asks for it. */
export async function* answersOf<Key, Answer>(
  keyAfter: (index: number, previous: Answer | null) => Key | null,
  readPage: (key: Key) => Promise<Answer>,
): AsyncGenerator<Answer, void, undefined> {
  let key = keyAfter(0, null);
  for (let index = 1; key !== null; index += 1) {
    // Each page tells where the next begins.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await readPage(key);
    yield answer;
    key = keyAfter(index, answer);
  }
}

/** Yields each page's rows, those of the short last page included. */
export async function* eachPage<P extends PagedPath, Row>(
  client: ApiClient,
  path: P,
  { query, pick }: EachPageOptions<P, Row>,
): AsyncGenerator<readonly Row[], void, undefined> {
  const readPage = (key: PageKey<P>) => callOf(client, 'get', path, { query: key[1] });
  for await (const answer of answersOf(keysOf(path, query, pick), readPage)) yield pick(answer);
}
