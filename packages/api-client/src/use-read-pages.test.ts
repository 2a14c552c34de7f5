// @vitest-environment jsdom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { clearReads, refresh } from './swr.ts';
import { aFrame, aMoment, hooksOver, render, until } from './testing/hooks-over.ts';
import { renderHook } from './testing/render-hook.tsx';

/** Rows `from`, `from - 1`, ... as a page of action logs. */
const logs = (from: number, count: number, next?: string) => ({
  success: true,
  next,
  logs: Array.from({ length: count }, (_row, index) => ({ id: from - index })),
});

/** A full page that goes on with `abc`, and a short one that repeats its last row. */
const twoPages = (url: URL) =>
  url.searchParams.get('cursor') === 'abc' ? logs(11, 5) : logs(40, 30, 'abc');

// spec:2.5
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

test('while the next page is on its way the list says so, and asks for no other', async () => {
  const arrival = Promise.withResolvers<void>();
  const { useReadPages, calls } = hooksOver(async (url) => {
    if (url.searchParams.has('cursor')) await arrival.promise;
    return twoPages(url);
  });
  const hook = await render(() => useReadPages('/action-logs', { pick: (answer) => answer.logs }));
  await until(() => expect(hook.current()).toMatchObject({ hasMore: true, isLoadingMore: false }));
  await act(async () => hook.current().loadMore());
  await until(() => expect(hook.current().isLoadingMore).toBe(true));
  await act(async () => hook.current().loadMore());
  arrival.resolve();
  await until(() => expect(hook.current()).toMatchObject({ hasMore: false, isLoadingMore: false }));
  expect(searches(calls)).toEqual(['?page=0', '?cursor=abc']);
});

test('reaching the end while the list is read again brings the next page too, and no old row', async () => {
  const arrival = Promise.withResolvers<void>();
  const { useReadPages } = hooksOver(async (url, call) => {
    if (call === 1) return logs(40, 30, 'old');
    await arrival.promise;
    return url.searchParams.get('cursor') === 'new' ? logs(12, 5) : logs(41, 30, 'new');
  });
  const hook = await render(() => useReadPages('/action-logs', { pick: (answer) => answer.logs }));
  await until(() => expect(hook.current().hasMore).toBe(true));
  await act(async () => refresh('/action-logs'));
  await act(async () => hook.current().loadMore());
  arrival.resolve();
  await until(() => expect(hook.current()).toMatchObject({ hasMore: false, isLoadingMore: false }));
  expect(hook.current().data?.map(({ id }) => id)).toEqual(
    Array.from({ length: 34 }, (_row, i) => 41 - i),
  );
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
  'the pages of a list that are shown are read again: %s',
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

test('a list that was read ahead is in the first render, is requested once, and can be read on and again', async () => {
  const { useReadPages, readPagesAhead, calls } = hooksOver(twoPages);
  await readPagesAhead('/action-logs');
  const drawn: unknown[] = [];
  const hook = await render(() => {
    const pages = useReadPages('/action-logs', { pick: (answer) => answer.logs });
    drawn.push({ rows: pages.data?.length, isLoading: pages.isLoading });
    return pages;
  });
  await aFrame();
  expect(drawn).toEqual([{ rows: 30, isLoading: false }]);
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
  const { useRead, useReadPages } = hooksOver(() => ({ branches: [], ...logs(1, 1) }));
  const read = await render(() => useRead('/branch'));
  const pages = await render(() => useReadPages('/action-logs', { pick: (answer) => answer.logs }));
  await until(() => expect([read.current().data, pages.current().data]).not.toContain(undefined));
  await act(async () => clearReads());
  expect([read.current().data, pages.current().data]).toEqual([undefined, undefined]);
});
