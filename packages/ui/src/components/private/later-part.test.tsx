// @vitest-environment jsdom
import { act, type ComponentType, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { laterPart } from './later-part.ts';

const Here = () => 'here';
let host: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  host = document.createElement('div');
  root = createRoot(host);
});

afterEach(() => act(async () => root.unmount()));

/** Draws a host of the part, wanted or not. */
function drawing(load: () => Promise<ComponentType<object>>, onMissing?: () => void) {
  const part = laterPart(load);
  function Host({ isWanted }: { isWanted: boolean }) {
    return part.usePart(isWanted, onMissing)({});
  }
  const draw = (isWanted: boolean) =>
    act(async () => root.render(createElement(Host, { isWanted })));
  return { part, draw };
}

test('a part comes when it is wanted, and not before', async () => {
  const load = vi.fn(async () => Here);
  const { draw } = drawing(load);
  await draw(false);
  expect(load).not.toHaveBeenCalled();
  await draw(true);
  expect(host.textContent).toBe('here');
});

test('a part that was brought beforehand is drawn at once', async () => {
  const load = vi.fn(async () => Here);
  const { part, draw } = drawing(load);
  await part.bring();
  await draw(true);
  expect(host.textContent).toBe('here');
  expect(load).toHaveBeenCalledOnce();
});

test('a part that could not come is told of once, and comes when it is wanted again', async () => {
  const load = vi.fn(async () => Here).mockRejectedValueOnce(new Error('offline'));
  const onMissing = vi.fn();
  const { draw } = drawing(load, onMissing);
  await draw(true);
  expect(host.textContent).toBe('');
  expect(onMissing).toHaveBeenCalledOnce();
  await draw(false);
  await draw(true);
  expect(host.textContent).toBe('here');
  expect(onMissing).toHaveBeenCalledOnce();
});
