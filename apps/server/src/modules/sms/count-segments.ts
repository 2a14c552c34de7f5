/** How many messages a text is charged as: 160 letters of the GSM alphabet, or 70 of any other. */

const gsmLetters = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡' +
    'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Each of these takes two places. */
const gsmEscaped = new Set('^{}\\[~]|€\f');

/** A text of several messages spends a few places of each on their order. */
const limits = {
  gsm: { single: 160, joined: 153 },
  ucs2: { single: 70, joined: 67 },
} as const;

export function countSegments(text: string): number {
  const letters = Array.from(text);
  const isGsm = letters.every((letter) => gsmLetters.has(letter) || gsmEscaped.has(letter));
  const places = isGsm
    ? letters.reduce((sum, letter) => sum + (gsmEscaped.has(letter) ? 2 : 1), 0)
    : text.length;
  if (places === 0) return 0;
  const { single, joined } = limits[isGsm ? 'gsm' : 'ucs2'];
  return places <= single ? 1 : Math.ceil(places / joined);
}
