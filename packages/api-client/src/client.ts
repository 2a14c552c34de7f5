/** The calls of the contract, typed by method and path. A call answers what was promised or throws an ApiError. */
import { type PathParams, addressOf } from './address-of.ts';
import { errorOfAnswer } from './api-error.ts';
import { callAt } from './call-at.ts';
import { type FetchOptions, guardedFetch } from './guarded-fetch.ts';
import { isPromised } from './promised.ts';
import type { AnswerAt, BodyAt, Method, PathOf, QueryAt } from './typed-paths.ts';

const JSON_TYPE = 'application/json';

export interface ApiClientOptions extends FetchOptions {
  baseUrl: string;
}

export interface CallOptions<Query> {
  query?: Query;
  /** The parts of the path that name a record: `{ id: 42 }`. */
  params?: PathParams;
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

export function createApiClient({ baseUrl, ...options }: ApiClientOptions): ApiClient {
  const fetchAnswer = guardedFetch(options);

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
    { query = {}, params = {}, idempotencyKey, isBackground, signal }: CallOptions<object> = {},
  ): Promise<unknown> {
    const call = callAt(method, path);
    const { answer: accept = JSON_TYPE } = call;
    const request = new Request(addressOf(baseUrl, path, params, query), {
      method: method.toUpperCase(),
      headers: {
        Accept: accept,
        ...(body !== undefined && { 'Content-Type': JSON_TYPE }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        ...(isBackground === true && { 'X-Background': '1' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const { response, answer } = await fetchAnswer(request);
    if (accept === JSON_TYPE && !isPromised(answer, call)) throw errorOfAnswer(response, answer);
    return answer;
  }

  return {
    read: (path, call) => send('get', path, undefined, call),
    write: send,
  };
}
