/** The web's clock: the server's, by its offset from the device's. SPEC: D109 */

const FIVE_MINUTES = 300_000;
let offset = 0;
let lastHeard: string | null = null;
const listeners = new Set<() => void>();

/** The device's own clock: for how long something lasts, which no answer of the server may stretch. */
export const deviceNow = (): number => Date.now();

/** Milliseconds since 1970, as the server counts them. */
export const now = (): number => deviceNow() + offset;

/** Takes the server's time from an answer that carries it, once for each answer: it is true only when it arrives. */
export function setServerTime(instant: string) {
  if (instant === lastHeard) return;
  lastHeard = instant;
  offset = Date.parse(instant) - deviceNow();
  for (const listener of listeners) listener();
}

/** Whether the device's clock is further off than an answer takes on its way. */
export const isDeviceClockWrong = (): boolean => Math.abs(offset) > FIVE_MINUTES;

export function onServerTime(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
