// D10, spec:9
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCountdown, createToastQueue } from './toast-queue.ts';

test('three toasts are visible and the fourth waits', () => {
  const queue = createToastQueue();
  for (const word of ['one', 'two', 'three', 'four']) queue.info(word);
  expect(queue.visible().map((toast) => toast.message)).toEqual(['one', 'two', 'three']);
  queue.dismiss(queue.visible()[0]?.id ?? 0);
  expect(queue.visible().map((toast) => toast.message)).toEqual(['two', 'three', 'four']);
});

test('a repeated message is shown once with a count', () => {
  const queue = createToastQueue();
  queue.error('Error saving', { detail: 'offline' });
  queue.error('Error saving', { detail: 'offline' });
  queue.error('Error saving', { detail: 'not allowed' });
  expect(queue.visible().map((toast) => toast.count)).toEqual([2, 1]);
});

test('a newer message of a topic replaces the previous one', () => {
  const queue = createToastQueue();
  for (const name of ['Almaz', 'Haile']) queue.success(`${name} paid`, { topic: 'receipt' });
  queue.error('Error saving');
  expect(queue.visible().map((toast) => toast.message)).toEqual(['Haile paid', 'Error saving']);
  expect(queue.recent()).toHaveLength(3);
});

test('the last twenty toasts are kept, newest first, until they are cleared', () => {
  const queue = createToastQueue();
  for (let turn = 1; turn <= 25; turn += 1) queue.info(`message ${turn}`);
  for (const toast of queue.visible()) queue.dismiss(toast.id);
  expect(queue.recent()).toHaveLength(20);
  expect(queue.recent()[0]?.message).toBe('message 25');
  queue.clear();
  expect(queue.recent()).toEqual([]);
  expect(queue.visible()).toEqual([]);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a toast is visible at 2.9 seconds and gone at 3.1', () => {
  const onEnd = vi.fn();
  createCountdown(3000, onEnd).run();
  vi.advanceTimersByTime(2900);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a toast paused at 2.5 seconds stays, and has half a second left when resumed', () => {
  const onEnd = vi.fn();
  const countdown = createCountdown(3000, onEnd);
  countdown.run();
  vi.advanceTimersByTime(2500);
  countdown.hold();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  countdown.run();
  vi.advanceTimersByTime(499);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});
