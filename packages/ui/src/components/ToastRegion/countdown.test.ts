import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCountdown } from './countdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// spec:9
test('a toast is there at 2.9 seconds and gone at 3.1', () => {
  const onEnd = vi.fn();
  createCountdown(3000, onEnd).run();
  vi.advanceTimersByTime(2900);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(onEnd).toHaveBeenCalledOnce();
});

// D10
test('held at 2.5 seconds it stays, and has half a second left when let go', () => {
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
