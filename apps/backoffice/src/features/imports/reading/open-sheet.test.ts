import { afterEach, expect, test, vi } from 'vitest';
import { useWorkers } from '#testing/worker-threads.ts';
import { openSheet } from './open-sheet.ts';

useWorkers();

const { signal } = new AbortController();

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a file is read by a worker', async () => {
  const read = await openSheet(new File(['ስም,Phone\nአልማዝ,0911000001\n'], 'book.csv'), signal);
  expect(read.ok && read.book.sheets[0]?.rows[1]?.cells).toEqual(['አልማዝ', '0911000001']);
});

test('a file that was moved since it was chosen is refused as changed', async () => {
  const file = new File(['a'], 'book.csv');
  const gone = new DOMException('The file could not be read.', 'NotReadableError');
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(gone);
  expect(await openSheet(file, signal)).toEqual({ ok: false, fault: 'changed' });
});

test('a worker that does not answer is terminated, and the file refused as too slow', async () => {
  const ends = vi.fn<() => void>();
  class Silent extends EventTarget {
    readonly postMessage = () => vi.advanceTimersByTime(120_000);
    readonly terminate = ends;
  }
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Silent);
  expect(await openSheet(new File(['a'], 'book.csv'), signal)).toEqual({
    ok: false,
    fault: 'too-slow',
  });
  expect(ends).toHaveBeenCalled();
});
