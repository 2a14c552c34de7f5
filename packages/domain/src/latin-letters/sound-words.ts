/** Words of a search as they are indexed by sound: a Latin word meets Amharic ones, and the reverse. SPEC: D164 */
import { soundOf } from './sound-of.ts';

type Script = 'amharic' | 'latin';

/** One sound begins too many names. */
const fewestSounds = 2;

function scriptOf(word: string): Script | undefined {
  if (/[ሀ-ፚ]/u.test(word)) return 'amharic';
  return /[a-z]/iu.test(word) ? 'latin' : undefined;
}

/**
 * The word of a name as the other script looks for it; empty for a number.
 * @example indexedSound('ሰላም') //=> 'amharic:slm'
 */
export function indexedSound(word: string): string {
  const script = scriptOf(word);
  return script === undefined ? '' : `${script}:${soundOf(word)}`;
}

/** The beginnings of the words in the other script that sound like a typed word, or go on from it. */
function startsOf(word: string): readonly string[] {
  const script = scriptOf(word);
  const sound = soundOf(word);
  if (script === undefined || sound === '') return [];
  if (script === 'amharic') return [`latin:${sound}`];
  // The n of ny is that of ኘ as soon as the y is typed.
  const sounds = word.toLowerCase().endsWith('n') ? [sound, soundOf(`${word}y`)] : [sound];
  return sounds.map((found) => `amharic:${found}`);
}

/**
 * For each typed word the beginnings by which it is found in the other script; none where all of them together are too short.
 * @example soundsToFind(['Selam', '12']) //=> [['amharic:slm'], []]
 * @example soundsToFind(['min']) //=> [['amharic:mn', 'amharic:mgn']]
 */
export function soundsToFind(words: readonly string[]): readonly (readonly string[])[] {
  const isEnough = words.some((word) => soundOf(word).length >= fewestSounds);
  return words.map((word) => (isEnough ? startsOf(word) : []));
}

/**
 * True for two spellings of one name, each in its script.
 * @example isSameInOtherScript('Hailu Tesfaye', 'ኃይሉ ተስፋዬ') //=> true
 * @example isSameInOtherScript('Hailu', 'Haylu') //=> false
 */
export const isSameInOtherScript = (one: string, other: string): boolean =>
  scriptOf(one) !== scriptOf(other) &&
  scriptOf(one) !== undefined &&
  scriptOf(other) !== undefined &&
  soundOf(one) === soundOf(other);
