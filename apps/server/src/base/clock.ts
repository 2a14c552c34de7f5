/** The clock. Only this file reads the time; all other code is given a clock. */

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that starts at the given instant and ticks on from there, for demos and screenshots. */
export function clockStartingAt(instant: Date): Clock {
  const offset = instant.getTime() - Date.now();
  return { now: () => new Date(Date.now() + offset) };
}

/** Milliseconds since the process began: for durations, where no calendar is meant. */
export const elapsedMs = (): number => performance.now();

/** A later instant that was kept is no memory: it was written while the clock was ahead. Servers may differ by that much. */
export const latestTrue = (now: Date): Date => minutesBefore(now, -1);

export const wholeMinute = (instant: Date): Date =>
  new Date(Math.floor(instant.getTime() / 60_000) * 60_000);

export const minutesBefore = (instant: Date, minutes: number): Date =>
  new Date(instant.getTime() - minutes * 60_000);
