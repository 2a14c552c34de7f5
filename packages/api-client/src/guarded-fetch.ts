/** A fetch that signs in, gives up in time, and answers only what the contract promises. */
import { ApiError, errorOfAnswer, isObject } from './api-error.ts';

export interface FetchOptions {
  /** Replaces the browser's fetch, as an in-process server does in tests. */
  fetch?: (request: Request) => Promise<Response>;
  getToken: () => string | null | undefined;
  /** Told the token of the refused call, so that a refusal of an older session can be ignored. */
  onForbidden?: (token: string | undefined) => void;
  /** Aborts one call; after 20 seconds unless something else is given. */
  timeout?: () => AbortSignal;
}

const answerWithin = 20_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface Answer {
  readonly response: Response;
  /** Parsed where JSON was asked for, else the text. */
  readonly answer: unknown;
}

/** Reads the whole answer here, where it can still be given up in time. */
async function checked(response: Response, expectsJson: boolean): Promise<Answer> {
  const text = await response.text();
  const body = parsed(text);
  const isPromised = expectsJson ? isObject(body) && body.success === true : text !== '';
  if (!response.ok || !isPromised) throw errorOfAnswer(response, body ?? text);
  return { response, answer: expectsJson ? body : text };
}

export function guardedFetch(options: FetchOptions): (request: Request) => Promise<Answer> {
  const {
    fetch = (request) => globalThis.fetch(request),
    getToken,
    onForbidden,
    timeout = () => AbortSignal.timeout(answerWithin),
  } = options;

  return async (request) => {
    const token = getToken() ?? undefined;
    const late = timeout();
    const signal = AbortSignal.any([request.signal, late]);
    const call = new Request(request, { signal });
    if (token !== undefined) call.headers.set('Authorization', `Bearer ${token}`);
    try {
      const response = await fetch(call);
      if (response.status === 403) onForbidden?.(token);
      return await checked(response, call.headers.get('Accept') === 'application/json');
    } catch (cause) {
      if (cause instanceof ApiError || request.signal.aborted) throw cause;
      const code = late.aborted ? 'TIMEOUT' : 'NETWORK';
      const msg = late.aborted
        ? 'The server did not answer in time.'
        : 'The server is out of reach.';
      throw new ApiError({ status: 0, code, msg }, { cause });
    }
  };
}
