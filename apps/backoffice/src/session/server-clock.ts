/** The web's clock: the server's, by its offset from the device's. SPEC: D109 */

let offset = 0;
let lastHeard: string | null = null;

/** Milliseconds since 1970, as the server counts them. */
export const now = (): number => Date.now() + offset;

/** Takes the server's time from an answer that carries it, once for each answer: it is true only when it arrives. */
export function setServerTime(instant: string) {
  if (instant === lastHeard) return;
  lastHeard = instant;
  offset = Date.parse(instant) - Date.now();
}
