/** What a write is known by when it has to be sent again: one value for each try that a user starts. */

/** Random text that works on pages without HTTPS too, where crypto.randomUUID does not exist. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
