/** Keys of numbers that people copy, so that a number has one key in every way of writing it. */

/** Capitals of Cyrillic and of Greek, and below each the Latin letter that it looks like. */
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

/** Letters of Latin and Ethiopic and their digits, which nobody takes for one another. */
const PLAIN = /^[A-Za-z0-9\u1200-\u135A\u1369-\u137C]+$/u;

/** The letters and digits of a text in their plain form; null where it has none, or any of another script. */
export function plainSigns(text: string): string | null {
  const signs = text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/\P{ASCII}/gu, (sign) => latinOf.get(sign) ?? sign);
  return PLAIN.test(signs) ? signs : null;
}

/**
 * The key of a number as it is typed or copied: its letters and digits alone, in capitals. Null for what is no number.
 * @example keyOf('wht/12-а.') //=> 'WHT12A'
 * @example keyOf('—') //=> null
 */
export const keyOf = (text: string): string | null => plainSigns(text)?.toUpperCase() ?? null;
