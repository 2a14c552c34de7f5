/** The web's clock: the server's, by its offset from the device's. SPEC: D109 */

let offset = 0;

/** Milliseconds since 1970, as the server counts them. */
export const now = (): number => Date.now() + offset;

/** Takes the server's time from an answer that carries it. */
export function setServerTime(instant: string) {
  offset = Date.parse(instant) - Date.now();
}
