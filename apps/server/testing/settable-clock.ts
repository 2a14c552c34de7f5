/** A fixed clock that a test can move. */
import type { Clock } from '../src/base/clock.ts';

export interface SettableClock extends Clock {
  set(instant: string): void;
  advance(minutes: number): void;
}

export function settableClock(start: string): SettableClock {
  let now = new Date(start);
  return {
    now: () => now,
    set: (instant) => {
      now = new Date(instant);
    },
    advance: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
  };
}
