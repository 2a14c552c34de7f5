/** Runs hooks against an in-memory server until the test ends. */
import { act } from 'react';
import { onTestFinished, vi } from 'vitest';
import { createApiClient } from '../client.ts';
import { createReadPagesAhead, createReadPagesAheadAt, createUseReadPages } from '../swr-pages.ts';
import { clearReads, createHooks } from '../swr.ts';
import { renderHook } from './render-hook.tsx';

/** `calls`: the requests as the server saw them. */
export function hooksOver(
  answer: (url: URL, call: number) => object | Promise<object>,
  status = 200,
) {
  onTestFinished(clearReads);
  const calls: Request[] = [];
  const client = createApiClient({
    baseUrl: 'http://localhost/api',
    getToken: () => 'token-1',
    fetch: async (request) => {
      calls.push(request);
      return Response.json(await answer(new URL(request.url), calls.length), { status });
    },
  });
  return {
    ...createHooks(client),
    useReadPages: createUseReadPages(client),
    readPagesAhead: createReadPagesAhead(client),
    readPagesAheadAt: createReadPagesAheadAt(client),
    calls,
  };
}

export async function render<Result>(useHook: () => Result) {
  const hook = await renderHook(useHook);
  onTestFinished(hook.unmount);
  return hook;
}

/** The long limit only stops a test that hangs, because a busy machine is slow. */
export const until = (check: () => void) =>
  vi.waitFor(() => act(async () => check()), { timeout: 150_000 });

/**
 * Waits one turn after the answer, because SWR releases a call only then; do not remount earlier.
 */
export const aMoment = () => act(() => new Promise((pass) => void setTimeout(pass)));

/** Waits a frame and a turn: SWR revalidates after drawing, and then releases the answer. */
export async function aFrame() {
  await act(() => new Promise((pass) => void requestAnimationFrame(pass)));
  await aMoment();
}
