import userEvent from '@testing-library/user-event';
import type { TestApp } from '@digis/server/testing';
import { expect, onTestFinished } from 'vitest';

export interface BrowserOptions {
  readonly as?: string;
  readonly address?: string;
  readonly failing?: string;
}

export async function openBrowser(
  app: TestApp,
  { as, address = '/', failing }: BrowserOptions = {},
) {
  const { calls, settled } = serveFrom(app);
  const mend = failing === undefined ? () => undefined : failCalls(failing);
  if (as !== undefined) {
    const { token } = await app.as(as);
    window.sessionStorage.setItem('digis.token', token ?? '');
  }
  window.history.replaceState(null, '', address);
  return { user: userEvent.setup(), calls, mend, settled };
}

function serveFrom(app: TestApp) {
  const calls: { readonly method: string; readonly path: string; readonly status: number }[] = [];
  const original = globalThis.fetch;
  let underWay = 0;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    underWay += 1;
    const response = await app.fetch(request).finally(() => (underWay -= 1));
    const { pathname, search } = new URL(request.url);
    calls.push({ method: request.method, path: pathname + search, status: response.status });
    return response;
  };
  onTestFinished(() => {
    globalThis.fetch = original;
  });
  const settled = () => expect.poll(() => underWay).toBe(0);
  return { calls, settled };
}

function answerCalls(path: string, answer: (request: Request) => Promise<Response>): () => void {
  const working = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).pathname === path ? answer(request) : working(request);
  };
  return () => {
    globalThis.fetch = working;
  };
}

export const failCalls = (path: string) =>
  answerCalls(path, () => Promise.reject(new TypeError('offline')));

export const refuseCalls = (path: string, status: number, code: string) =>
  answerCalls(path, () => {
    const body = { success: false, msg: 'no', code, requestId: 'r1' };
    return Promise.resolve(Response.json(body, { status }));
  });

export function holdCalls(path: string) {
  const working = globalThis.fetch;
  const held = Promise.withResolvers<void>();
  let count = 0;
  answerCalls(path, async (request) => {
    count += 1;
    await held.promise;
    return working(request);
  });
  return { held: () => count, release: held.resolve };
}

export const beginCalls = (path: string, bytes: number) =>
  answerCalls(path, ({ signal }) => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new Uint8Array(bytes));
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return Promise.resolve(new Response(body));
  });
