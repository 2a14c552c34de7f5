/** Parses and matches the text of a search: folded words, each the beginning of a name's word, or digits of a phone. */
import { beginningsOf, foldHomophones } from './fold-homophones.ts';
import { normalisePhone } from './phone.ts';

/** More words than people type; further ones are ignored. */
const longest = 100;
const mostWords = 8;
const betweenWords = /[\s\0.,/()'"\\-]+/u;
const phoneSigns = /^[+\d][\d\s().-]*$/u;

/**
 * The words of a text as they are searched.
 * @example searchWords('ኃይሌ  Tesfaye') //=> ['ሀይሌ', 'tesfaye']
 * @example searchWords('+251 911 22') //=> ['091122']
 */
export function searchWords(typed: string): string[] {
  const text = foldHomophones(Array.from(typed).slice(0, longest).join(''));
  if (phoneSigns.test(text)) {
    const digits = normalisePhone(text).replace(/^(?:\+251|00251)/u, '0');
    return [digits.replaceAll(/\D/gu, '')].filter(Boolean);
  }
  return text.split(betweenWords).filter(Boolean).slice(0, mostWords);
}

/** The texts of a record that can be found. */
export interface Searchable {
  readonly names: readonly string[];
  readonly phones?: readonly string[];
}

/**
 * True if every word begins a word of a name or, if it is a number, is a part of a phone.
 * @example matchesSearch(['ሀይሌ'], { names: ['ኃይሌ ገብረ'] }) //=> true
 */
export function matchesSearch(
  words: readonly string[],
  { names, phones = [] }: Searchable,
): boolean {
  const ofNames = names.flatMap((name) => foldHomophones(name).split(betweenWords));
  return words.every(
    (word) =>
      beginningsOf(word).some((start) => ofNames.some((name) => name.startsWith(start))) ||
      (/^\d+$/u.test(word) && phones.some((phone) => phone.includes(word))),
  );
}
