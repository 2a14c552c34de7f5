/** Calls whose method and path are variables, as in the hooks. */
import type { Client } from 'openapi-fetch';
import type { AnswerAt, ApiClient, BodyAt, Method, PathOf, QueryAt } from './client.ts';
import { inBackground } from './client.ts';
import { callAt } from './call-at.ts';

/** Paths without a record's id, where path and query identify a read. */
export type PlainPath<M extends Method> = Exclude<PathOf<M>, `${string}{${string}`>;

export interface CallOptions<Query> {
  query?: Query;
  /** The same key for every try of one submit: a repeated call gets the first answer again. */
  idempotencyKey?: string;
  /** True for a poll or refetch, which does not extend the session. */
  isBackground?: boolean;
}

type AnyPaths = Record<
  string,
  Record<
    Method,
    {
      parameters: { query?: object };
      requestBody?: { content: { 'application/json': unknown } };
      responses: { 200: { content: { 'application/json': unknown } } };
    }
  >
>;

/** Returns the answer's data; the client throws every error. */
export async function answerOf<Answer>(call: Promise<{ data?: Answer }>): Promise<Answer> {
  const { data } = await call;
  if (data === undefined) throw new Error('A call was answered by nothing.');
  return data;
}

/** Reads by a path and query that come from an address, and therefore have no literal type. */
export function readAt(
  client: ApiClient,
  key: readonly [path: string, query: object],
): Promise<unknown>;
export function readAt(client: Client<AnyPaths>, [path, query]: readonly [string, object]) {
  return answerOf(client.request('get', path, { params: { query } }));
}

export function callOf<M extends Method, P extends PlainPath<M>>(
  client: ApiClient,
  method: M,
  path: P,
  options: CallOptions<QueryAt<M, P>> & { body?: BodyAt<M, P> },
): Promise<AnswerAt<M, P>>;
/** Untyped, because openapi-fetch types a call by its literal path, which varies here. */
export function callOf(
  client: Client<AnyPaths>,
  method: Method,
  path: string,
  { query, body, idempotencyKey, isBackground }: CallOptions<object> & { body?: unknown },
): Promise<unknown> {
  return answerOf(
    client.request(method, path, {
      params: { query },
      body,
      headers: {
        'Idempotency-Key': idempotencyKey,
        ...(isBackground === true && inBackground),
      },
      parseAs: callAt(method, path).answer === undefined ? 'json' : 'text',
    }),
  );
}
