import { indexedSound, soundsToFind } from '../latin-letters/sound-words.ts';
import { beginningsOf, foldHomophones } from '../text/fold-homophones.ts';
import { searchWords, wordsOfText } from './search-words.ts';

/** Cache the result where many texts are searched at each key press. */
export const soundsIn = (text: string): readonly string[] => wordsOfText(text).map(indexedSound);

/** Empty if a word has no sound: a search by sound then finds nothing. */
export function soundsTyped(typed: string): readonly (readonly string[])[] {
  const sounds = soundsToFind(searchWords(typed));
  return sounds.some((starts) => starts.length === 0) ? [] : sounds;
}

/** D164 */
export const isHeardIn = (
  typed: readonly (readonly string[])[],
  sounds: readonly string[],
): boolean =>
  typed.length > 0 &&
  typed.every((starts) => starts.some((start) => sounds.some((sound) => sound.startsWith(start))));

/**
 * True if a part sounds alike, or the words match in the other script.
 * @example soundsWithin('ዶሮ ወጥ በቧንቧ', 'ቡዋን') //=> true
 * @example soundsWithin('ዶሮ ወጥ', 'doro') //=> true
 */
export function soundsWithin(text: string, typed: string): boolean {
  const folded = foldHomophones(text);
  return (
    beginningsOf(typed).some((part) => folded.includes(part)) ||
    isHeardIn(soundsTyped(typed), soundsIn(text))
  );
}
