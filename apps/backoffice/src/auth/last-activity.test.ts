import { expect, test, vi } from 'vitest';
import { onActivity } from './last-activity.ts';

// spec:9
test('activity is reported at most once per half second', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const heard = vi.fn();
  const stop = onActivity(heard);
  for (const passed of [0, 300, 199, 1, 100]) {
    vi.advanceTimersByTime(passed);
    window.dispatchEvent(new Event('pointermove'));
  }
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(1_000);
  window.dispatchEvent(new Event('pointermove'));
  expect(heard).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
