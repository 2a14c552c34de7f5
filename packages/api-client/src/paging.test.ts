import { expect, test } from 'vitest';
import { isLastPage, pagingOf, placeOfPage, uniqueById } from './paging.ts';

// spec:9
test('events come ten at a time from page 1, action logs thirty at a time from page 0', () => {
  expect(pagingOf('/event')).toEqual({ pageSize: 10, firstPage: 1 });
  expect(pagingOf('/action-logs')).toEqual({ pageSize: 30, firstPage: 0 });
});

test('the next page begins where the server says, else it is counted', () => {
  const paging = pagingOf('/event');
  expect(placeOfPage(0, null, paging)).toEqual({ page: 1 });
  expect(placeOfPage(1, { success: true, events: [] }, paging)).toEqual({ page: 2 });
  expect(placeOfPage(1, { success: true, next: 'abc' }, paging)).toEqual({ cursor: 'abc' });
});

test('a short page is the last one, and a full one is not', () => {
  expect(isLastPage(Array.from({ length: 9 }), pagingOf('/event'))).toBe(true);
  expect(isLastPage(Array.from({ length: 10 }), pagingOf('/event'))).toBe(false);
});

test('a row that moved to the next page while scrolling is shown once', () => {
  const rows = [{ id: 3 }, { id: 2 }, { id: 2 }, { id: 1 }];
  expect(uniqueById(rows)).toEqual([{ id: 3 }, { id: 2 }, { id: 1 }]);
});
