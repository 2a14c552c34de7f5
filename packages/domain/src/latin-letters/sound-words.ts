/** Lets a search in Latin letters find Amharic names, and the reverse. D164 */
import { soundOf } from './sound-of.ts';

type Script = 'amharic' | 'latin';

const fewestSounds = 2;

function scriptOf(word: string): Script | undefined {
  if (/[ሀ-ፚ]/u.test(word)) return 'amharic';
  return /[a-z]/iu.test(word) ? 'latin' : undefined;
}

/**
 * The word's sound with its script; empty for a number.
 * @example indexedSound('ሰላም') //=> 'amharic:slm'
 */
export function indexedSound(word: string): string {
  const script = scriptOf(word);
  return script === undefined ? '' : `${script}:${soundOf(word)}`;
}

function startsOf(word: string): readonly string[] {
  const script = scriptOf(word);
  const sound = soundOf(word);
  if (script === undefined || sound === '') return [];
  if (script === 'amharic') return [`latin:${sound}`];
  // A word that ends in n may go on with y, and ny is ኘ.
  const sounds = word.toLowerCase().endsWith('n') ? [sound, soundOf(`${word}y`)] : [sound];
  return sounds.map((found) => `amharic:${found}`);
}

/**
 * Prefixes in the other script for each word; empty if all words together are too short.
 * @example soundsToFind(['Selam', '12']) //=> [['amharic:slm'], []]
 * @example soundsToFind(['min']) //=> [['amharic:mn', 'amharic:mgn']]
 */
export function soundsToFind(words: readonly string[]): readonly (readonly string[])[] {
  const isEnough = words.some((word) => soundOf(word).length >= fewestSounds);
  return words.map((word) => (isEnough ? startsOf(word) : []));
}

/**
 * @example isSameInOtherScript('Hailu Tesfaye', 'ኃይሉ ተስፋዬ') //=> true
 * @example isSameInOtherScript('Hailu', 'Haylu') //=> false
 */
export const isSameInOtherScript = (one: string, other: string): boolean =>
  scriptOf(one) !== scriptOf(other) &&
  scriptOf(one) !== undefined &&
  scriptOf(other) !== undefined &&
  soundOf(one) === soundOf(other);
