/** A capital after a small letter is hard, as on Amharic keyboards. */
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

/** An initial capital marks a name, except E, which is ኤ; an all-capital word is lower case. */
export const spelled = (word: string): string =>
  word
    .replaceAll('’', "'")
    .replace(HARD_CAPITAL, (capital) => HARD[capital[0] ?? ''] ?? capital)
    .replace(/^E/u, 'é')
    .toLowerCase()
    // Only these are labialized by a u: Guangul is ጓንጉል, but Mulualem has a separate letter.
    .replace(/(q|g|kh|k'?|(?<![cpskzt])h)ua/gu, '$1wa')
    // Mariam is ማሪያም.
    .replace(/(?<=[aeou])i(?=[ao])/gu, 'y')
    .replace(/i(?=[ao])/gu, 'iy');
