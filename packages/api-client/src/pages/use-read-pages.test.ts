// @vitest-environment jsdom
// spec:2.5, spec:9
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isLastPage, pagingOf, placeOfPage, uniqueById } from './paging.ts';
import { clearReads, refresh } from '../swr.ts';
import { aFrame, aMoment, hooksOver, render, until } from '../testing/hooks-over.ts';
import { renderHook } from '../testing/render-hook.tsx';

const logs = (from: number, count: number, next?: string) => ({
  success: true,
  next,
  logs: Array.from({ length: count }, (_row, index) => ({ id: from - index })),
});

/** A full page, then a short one that repeats its last row. */
const twoPages = (url: URL) =>
  url.searchParams.get('cursor') === 'abc' ? logs(11, 5) : logs(40, 30, 'abc');

test('scrolling loads up to the last page, and a row that moved between pages is shown once', async () => {
  const { useReadPages, calls } = hooksOver(twoPages);
  const hook = await render(() => useReadPages('/action-logs', { pick: (answer) => answer.logs }));
  await until(() => expect(hook.current()).toMatchObject({ hasMore: true, isValidating: false }));
  await act(async () => hook.current().onLoadMore());
  await until(() => expect(hook.current().hasMore).toBe(false));
  expect(hook.current().rows.map(({ id }) => id)).toEqual(
    Array.from({ length: 34 }, (_row, i) => 40 - i),
  );
  expect(calls.map(({ url }) => new URL(url).search)).toEqual(['?page=0', '?cursor=abc']);
});

test('a list shows that its next page is loading, and requests no other page meanwhile', async () => {
  const arrival = Promise.withResolvers<void>();
  const { useReadPages, calls } = hooksOver(async (url) => {
    if (url.searchParams.has('cursor')) await arrival.promise;
    return twoPages(url);
  });
  const hook = await render(() => useReadPages('/action-logs', { pick: (answer) => answer.logs }));
  await until(() => expect(hook.current()).toMatchObject({ hasMore: true, status: 'ready' }));
  await act(async () => hook.current().onLoadMore());
  await until(() => expect(hook.current().status).toBe('loading-more'));
  await act(async () => hook.current().onLoadMore());
  arrival.resolve();
  await until(() => expect(hook.current()).toMatchObject({ hasMore: false, status: 'ready' }));
  expect(searches(calls)).toEqual(['?page=0', '?cursor=abc']);
});

test('reaching the end during a revalidation loads the next page too, and shows no stale row', async () => {
  const arrival = Promise.withResolvers<void>();
  const { useReadPages } = hooksOver(async (url, call) => {
    if (call === 1) return logs(40, 30, 'old');
    await arrival.promise;
    return url.searchParams.get('cursor') === 'new' ? logs(12, 5) : logs(41, 30, 'new');
  });
  const hook = await render(() => useReadPages('/action-logs', { pick: (answer) => answer.logs }));
  await until(() => expect(hook.current().hasMore).toBe(true));
  await act(async () => refresh('/action-logs'));
  await act(async () => hook.current().onLoadMore());
  arrival.resolve();
  await until(() => expect(hook.current()).toMatchObject({ hasMore: false, status: 'ready' }));
  expect(hook.current().rows.map(({ id }) => id)).toEqual(
    Array.from({ length: 34 }, (_row, i) => 41 - i),
  );
});

const searches = (calls: readonly Request[]) => calls.map(({ url }) => new URL(url).search);

async function readTwoPages(answer = twoPages) {
  const { useReadPages, calls } = hooksOver(answer);
  const hook = await render(() => useReadPages('/action-logs', { pick: (page) => page.logs }));
  await until(() => expect(hook.current()).toMatchObject({ hasMore: true, isValidating: false }));
  await act(async () => hook.current().onLoadMore());
  await until(() => expect(hook.current().isValidating).toBe(false));
  return { hook, calls };
}

test.each(['online', 'focus'])('the shown pages of a list are revalidated: %s', async (sign) => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { calls } = await readTwoPages();
  calls.splice(0);
  vi.advanceTimersByTime(60_000);
  await act(async () => window.dispatchEvent(new Event(sign)));
  await until(() => expect(searches(calls)).toEqual(['?page=0', '?cursor=abc']));
});

test('a preloaded list is in the first render, is requested once, and can be paged and reloaded', async () => {
  const { useReadPages, readPagesAhead, calls } = hooksOver(twoPages);
  await readPagesAhead('/action-logs');
  const drawn: unknown[] = [];
  const hook = await render(() => {
    const pages = useReadPages('/action-logs', { pick: (answer) => answer.logs });
    drawn.push({ rows: pages.rows.length, status: pages.status });
    return pages;
  });
  await aFrame();
  expect(drawn).toEqual([{ rows: 30, status: 'ready' }]);
  expect(searches(calls)).toEqual(['?page=0']);
  await act(async () => hook.current().onLoadMore());
  await until(() => expect(hook.current().rows).toHaveLength(34));
  expect(searches(calls)).toEqual(['?page=0', '?cursor=abc']);
  await act(async () => refresh('/action-logs'));
  await until(() => expect(calls).toHaveLength(4));
});

test('a first page that is preloaded by its address is in the first render', async () => {
  const { useReadPages, readPagesAheadAt, calls } = hooksOver(twoPages);
  await readPagesAheadAt('/action-logs?branchId=2&page=0');
  const drawn: number[] = [];
  await render(() => {
    const query = { branchId: 2 };
    const pages = useReadPages('/action-logs', { query, pick: (answer) => answer.logs });
    drawn.push(pages.rows.length);
  });
  await aFrame();
  expect(drawn).toEqual([30]);
  expect(searches(calls)).toEqual(['?branchId=2&page=0']);
});

test('a row that is unchanged by a revalidation stays the same object', async () => {
  let note = 'first';
  const { useReadPages } = hooksOver(() => ({
    success: true,
    logs: [
      { id: 2, note },
      { id: 1, note: 'as it was' },
    ],
  }));
  const hook = await render(() => useReadPages('/action-logs', { pick: (page) => page.logs }));
  await until(() => expect(hook.current().rows).toHaveLength(2));
  const [changed, same] = hook.current().rows;
  note = 'second';
  await act(async () => refresh('/action-logs'));
  await until(() => expect(hook.current().rows[0]).toMatchObject({ note: 'second' }));
  expect(hook.current().rows[0]).not.toBe(changed);
  expect(hook.current().rows[1]).toBe(same);
});

test('a failed next page is requested again without the previous pages', async () => {
  let isBroken = true;
  const { hook, calls } = await readTwoPages((url) => {
    if (isBroken && url.searchParams.has('cursor')) throw new TypeError('lost on the way');
    return twoPages(url);
  });
  expect(hook.current()).toMatchObject({
    status: 'error-more',
    error: { status: 0 },
    rows: { length: 30 },
  });
  isBroken = false;
  calls.splice(0);
  await act(async () => hook.current().onRetry());
  await until(() => expect(hook.current().rows).toHaveLength(34));
  expect(searches(calls)).toEqual(['?cursor=abc']);
});

test('returning to a list that failed requests it once', async () => {
  const { useReadPages, calls } = hooksOver(() => ({}), 500);
  const useLogs = () => useReadPages('/action-logs', { pick: (answer) => answer.logs });
  const first = await renderHook(useLogs);
  await until(() => expect(first.current().status).toBe('error'));
  await first.unmount();
  calls.splice(0);
  const again = await render(useLogs);
  await until(() => expect(again.current()).toMatchObject({ isValidating: false }));
  expect(calls).toHaveLength(1);
});

test('a paged list has the props of a table, and its earlier names as aliases', async () => {
  const { useReadPages } = hooksOver(twoPages);
  const hook = await render(() => useReadPages('/action-logs', { pick: (answer) => answer.logs }));
  await until(() => expect(hook.current()).toMatchObject({ status: 'ready', hasMore: true }));
  const pages = hook.current();
  expect(pages).toMatchObject({ isLoading: false, isLoadingMore: false });
  expect([pages.loadMore, pages.retry]).toEqual([pages.onLoadMore, pages.onRetry]);
});

test('a revalidation without changes does not render the table again', async () => {
  const { useReadPages, calls } = hooksOver(() => logs(5, 5));
  let renders = 0;
  const useSpread = () => {
    renders += 1;
    return { ...useReadPages('/action-logs', { pick: (answer) => answer.logs }) };
  };
  const hook = await render(useSpread);
  await until(() => expect(hook.current().rows).toHaveLength(5));
  const before = renders;
  await act(async () => refresh('/action-logs'));
  await until(() => expect(calls).toHaveLength(2));
  await aFrame();
  expect(renders).toBe(before);
});

test('a paged list is reloaded when its path is refreshed', async () => {
  const { useReadPages } = hooksOver((_url, call) => logs(call, 1));
  const hook = await render(() => useReadPages('/action-logs', { pick: (answer) => answer.logs }));
  await until(() => expect(hook.current().rows).toMatchObject([{ id: 1 }]));
  await act(async () => refresh('/action-logs'));
  await until(() => expect(hook.current().rows).toMatchObject([{ id: 2 }]));
});

test('returning to a paged list shows the cached rows first, and then the current ones', async () => {
  const { useReadPages } = hooksOver((_url, call) => logs(call, 1));
  const seen: unknown[] = [];
  const useLogs = () => {
    const pages = useReadPages('/action-logs', { pick: (answer) => answer.logs });
    seen.push(pages.rows[0]?.id);
    return pages;
  };
  const first = await renderHook(useLogs);
  await until(() => expect(first.current().rows).toMatchObject([{ id: 1 }]));
  await first.unmount();
  await aMoment();
  seen.splice(0);
  const again = await render(useLogs);
  await until(() => expect(again.current().rows).toMatchObject([{ id: 2 }]));
  expect(seen[0]).toBe(1);
});

test('the next user to sign in sees no data of the previous one', async () => {
  const { useRead, useReadPages } = hooksOver(() => ({ branches: [], ...logs(1, 1) }));
  const read = await render(() => useRead('/branch'));
  const pages = await render(() => useReadPages('/action-logs', { pick: (answer) => answer.logs }));
  await until(() =>
    expect([read.current().isLoading, pages.current().status]).toEqual([false, 'ready']),
  );
  await act(async () => clearReads());
  expect([read.current().data, pages.current().rows]).toEqual([undefined, []]);
});

test('events are paged by ten from page 1, action logs by thirty from page 0', () => {
  expect(pagingOf('/event')).toEqual({ pageSize: 10, firstPage: 1 });
  expect(pagingOf('/action-logs')).toEqual({ pageSize: 30, firstPage: 0 });
});

test('the events of one day are paged by a hundred', () => {
  expect(pagingOf('/event', { date: '2026-10-01' })).toEqual({ pageSize: 100, firstPage: 1 });
  expect(pagingOf('/event', { from: '2026-10-01' })).toEqual({ pageSize: 10, firstPage: 1 });
});

test("the next page starts at the server's cursor, or at the next page number without one", () => {
  const paging = pagingOf('/event');
  expect(placeOfPage(0, null, paging)).toEqual({ page: 1 });
  expect(placeOfPage(1, { success: true, events: [] }, paging)).toEqual({ page: 2 });
  expect(placeOfPage(1, { success: true, next: 'abc' }, paging)).toEqual({ cursor: 'abc' });
});

test('a page that is not full is the last one', () => {
  expect(isLastPage(Array.from({ length: 9 }), pagingOf('/event'))).toBe(true);
  expect(isLastPage(Array.from({ length: 10 }), pagingOf('/event'))).toBe(false);
});

test('a row that moved to the next page while scrolling is shown once', () => {
  const rows = [{ id: 3 }, { id: 2 }, { id: 2 }, { id: 1 }];
  expect(uniqueById(rows)).toEqual([{ id: 3 }, { id: 2 }, { id: 1 }]);
  expect(uniqueById([{ id: 'a' }, { id: 'b' }, { id: 'a' }])).toEqual([{ id: 'a' }, { id: 'b' }]);
});
