/** The server's time: the device's clock plus its offset. D109 */

const FIVE_MINUTES = 300_000;
let offset = 0;
let lastHeard: string | null = null;
const listeners = new Set<() => void>();

export const deviceNow = (): number => Date.now();

export const now = (): number => deviceNow() + offset;

/** Handles each answer once: its time is right only on arrival. */
export function setServerTime(instant: string) {
  if (instant === lastHeard) return;
  lastHeard = instant;
  offset = Date.parse(instant) - deviceNow();
  for (const listener of listeners) listener();
}

export const isDeviceClockWrong = (): boolean => Math.abs(offset) > FIVE_MINUTES;

export function onServerTime(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
