/** A caller of the API in a test, signed in or not. */
import type { AppFetch } from './app-fetch.ts';

export interface Answer {
  status: number;
  headers: Headers;
  /** Looked at freely in assertions. */
  body: ReturnType<typeof JSON.parse>;
}

export interface Caller {
  token: string | null;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  delete(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Any method, and a body that is sent as it is. */
  send(path: string, init: RequestInit): Promise<Answer>;
}

export function callerOf(fetch: AppFetch, token: string | null): Caller {
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const headers = new Headers(init.headers);
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    const response = await fetch(path, { ...init, headers });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    };
  };
  const withBody =
    (method: string) =>
    (path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
      body === undefined
        ? send(path, { method, headers })
        : send(path, {
            method,
            headers: { 'Content-Type': 'application/json', ...headers },
            body: JSON.stringify(body),
          });
  return {
    token,
    get: (path, headers = {}) => send(path, { headers }),
    post: withBody('POST'),
    patch: withBody('PATCH'),
    delete: withBody('DELETE'),
    send,
  };
}
