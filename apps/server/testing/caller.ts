import type { FastifyInstance, InjectOptions } from 'fastify';
import { Secret, TOTP } from 'otpauth';

export type AppFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

const origin = 'http://localhost';
const withoutBody = new Set([101, 204, 205, 304]);
const methods = [
  'GET',
  'POST',
  'PATCH',
  'PUT',
  'DELETE',
] as const satisfies InjectOptions['method'][];

export function appFetch(app: FastifyInstance): AppFetch {
  return async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, origin) : input, init);
    const { pathname, search } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    request.signal.throwIfAborted();
    const answer = await app.inject({
      method: methods.find((method) => method === request.method) ?? 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body.length > 0 && { payload: body }),
    });
    request.signal.throwIfAborted();
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const part of [value ?? ''].flat()) headers.append(name, String(part));
    }
    const payload = withoutBody.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
    return new Response(payload, { status: answer.statusCode, headers });
  };
}

export interface Answer {
  status: number;
  headers: Headers;
  body: ReturnType<typeof JSON.parse>;
}

export interface Caller {
  token: string | null;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  delete(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
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

export const secondFactorCode = (key: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/gu, '')) }).generate({
    timestamp: at.getTime(),
  });
