/** A key shared by the Latin and the Amharic spelling of a name. D164 */
import { foldLetters } from '../text/fold-homophones.ts';

type Step = readonly [found: RegExp, becomes: string];

/**
 * Capitals stand for digraphs until the end, so that doubled ones are found. The database's
 * `sound_of` must have the same steps.
 */
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
  // Counts a doubled consonant once, except at the beginning of a word.
  [/(?<=[^ ])([b-df-hj-np-tv-zKNSTZ])\1+/gu, '$1'],
  [/([ghkqK])ua/gu, '$1wa'],
  [/i(?=[ao])/gu, 'iy'],
  // A glide at the end of a syllable sounds like a vowel: Hailu, Haylu.
  [/(?<=[^ ])w(?![aei]|o(?!u))/gu, ''],
  [/(?<=[^ ])y(?!ie|[aeou])/gu, ''],
  // Only a vowel at the beginning of a word counts.
  [/(^| )[aeiou]+/gu, '$1a'],
  [/(?<=[^ ])[aeiou]+/gu, ''],
];

const AMHARIC: readonly Step[] = [
  [/(?<=[^ ])[ውይ]/gu, ''],
  // A ን before ye sounds like ኝ: Minyahil is ምንያህል.
  [/ን[የዩያዬዮ]/gu, 'N'],
  [/(^| )[አ-ኧ]+/gu, '$1a'],
  [/(?<=[^ ])[አ-ኧ]+/gu, ''],
];

/** The sounds of the rows of eight letters from ሀ; homophones are already folded. */
const ROWS = 'hlhmsrsSkkkkbvtchhnNakkkkwazZyddjgggtcfTTff';
const ROW = 8;
const FIRST_LETTER = 0x1200;

const soundOfLetter = (letter: string): string =>
  ROWS[Math.floor(((letter.codePointAt(0) ?? 0) - FIRST_LETTER) / ROW)] ?? '';

/** Merges similar sounds, and expands digraphs. */
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
 * Consonants and an initial vowel of each word, without doubling.
 * @example soundOf('Hailu Tesfaye') === soundOf('ኃይሉ ተስፋዬ') //=> true
 * @example soundOf('መቅደስ') //=> 'mkds'
 */
export function soundOf(name: string): string {
  const amharic = through(AMHARIC, through(LATIN, foldLetters(name)));
  return through(LAST, amharic.replace(/[ሀ-ፗ]/gu, soundOfLetter)).trim();
}
