// @vitest-environment jsdom
import { act, type ComponentType, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyWithPreload, resetFailedChunks } from './lazy-with-preload.ts';

const Here = () => 'here';
let host: HTMLElement;
let root: ReturnType<typeof createRoot>;
let retry: () => void = () => undefined;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  host = document.createElement('div');
  root = createRoot(host);
});

afterEach(() => {
  vi.restoreAllMocks();
  return act(async () => root.unmount());
});

function drawing(load: () => Promise<ComponentType<object>>, onError?: () => void) {
  const Lazy = lazyWithPreload(load);
  const draw = (isWanted: boolean, resetKey = '') =>
    act(async () =>
      root.render(
        isWanted && (
          <ErrorBoundary
            resetKey={resetKey}
            {...(onError && { onError })}
            fallback={(again) => {
              retry = again;
              return 'broken';
            }}
          >
            <Suspense fallback="waiting">
              <Lazy />
            </Suspense>
          </ErrorBoundary>
        ),
      ),
    );
  return { Lazy, draw };
}

test('a lazy component loads when it is rendered, not before', async () => {
  const load = vi.fn(async () => Here);
  const { draw } = drawing(load);
  await draw(false);
  expect(load).not.toHaveBeenCalled();
  await draw(true);
  expect(host.textContent).toBe('here');
});

test('a preloaded component renders at once, and loads once', async () => {
  const load = vi.fn(async () => Here);
  const { Lazy, draw } = drawing(load);
  await Lazy.preload();
  act(() => root.render(<Lazy />));
  expect(host.textContent).toBe('here');
  await draw(true);
  expect(load).toHaveBeenCalledOnce();
});

test('a failed load is reported once, and retried at the next render', async () => {
  const load = vi.fn(async () => Here).mockRejectedValueOnce(new Error('offline'));
  const onError = vi.fn(resetFailedChunks);
  const { draw } = drawing(load, onError);
  await draw(true);
  expect(host.textContent).toBe('broken');
  expect(onError).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
  await draw(false);
  await draw(true);
  expect(host.textContent).toBe('here');
  expect(onError).toHaveBeenCalledOnce();
});

test('a failed load is tried again on retry', async () => {
  const load = vi.fn(async () => Here).mockRejectedValueOnce(new Error('offline'));
  const { draw } = drawing(load);
  await draw(true);
  expect(host.textContent).toBe('broken');
  await act(async () => retry());
  expect(host.textContent).toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a changed reset key clears the error', async () => {
  const Breaks = () => {
    throw new Error('broken');
  };
  const { draw } = drawing(async () => Breaks);
  await draw(true, '/a');
  expect(host.textContent).toBe('broken');
  const { draw: drawOther } = drawing(async () => Here);
  await drawOther(true, '/a');
  expect(host.textContent).toBe('broken');
  await drawOther(true, '/b');
  expect(host.textContent).toBe('here');
});
