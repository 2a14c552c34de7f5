// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KitTestProvider } from '../../testing/kit-test-provider.tsx';
import { BusyOverlay } from './BusyOverlay.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('an unmounted overlay leaves no timer', () => {
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <KitTestProvider>
        <BusyOverlay isBusy label="Saving…" delayMs={0} minMs={500} />
      </KitTestProvider>,
    ),
  );
  act(() => void vi.advanceTimersByTime(10));
  act(() => root.unmount());
  expect(vi.getTimerCount()).toBe(0);
});
