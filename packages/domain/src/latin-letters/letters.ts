/** Amharic as it is usually spelled in Latin letters. D164 */

export interface Consonant {
  readonly typed: string;
  readonly row: string;
}

const consonant = (typed: string, row: string): Consonant => ({ typed, row });

/** `ħ` stands for a capital H within a word, as `spelled` writes it. */
const CONSONANTS: readonly Consonant[] = [
  consonant("ch'", 'ጨ'),
  consonant("ts'", 'ጸ'),
  consonant('sh', 'ሸ'),
  consonant('ch', 'ቸ'),
  consonant('gn', 'ኘ'),
  consonant('ny', 'ኘ'),
  consonant('kh', 'ኸ'),
  consonant('zh', 'ዠ'),
  consonant('ts', 'ጸ'),
  consonant('tz', 'ፀ'),
  consonant('th', 'ተ'),
  consonant('ph', 'ፈ'),
  consonant("k'", 'ቀ'),
  consonant("t'", 'ጠ'),
  consonant("c'", 'ጨ'),
  consonant("p'", 'ጰ'),
  consonant('h', 'ሀ'),
  consonant('ħ', 'ሐ'),
  consonant('l', 'ለ'),
  consonant('m', 'መ'),
  consonant('s', 'ሰ'),
  consonant('r', 'ረ'),
  consonant('q', 'ቀ'),
  consonant('b', 'በ'),
  consonant('v', 'ቨ'),
  consonant('t', 'ተ'),
  consonant('c', 'ቸ'),
  consonant('n', 'ነ'),
  consonant('k', 'ከ'),
  consonant('w', 'ወ'),
  consonant('z', 'ዘ'),
  consonant('y', 'የ'),
  consonant('d', 'ደ'),
  consonant('j', 'ጀ'),
  consonant('g', 'ገ'),
  consonant('f', 'ፈ'),
  consonant('p', 'ፐ'),
];

const [FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH, SEVENTH, EIGHTH] = [0, 1, 2, 3, 4, 5, 6, 7];

export const vowelless = SIXTH;
/** The vowel of ዬ, the fifth. */
export const longE = FIFTH;

export interface Vowel {
  readonly typed: string;
  readonly order: number;
  readonly alone: string;
  readonly behindVowel: string;
}

const vowel = (typed: string, order: number, alone: string, behindVowel = alone): Vowel => ({
  typed,
  order,
  alone,
  behindVowel,
});

/** `é` stands for a capital E, as `spelled` writes it. */
const VOWELS: readonly Vowel[] = [
  vowel('ie', FIFTH, 'ኤ'),
  vowel('ee', FIFTH, 'ኤ'),
  vowel('ou', SECOND, 'ኡ'),
  vowel('aa', FOURTH, 'አ'),
  vowel('ii', THIRD, 'ኢ', 'ይ'),
  vowel('oo', SEVENTH, 'ኦ'),
  vowel('uu', SECOND, 'ኡ', 'ው'),
  vowel('e', FIRST, 'እ', 'ኤ'),
  vowel('é', FIFTH, 'ኤ'),
  vowel('u', SECOND, 'ኡ', 'ው'),
  vowel('i', THIRD, 'ኢ', 'ይ'),
  vowel('a', FOURTH, 'አ'),
  vowel('o', SEVENTH, 'ኦ'),
];

/** Labialized letters outside their row; ወ and የ have none. */
const ROUNDED: Readonly<Record<string, string>> = { ሀ: 'ኋ', ቀ: 'ቋ', ከ: 'ኳ', ኸ: 'ዃ', ገ: 'ጓ' };
const NEVER_ROUNDED = 'ወየ';

const startsAt =
  (word: string, at: number) =>
  ({ typed }: { readonly typed: string }): boolean =>
    word.startsWith(typed, at);

export const consonantAt = (word: string, at: number): Consonant | undefined =>
  CONSONANTS.find(startsAt(word, at));

export const vowelAt = (word: string, at: number): Vowel | undefined =>
  VOWELS.find(startsAt(word, at));

/** ሀ and ሐ are pronounced with an a, so that ha is ሀ and he is ሄ. */
function orderIn(row: string, order: number): number {
  if (row !== 'ሀ' && row !== 'ሐ') return order;
  if (order === FOURTH) return FIRST;
  return order === FIRST ? FIFTH : order;
}

export const letterOf = (row: string, order: number): string =>
  String.fromCodePoint((row.codePointAt(0) ?? 0) + orderIn(row, order));

/** The row's labialized letter, such as ቋ for qwa; undefined for a row without one. */
export const roundedOf = (row: string): string | undefined =>
  NEVER_ROUNDED.includes(row) ? undefined : (ROUNDED[row] ?? letterOf(row, EIGHTH));
