/** The clock. No other file reads the time. */

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export function clockStartingAt(instant: Date): Clock {
  const offset = instant.getTime() - Date.now();
  return { now: () => new Date(Date.now() + offset) };
}

export const elapsedMs = (): number => performance.now();

/** Later instants come from a clock that was ahead. The clocks of servers differ by less. */
export const latestTrue = (now: Date): Date => minutesBefore(now, -1);

export const wholeMinute = (instant: Date): Date =>
  new Date(Math.floor(instant.getTime() / 60_000) * 60_000);

export const minutesBefore = (instant: Date, minutes: number): Date =>
  new Date(instant.getTime() - minutes * 60_000);
