// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createApiClient } from './client.ts';
import {
  clearReads,
  createHooks,
  createReadPagesAhead,
  createUseReadPages,
  refresh,
} from './swr.ts';
import { type RenderedHook, renderHook } from './testing/render-hook.tsx';

const mounted: RenderedHook<unknown>[] = [];

afterEach(async () => {
  for (const hook of mounted.splice(0)) await hook.unmount();
  clearReads();
});

/** Hooks over a server in memory; `calls` are the requests as it saw them. */
function hooksOver(answer: (url: URL, call: number) => object, status = 200) {
  const calls: Request[] = [];
  const client = createApiClient({
    baseUrl: 'http://localhost/api',
    getToken: () => 'token-1',
    fetch: async (request) => {
      calls.push(request);
      return Response.json(answer(new URL(request.url), calls.length), { status });
    },
  });
  const readPagesAhead = createReadPagesAhead(client);
  return {
    ...createHooks(client),
    useReadPages: createUseReadPages(client),
    readPagesAhead,
    calls,
  };
}

async function render<Result>(useHook: () => Result) {
  const hook = await renderHook(useHook);
  mounted.push(hook);
  return hook;
}

const until = (check: () => void) => vi.waitFor(() => act(async () => check()));

/** SWR lets go of a call a turn after its answer; nobody leaves and comes back within one. */
const aMoment = () => act(() => new Promise((pass) => void setTimeout(pass)));

const branches = (...names: string[]) => ({
  success: true,
  branches: names.map((name, index) => ({ id: index + 1, name })),
});

test('a read gives the part of the answer that the screen asked for', async () => {
  const { useRead } = hooksOver(() => branches('ቦሌ'));
  const hook = await render(() => useRead('/branch', { pick: (answer) => answer.branches }));
  await until(() => expect(hook.current().data).toEqual([{ id: 1, name: 'ቦሌ' }]));
});

test('a read that is not permitted makes no call', async () => {
  const { useRead, calls } = hooksOver(() => branches('ቦሌ'));
  const hook = await render(() => useRead('/branch', { isEnabled: false }));
  expect(hook.current()).toMatchObject({ data: undefined, isLoading: false });
  expect(calls).toHaveLength(0);
});

test('what was read ahead is there in the first drawing, and is asked for once', async () => {
  const { useRead, readAhead, calls } = hooksOver(() => branches('ቦሌ'));
  await readAhead('/branch');
  const drawn: unknown[] = [];
  const hook = await render(() => {
    const read = useRead('/branch', { pick: (answer) => answer.branches });
    drawn.push({ data: read.data, isLoading: read.isLoading });
    return read;
  });
  expect(drawn[0]).toEqual({ data: [{ id: 1, name: 'ቦሌ' }], isLoading: false });
  await aMoment();
  expect(calls).toHaveLength(1);
  await act(async () => hook.current().retry());
  await until(() => expect(calls).toHaveLength(2));
});

test('a read ahead that is refused is told by whoever shows it, and asked for once', async () => {
  const { useRead, readAhead, calls } = hooksOver(() => ({ success: false, msg: 'No.' }), 404);
  await expect(readAhead('/branch')).rejects.toMatchObject({ status: 404 });
  const hook = await render(() => useRead('/branch'));
  await until(() => expect(hook.current().error).toMatchObject({ status: 404 }));
  expect(calls).toHaveLength(1);
});

test('a write fetches again what was read under its path, and leaves the rest alone', async () => {
  const { useRead, useWrite, calls } = hooksOver((_url, call) =>
    call === 1 ? branches('ቦሌ') : { ...branches('ቦሌ', 'ፒያሳ'), items: [], id: 2 },
  );
  const read = await render(() => useRead('/branch', { pick: (answer) => answer.branches }));
  await until(() => expect(read.current().data).toHaveLength(1));
  await render(() => useRead('/item'));
  const write = await render(() => useWrite('post', '/branch'));
  await act(async () => {
    await write.current()(
      { name: 'ፒያሳ', address: 'Churchill Road' },
      { idempotencyKey: 'submit-0001' },
    );
  });
  await until(() => expect(read.current().data).toHaveLength(2));
  expect(calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'GET /api/branch',
    'GET /api/item',
    'POST /api/branch',
    'GET /api/branch',
  ]);
});

test('the first fetch extends the session, and a refetch does not', async () => {
  const { useRead, calls } = hooksOver(() => branches('ቦሌ'));
  const hook = await render(() => useRead('/branch'));
  await until(() => expect(hook.current().data).toBeDefined());
  await act(async () => hook.current().retry());
  await until(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ headers }) => headers.get('X-Background'))).toEqual([null, '1']);
});

test('a refusal is shown and not tried again', async () => {
  const refusal = { success: false, msg: 'Not yours.', code: 'NOT_FOUND', requestId: 'r-1' };
  const { useRead, calls } = hooksOver(() => refusal, 404);
  const hook = await render(() => useRead('/event', { query: { branch: 2 } }));
  await until(() => expect(hook.current().error).toMatchObject({ code: 'NOT_FOUND' }));
  expect(calls).toHaveLength(1);
});

test('a failed write is not repeated and refreshes nothing', async () => {
  const refusal = { success: false, msg: 'No.', code: 'VALIDATION', requestId: 'r-1' };
  const { useRead, useWrite, calls } = hooksOver(() => refusal, 422);
  await render(() => useRead('/item'));
  const write = await render(() => useWrite('post', '/item', { also: ['/package'] }));
  await expect(write.current()({ name: 'ክትፎ' })).rejects.toMatchObject({ code: 'VALIDATION' });
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST']);
});

test.each([
  [404, 'NOT_FOUND'],
  [409, 'ALREADY_PROCESSED'],
])('a write that came too late (%i) shows what is there now', async (status, code) => {
  const refusal = { success: false, msg: 'No.', code, requestId: 'r-1' };
  const { useRead, useWrite, calls } = hooksOver(() => refusal, status);
  const read = await render(() => useRead('/item'));
  await until(() => expect(read.current().error).toBeDefined());
  const write = await render(() => useWrite('post', '/item'));
  await expect(write.current()({ name: 'ክትፎ' })).rejects.toMatchObject({ code });
  await until(() => expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']));
});

/** Rows `from`, `from - 1`, ... as a page of action logs. */
const logs = (from: number, count: number, next?: string) => ({
  success: true,
  next,
  logs: Array.from({ length: count }, (_row, index) => ({ id: from - index })),
});

/** A full page that goes on with `abc`, and a short one that repeats its last row. */
const twoPages = (url: URL) =>
  url.searchParams.get('cursor') === 'abc' ? logs(11, 5) : logs(40, 30, 'abc');

test('scrolling reads on to the short page, and a row that moved is shown once', async () => {
  const { useReadPages, calls } = hooksOver(twoPages);
  const hook = await render(() => useReadPages('/action-logs', { pick: (answer) => answer.logs }));
  await until(() => expect(hook.current()).toMatchObject({ hasMore: true, isValidating: false }));
  await act(async () => hook.current().loadMore());
  await until(() => expect(hook.current().hasMore).toBe(false));
  expect(hook.current().data?.map(({ id }) => id)).toEqual(
    Array.from({ length: 34 }, (_row, i) => 40 - i),
  );
  expect(calls.map(({ url }) => new URL(url).search)).toEqual(['?page=0', '?cursor=abc']);
});

const searches = (calls: readonly Request[]) => calls.map(({ url }) => new URL(url).search);

/** A list of two pages, both read. */
async function readTwoPages(answer = twoPages) {
  const { useReadPages, calls } = hooksOver(answer);
  const hook = await render(() => useReadPages('/action-logs', { pick: (page) => page.logs }));
  await until(() => expect(hook.current()).toMatchObject({ hasMore: true, isValidating: false }));
  await act(async () => hook.current().loadMore());
  await until(() => expect(hook.current().isValidating).toBe(false));
  return { hook, calls };
}

test.each(['online', 'focus'])(
  'what is shown of a list in pages is read anew: %s',
  async (sign) => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { calls } = await readTwoPages();
    calls.splice(0);
    vi.advanceTimersByTime(60_000);
    await act(async () => window.dispatchEvent(new Event(sign)));
    await until(() => expect(searches(calls)).toEqual(['?page=0', '?cursor=abc']));
  },
);

test('a list that was read ahead is there in the first drawing, is asked for once, and is read on and anew', async () => {
  const { useReadPages, readPagesAhead, calls } = hooksOver(twoPages);
  await readPagesAhead('/action-logs');
  const drawn: unknown[] = [];
  const hook = await render(() => {
    const pages = useReadPages('/action-logs', { pick: (answer) => answer.logs });
    drawn.push({ rows: pages.data?.length, isLoading: pages.isLoading });
    return pages;
  });
  expect(drawn[0]).toEqual({ rows: 30, isLoading: false });
  await until(() => expect(hook.current().isValidating).toBe(false));
  expect(searches(calls)).toEqual(['?page=0']);
  await act(async () => hook.current().loadMore());
  await until(() => expect(hook.current().data).toHaveLength(34));
  expect(searches(calls)).toEqual(['?page=0', '?cursor=abc']);
  await act(async () => refresh('/action-logs'));
  await until(() => expect(calls).toHaveLength(4));
});

test('a next page that did not come is asked for alone', async () => {
  let isBroken = true;
  const { hook, calls } = await readTwoPages((url) => {
    if (isBroken && url.searchParams.has('cursor')) throw new TypeError('lost on the way');
    return twoPages(url);
  });
  expect(hook.current()).toMatchObject({ error: { status: 0 }, data: { length: 30 } });
  isBroken = false;
  calls.splice(0);
  await act(async () => hook.current().retry());
  await until(() => expect(hook.current().data).toHaveLength(34));
  expect(searches(calls)).toEqual(['?cursor=abc']);
});

test('whoever comes back to a list that did not come asks for it once', async () => {
  const { useReadPages, calls } = hooksOver(() => ({}), 500);
  const useLogs = () => useReadPages('/action-logs', { pick: (answer) => answer.logs });
  const first = await renderHook(useLogs);
  await until(() => expect(first.current().error).toBeDefined());
  await first.unmount();
  calls.splice(0);
  const again = await render(useLogs);
  await until(() => expect(again.current()).toMatchObject({ isValidating: false }));
  expect(calls).toHaveLength(1);
});

test('a list in pages is read again when its path is refreshed', async () => {
  const { useReadPages } = hooksOver((_url, call) => logs(call, 1));
  const hook = await render(() => useReadPages('/action-logs', { pick: (answer) => answer.logs }));
  await until(() => expect(hook.current().data).toMatchObject([{ id: 1 }]));
  await act(async () => refresh('/action-logs'));
  await until(() => expect(hook.current().data).toMatchObject([{ id: 2 }]));
});

test('whoever comes back to a list in pages sees what it was at once, and then what it is', async () => {
  const { useReadPages } = hooksOver((_url, call) => logs(call, 1));
  const seen: unknown[] = [];
  const useLogs = () => {
    const pages = useReadPages('/action-logs', { pick: (answer) => answer.logs });
    seen.push(pages.data?.[0]?.id);
    return pages;
  };
  const first = await renderHook(useLogs);
  await until(() => expect(first.current().data).toMatchObject([{ id: 1 }]));
  await first.unmount();
  await aMoment();
  seen.splice(0);
  const again = await render(useLogs);
  await until(() => expect(again.current().data).toMatchObject([{ id: 2 }]));
  expect(seen[0]).toBe(1);
});

test('whoever signs in next sees nothing of who was there before', async () => {
  const { useRead, useReadPages } = hooksOver(() => ({ ...branches('ቦሌ'), ...logs(1, 1) }));
  const read = await render(() => useRead('/branch'));
  const pages = await render(() => useReadPages('/action-logs', { pick: (answer) => answer.logs }));
  await until(() => expect([read.current().data, pages.current().data]).not.toContain(undefined));
  await act(async () => clearReads());
  expect([read.current().data, pages.current().data]).toEqual([undefined, undefined]);
});
