/** The calls of the contract, typed by method and path. A call answers what was promised or throws an ApiError. */
import createClient from 'openapi-fetch';
import { errorOfAnswer } from './api-error.ts';
import { type FetchOptions, guardedFetch } from './guarded-fetch.ts';
import { operationAt } from './operation-at.ts';
import { isPromised } from './promised.ts';
import type { AnswerAt, BodyAt, Method, PathOf, QueryAt } from './typed-paths.ts';

export interface ApiClientOptions extends FetchOptions {
  baseUrl: string;
}

export interface CallOptions<Query> {
  query?: Query;
  /** The parts of the path that name a record: `{ id: 42 }`. */
  params?: Readonly<Record<string, number | string>>;
  /** One per submit, kept until a definite answer: a repeat then gets the first answer again. */
  idempotencyKey?: string;
  /** A poll or a refetch, which does not extend the session. */
  isBackground?: boolean;
  signal?: AbortSignal;
}

export interface ApiClient {
  read<P extends PathOf<'get'>>(
    path: P,
    options?: CallOptions<QueryAt<'get', P>>,
  ): Promise<AnswerAt<'get', P>>;
  write<M extends Exclude<Method, 'get'>, P extends PathOf<M>>(
    method: M,
    path: P,
    body: BodyAt<M, P>,
    options?: CallOptions<QueryAt<M, P>>,
  ): Promise<AnswerAt<M, P>>;
}

/** The contract with its names left out: what one implementation for every path can be typed by. */
type AnyPaths = Record<
  string,
  Record<
    Method,
    {
      parameters: { query?: object; path?: object; header?: Record<string, string> };
      requestBody?: { content: { 'application/json': unknown } };
      responses: { 200: { content: { 'application/json': unknown } } };
    }
  >
>;

export function createApiClient({ baseUrl, ...options }: ApiClientOptions): ApiClient {
  const client = createClient<AnyPaths>({ baseUrl, fetch: guardedFetch(options) });

  function send<M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    body: unknown,
    call?: CallOptions<QueryAt<M, P>>,
  ): Promise<AnswerAt<M, P>>;
  async function send(
    method: Method,
    path: string,
    body: unknown,
    { query, params, idempotencyKey, isBackground, signal }: CallOptions<object> = {},
  ): Promise<unknown> {
    const operation = operationAt(method, path);
    const accept = operation?.answer ?? 'application/json';
    const isJson = accept === 'application/json';
    const { data, response } = await client.request(method, path, {
      params: { query, path: params },
      headers: {
        Accept: accept,
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        ...(isBackground === true && { 'X-Background': '1' }),
      },
      parseAs: isJson ? 'json' : 'text',
      signal,
      body,
    });
    if (isJson && operation && !isPromised(data, operation)) throw errorOfAnswer(response, data);
    return data;
  }

  return {
    read: (path, call) => send('get', path, undefined, call),
    write: send,
  };
}
