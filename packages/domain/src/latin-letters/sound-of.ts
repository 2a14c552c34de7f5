/** Gives a key in which the Latin and the Amharic spelling of a name meet. SPEC: D164 */
import { foldLetters } from '../text/fold-homophones.ts';

type Step = readonly [found: RegExp, becomes: string];

/** Capitals stand for two letters until the end, so that a doubled one is seen. The database has the same steps: sound_of. */
const LATIN: readonly Step[] = [
  [/[\s\0.,/()"\\፡-፨-]+/gu, ' '],
  [/t[sz]/gu, 'T'],
  [/sh/gu, 'S'],
  [/gn|ny/gu, 'N'],
  [/zh/gu, 'Z'],
  [/kh/gu, 'K'],
  [/ch/gu, 'c'],
  [/th/gu, 't'],
  [/ph/gu, 'f'],
  // A doubled consonant, but not at the beginning.
  [/(?<=[^ ])([b-df-hj-np-tv-zKNSTZ])\1+/gu, '$1'],
  [/([ghkqK])ua/gu, '$1wa'],
  [/i(?=[ao])/gu, 'iy'],
  // A glide that ends a syllable is heard as a vowel: Hailu, Haylu.
  [/(?<=[^ ])w(?![aei]|o(?!u))/gu, ''],
  [/(?<=[^ ])y(?!ie|[aeou])/gu, ''],
  // Of the vowels only that at the beginning counts.
  [/(^| )[aeiou]+/gu, '$1a'],
  [/(?<=[^ ])[aeiou]+/gu, ''],
];

const AMHARIC: readonly Step[] = [
  [/(?<=[^ ])[ውይ]/gu, ''],
  // Minyahil is ምንያህል.
  [/ን[የዩያዬዮ]/gu, 'N'],
  [/(^| )[አ-ኧ]+/gu, '$1a'],
  [/(?<=[^ ])[አ-ኧ]+/gu, ''],
];

/** The sounds of the rows of eight letters, from ሀ on; homophones are folded before. */
const ROWS = 'hlhmsrsSkkkkbvtchhnNakkkkwazZyddjgggtcfTTff';
const ROW = 8;
const FIRST_LETTER = 0x1200;

const soundOfLetter = (letter: string): string =>
  ROWS[Math.floor(((letter.codePointAt(0) ?? 0) - FIRST_LETTER) / ROW)] ?? '';

/** Sounds that are not told apart, and those of two letters. */
const LAST: readonly Step[] = [
  [/[Kq]/gu, 'k'],
  [/p/gu, 'f'],
  [/x/gu, 'ks'],
  [/N/gu, 'gn'],
  [/S/gu, 'sh'],
  [/T/gu, 'ts'],
  [/Z/gu, 'zh'],
  [/[^ a-z\d]/gu, ''],
];

const through = (steps: readonly Step[], text: string): string =>
  steps.reduce((left, [found, becomes]) => left.replace(found, becomes), text);

/**
 * The consonants of each word, the vowel it begins with, and nothing of doubled letters.
 * @example soundOf('Hailu Tesfaye') === soundOf('ኃይሉ ተስፋዬ') //=> true
 * @example soundOf('መቅደስ') //=> 'mkds'
 */
export function soundOf(name: string): string {
  const amharic = through(AMHARIC, through(LATIN, foldLetters(name)));
  return through(LAST, amharic.replace(/[ሀ-ፗ]/gu, soundOfLetter)).trim();
}
