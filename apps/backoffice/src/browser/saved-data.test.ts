import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EventDialog } from '../features/events/event-dialogs.tsx';
import { usePreloading } from '../app/preload.ts';

test.each([
  { line: 'that is free', saveData: false, loads: 1 },
  { line: 'whose owner saves data', saveData: true, loads: 0 },
])('on a connection $line, dialogs are preloaded: $loads', ({ saveData, loads }) => {
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData } } }));
  const preload = vi.spyOn(EventDialog, 'preload').mockResolvedValue(undefined);
  vi.useFakeTimers();
  const { unmount } = renderHook(usePreloading);
  act(() => void vi.runAllTimers());
  expect(preload).toHaveBeenCalledTimes(loads);
  unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
