import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BusyPhase, createBusyWatch } from './busy-phase.ts';

let phase: BusyPhase = 'idle';
const watch = () => createBusyWatch({ delayMs: 300, minMs: 500 }, (next) => (phase = next));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an overlay is not shown for work that ends within 300 ms', () => {
  const busy = watch();
  busy.start();
  vi.advanceTimersByTime(299);
  expect(phase).toBe('quiet');
  busy.stop();
  expect(phase).toBe('idle');
});

test('a shown overlay stays for half a second, so that it does not flash', () => {
  const busy = watch();
  busy.start();
  vi.advanceTimersByTime(310);
  busy.stop();
  vi.advanceTimersByTime(480);
  expect(phase).toBe('shown');
  vi.advanceTimersByTime(20);
  expect(phase).toBe('idle');
});

test('an overlay announces long work after ten seconds, and offers a way out after thirty', () => {
  const busy = watch();
  busy.start();
  vi.advanceTimersByTime(10_000);
  expect(phase).toBe('slow');
  vi.advanceTimersByTime(20_000);
  expect(phase).toBe('stuck');
});
