import {
  type Consonant,
  consonantAt,
  letterOf,
  longE,
  roundedOf,
  vowelAt,
  vowelless,
} from './letters.ts';

/** Also matches codes and addresses, which stay as typed. */
const WORD = /[\p{Script=Latin}\d'’@_]+/gu;
/** x has no Amharic letter, and digits mark a code. */
const WRITABLE = /^['’]*[A-WYZa-wyz][A-WYZa-wyz'’]*$/u;
/** Each vowel of this ending begins a syllable: Daniel is ዳንኤል. */
const ELIDED = 'iel';

/** A consonant whose vowel has not come yet; a doubled one is written once. */
interface Bare {
  readonly row: string;
  readonly isFirst: boolean;
}

interface Syllable {
  readonly text: string;
  readonly end: number;
  readonly isBare: boolean;
}

function syllableOf(
  word: string,
  { row }: Consonant,
  at: number,
  isBehindVowel: boolean,
): Syllable {
  const rounded = word.startsWith('wa', at) ? roundedOf(row) : undefined;
  if (rounded !== undefined) return { text: rounded, end: at + 2, isBare: false };
  if (word.slice(at) === ELIDED) {
    return { text: `${letterOf(row, vowelless)}ኤ`, end: at + 2, isBare: false };
  }
  const vowel = vowelAt(word, at);
  if (vowel === undefined) return { text: letterOf(row, vowelless), end: at, isBare: true };
  const end = at + vowel.typed.length;
  // An e at the end after ay is long: Tesfaye is ተስፋዬ, but Alemayehu is አለማየሁ.
  const isLong = row === 'የ' && vowel.typed === 'e' && isBehindVowel && end === word.length;
  return { text: letterOf(row, isLong ? longE : vowel.order), end, isBare: false };
}

function writeLetters(word: string): string {
  let text = '';
  let at = 0;
  let bare: Bare | undefined;
  let isBehindVowel = false;
  while (at < word.length) {
    const consonant = consonantAt(word, at);
    const vowel = consonant ? undefined : vowelAt(word, at);
    if (consonant) {
      if (bare && !bare.isFirst && bare.row === consonant.row) text = text.slice(0, -1);
      const isFirst = text === '';
      const syllable = syllableOf(word, consonant, at + consonant.typed.length, isBehindVowel);
      text += syllable.text;
      at = syllable.end;
      bare = syllable.isBare ? { row: consonant.row, isFirst } : undefined;
      isBehindVowel = !syllable.isBare;
    } else {
      // An apostrophe separates letters: mekon'n is መኮንን.
      if (vowel) text += isBehindVowel ? vowel.behindVowel : vowel.alone;
      at += vowel?.typed.length ?? 1;
      bare = undefined;
      isBehindVowel = vowel !== undefined;
    }
  }
  return text;
}

/** Apostrophes around a word are quotes, except after a consonant that they make hard. */
function writeWord(word: string): string {
  if (!WRITABLE.test(word)) return word;
  const opening = /^['’]+/u.exec(word)?.[0] ?? '';
  const rest = word.slice(opening.length);
  const closing = /(?<![cktp]|[ct][hs])['’]+$/iu.exec(rest)?.[0] ?? '';
  return opening + writeLetters(spelled(rest.slice(0, rest.length - closing.length))) + closing;
}

export const typedWords = (latin: string): readonly { at: number; word: string }[] =>
  [...latin.matchAll(WORD)].map(({ 0: word, index }) => ({ at: index, word }));

/**
 * Words without an Amharic spelling, such as codes, and those at `kept` stay as typed.
 * @example writeAmharic('selam') //=> 'ሰላም'
 * @example writeAmharic('Tsehay Hailu') //=> 'ጸሀይ ሀይሉ'
 * @example writeAmharic('xqz') //=> 'xqz'
 */
export const writeAmharic = (latin: string, kept: readonly number[] = []): string =>
  latin.replace(WORD, (word, at: number) => (kept.includes(at) ? word : writeWord(word)));

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

/**
 * An initial capital marks a name, except E, which is ኤ; an all-capital word is read as lower case.
 */
const spelled = (word: string): string =>
  word
    .replaceAll('’', "'")
    .replace(HARD_CAPITAL, (capital) => HARD[capital[0] ?? ''] ?? capital)
    .replace(/^E/u, 'é')
    .toLowerCase()
    // ua labializes only these consonants: Guangul is ጓንጉል, but Mulualem has separate letters.
    .replace(/(q|g|kh|k'?|(?<![cpskzt])h)ua/gu, '$1wa')
    // An i between vowels is y: Mariam is ማሪያም.
    .replace(/(?<=[aeou])i(?=[ao])/gu, 'y')
    .replace(/i(?=[ao])/gu, 'iy');
