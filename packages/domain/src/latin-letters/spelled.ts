/** Brings a typed word to the letters of the table: capitals, apostrophes, glides. */

/** A capital behind a small letter: the hard consonant of it, as on keyboards for Amharic. */
const HARD: Readonly<Record<string, string>> = {
  C: "ch'",
  E: 'é',
  H: 'ħ',
  K: 'kh',
  N: 'gn',
  P: "p'",
  S: 'ts',
  T: "t'",
  Z: 'zh',
};
const HARD_CAPITAL = /(?<=[a-z'])(?:Ch|[CEHN]|T(?![hsz])|[KPSZ](?!h))/gu;

/**
 * A capital at the beginning is that of a name, except E, which is ኤ; a word of capitals is read as small letters.
 */
export const spelled = (word: string): string =>
  word
    .replaceAll('’', "'")
    .replace(HARD_CAPITAL, (capital) => HARD[capital[0] ?? ''] ?? capital)
    .replace(/^E/u, 'é')
    .toLowerCase()
    // Guangul is ጓንጉል, but Mulualem has a letter between: only these are rounded by a u.
    .replace(/(q|g|kh|k'?|(?<![cpskzt])h)ua/gu, '$1wa')
    // Mariam is ማሪያም.
    .replace(/(?<=[aeou])i(?=[ao])/gu, 'y')
    .replace(/i(?=[ao])/gu, 'iy');
