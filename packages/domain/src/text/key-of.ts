/** Cyrillic and Greek capitals, and below them the Latin letters that they resemble. */
const LOOK_ALIKE = 'АВЕЅІЈКМНОРԚСТԜУҮХΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const LATIN_LOOK = 'ABESIJKMHOPQCTWYYXABEZHIKMNOPTYX';

const latinOf = new Map(
  Array.from(LOOK_ALIKE).flatMap((letter, at) => {
    const latin = LATIN_LOOK.charAt(at);
    return [
      [letter, latin],
      [letter.toLowerCase(), latin.toLowerCase()],
    ];
  }),
);

/** Latin and Ethiopic letters and digits do not resemble each other. */
const PLAIN = /^[A-Za-z0-9\u1200-\u135A\u1369-\u137C]+$/u;

/** Letters and digits only; null if there are none, or one is of another script. */
export function plainSigns(text: string): string | null {
  const signs = text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/\P{ASCII}/gu, (sign) => latinOf.get(sign) ?? sign);
  return PLAIN.test(signs) ? signs : null;
}

/**
 * Upper-case letters and digits; null if the text has none.
 * @example keyOf('wht/12-а.') //=> 'WHT12A'
 * @example keyOf('—') //=> null
 */
export const keyOf = (text: string): string | null => plainSigns(text)?.toUpperCase() ?? null;
