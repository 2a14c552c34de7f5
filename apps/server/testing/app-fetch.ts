/** A `fetch` that reaches the app without a network, so that screens can be tested against it. */
import type { FastifyInstance, InjectOptions } from 'fastify';

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
