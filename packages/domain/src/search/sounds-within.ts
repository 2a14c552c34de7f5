/** Finds a typed text within another: by letters that sound alike, and by its words in the other script. */
import { indexedSound, soundsToFind } from '../latin-letters/sound-words.ts';
import { beginningsOf, foldHomophones } from '../text/fold-homophones.ts';
import { searchWords, wordsOfText } from './search-words.ts';

/** The sounds of the words of a text, to be kept where many texts are searched with each key. */
export const soundsIn = (text: string): readonly string[] => wordsOfText(text).map(indexedSound);

/** For each typed word the beginnings of its sound; empty where one has none, so that nothing is found by sound. */
export function soundsTyped(typed: string): readonly (readonly string[])[] {
  const sounds = soundsToFind(searchWords(typed));
  return sounds.some((starts) => starts.length === 0) ? [] : sounds;
}

/** True if each typed word is heard in a text. SPEC: D164 */
export const isHeardIn = (
  typed: readonly (readonly string[])[],
  sounds: readonly string[],
): boolean =>
  typed.length > 0 &&
  typed.every((starts) => starts.some((start) => sounds.some((sound) => sound.startsWith(start))));

/**
 * True if a part of a text sounds like the typed text, or its words are those typed in the other script.
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
