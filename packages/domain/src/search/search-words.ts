import { indexedSound, soundsToFind } from '../latin-letters/sound-words.ts';
import { beginningsOf, foldKha, foldLetters } from '../text/fold-homophones.ts';
import { normalisePhone } from '../text/phone.ts';

const longest = 100;
const mostWords = 8;
const betweenWords = /[\s\0.,/()'"\\፡-፨-]+/u;
const phoneSigns = /^[+\d][\d\s().-]*$/u;

/**
 * @example searchWords('ኃይሌ  Tesfaye') //=> ['ሀይሌ', 'tesfaye']
 * @example searchWords('+251 911 22') //=> ['091122']
 */
export function searchWords(typed: string): string[] {
  const text = foldLetters(Array.from(typed).slice(0, longest).join(''));
  if (phoneSigns.test(text)) {
    const digits = normalisePhone(text).replace(/^(?:\+251|00251)/u, '0');
    return [digits.replaceAll(/\D/gu, '')].filter(Boolean);
  }
  return text.split(betweenWords).filter(Boolean).slice(0, mostWords);
}

export interface Searchable {
  readonly names: readonly string[];
  readonly phones?: readonly string[];
}

const isWritten = (word: string, names: readonly string[]): boolean =>
  beginningsOf(word).some((start) => names.some((name) => foldKha(name).startsWith(start)));

const isHeard = (starts: readonly string[], names: readonly string[]): boolean =>
  starts.some((start) => names.some((name) => indexedSound(name).startsWith(start)));

const isInPhone = (word: string, phones: readonly string[]): boolean =>
  /^\d+$/u.test(word) && phones.some((phone) => phone.includes(word));

/** The words of a text, folded by `foldLetters`. */
export const wordsOfText = (text: string): string[] => foldLetters(text).split(betweenWords);

/**
 * True if each word begins a word of a name, in its script or by sound, or is part of a phone
 * number.
 * @example matchesSearch(['ሀይሌ'], { names: ['ኃይሌ ገብረ'] }) //=> true
 * @example matchesSearch(['haile'], { names: ['ኃይሌ ገብረ'] }) //=> true
 */
export function matchesSearch(
  words: readonly string[],
  { names, phones = [] }: Searchable,
): boolean {
  const ofNames = names.flatMap(wordsOfText);
  const sounds = soundsToFind(words);
  return words.every(
    (word, at) =>
      isWritten(word, ofNames) || isInPhone(word, phones) || isHeard(sounds[at] ?? [], ofNames),
  );
}

/** Rows that match as typed come before those that match by sound. */
export function searched<Row>(
  words: readonly string[],
  rows: readonly Row[],
  textsOf: (row: Row) => Searchable,
): Row[] {
  const isAsTyped = (row: Row) => {
    const { names, phones = [] } = textsOf(row);
    const ofNames = names.flatMap(wordsOfText);
    return words.every((word) => isWritten(word, ofNames) || isInPhone(word, phones));
  };
  const found = rows.filter((row) => matchesSearch(words, textsOf(row)));
  return [...found.filter(isAsTyped), ...found.filter((row) => !isAsTyped(row))];
}
