/** openapi-fetch, with the session, a time limit, and one kind of error. */
import createClient, {
  type Client,
  type ClientPathsWithMethod,
  type FetchOptions,
  type MethodResponse,
  type Middleware,
} from 'openapi-fetch';
import { ApiError, errorOfAnswer, isObject } from './api-error.ts';
import { callAt, fitsContract } from './call-at.ts';
import type { paths } from './generated/schema.ts';

export interface ApiClientOptions {
  baseUrl: string;
  /** Used in place of the browser's fetch, for example in tests. */
  fetch?: (request: Request) => Promise<Response>;
  getToken: () => string | null | undefined;
  /** Gets the refused call's token, so that a refusal of an older session can be ignored. */
  onForbidden?: (token: string | undefined) => void;
  /** Returns a signal that aborts one call; by default after 20 seconds. */
  timeout?: () => AbortSignal;
}

export type ApiClient = Client<paths>;
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type PathOf<M extends Method> = ClientPathsWithMethod<ApiClient, M>;
/** A successful answer: `AnswerAt<'get', '/event'>`. */
export type AnswerAt<M extends Method, P extends PathOf<M>> = MethodResponse<ApiClient, M, P>;

type InitAt<M extends Method, P extends PathOf<M>> = FetchOptions<paths[P][M]>;

export type QueryAt<M extends Method, P extends PathOf<M>> =
  InitAt<M, P> extends { params?: { query?: infer Query } } ? NonNullable<Query> : never;

/** The parts of a path that name a record: `{ id: number }` of `/agreement/{id}`. */
export type ParamsAt<M extends Method, P extends PathOf<M>> =
  InitAt<M, P> extends { params?: { path?: infer Params } } ? NonNullable<Params> : never;

/** `undefined` if the operation needs no body. */
export type BodyAt<M extends Method, P extends PathOf<M>> = InitAt<M, P>['body'];

/**
 * Marks a poll or refetch, which does not extend the session: `params: { header: inBackground }`.
 */
export const inBackground = { 'X-Background': '1' } as const;

const ANSWER_WITHIN = 20_000;
const JSON_TYPE = 'application/json';

/** Keeps each answer's text, because a clone would have to be read again. */
const texts = new WeakMap<Response, string>();
const textOf = (response: Response): string => texts.get(response) ?? '';

/** Not `AbortSignal.any`, which Chrome has only from 116 on. */
function firstOf(signals: readonly AbortSignal[]) {
  const either = new AbortController();
  const abort = () => either.abort();
  for (const signal of signals) {
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
  }
  const forget = () => signals.forEach((signal) => signal.removeEventListener('abort', abort));
  return { signal: either.signal, forget };
}

/** The time limit includes reading the whole answer. */
function inTime({
  fetch = (request) => globalThis.fetch(request),
  timeout = () => AbortSignal.timeout(ANSWER_WITHIN),
}: ApiClientOptions) {
  return async (request: Request): Promise<Response> => {
    const late = timeout();
    const { signal, forget } = firstOf([request.signal, late]);
    try {
      const response = await fetch(new Request(request, { signal }));
      const text = await response.text();
      const { status, statusText, headers } = response;
      const whole = new Response(text === '' ? null : text, { status, statusText, headers });
      texts.set(whole, text);
      return whole;
    } catch (cause) {
      if (request.signal.aborted) throw cause;
      const code = late.aborted ? 'TIMEOUT' : 'NETWORK';
      const msg = late.aborted
        ? 'The server did not answer in time.'
        : 'The server is out of reach.';
      throw new ApiError({ status: 0, code, msg }, { cause });
    } finally {
      forget();
    }
  };
}

const BEARER = 'Bearer ';

/** A poll that is refused because a permission was lost does not end the session. D69 */
const isUnasked = ({ headers }: Request, response: Response): boolean => {
  if (!headers.has('X-Background')) return false;
  const body = parsed(textOf(response));
  return isObject(body) && body.code === 'NO_PERMISSION';
};

const session = ({ getToken, onForbidden }: ApiClientOptions): Middleware => ({
  onRequest({ request }) {
    const token = getToken() ?? undefined;
    if (token !== undefined) request.headers.set('Authorization', BEARER + token);
  },
  onResponse({ request, response }) {
    if (response.status !== 403 || isUnasked(request, response)) return;
    onForbidden?.(request.headers.get('Authorization')?.slice(BEARER.length));
  },
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const contractChecks: Middleware = {
  onRequest({ request, schemaPath }) {
    request.headers.set('Accept', callAt(request.method, schemaPath).answer ?? JSON_TYPE);
  },
  onResponse({ request, response, schemaPath }) {
    const call = callAt(request.method, schemaPath);
    const text = textOf(response);
    const body = parsed(text);
    const isGood =
      call.answer === undefined
        ? isObject(body) && body.success === true && fitsContract(body, call)
        : text !== '';
    if (!response.ok || !isGood) throw errorOfAnswer(response, body ?? text);
  },
};

/** Calls reject with an ApiError; `answerOf` returns only the data. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const client = createClient<paths>({ baseUrl: options.baseUrl, fetch: inTime(options) });
  // openapi-fetch gives an answer to the last middleware first, so the session hears of refusals.
  client.use(contractChecks, session(options));
  return client;
}
