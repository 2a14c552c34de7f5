// D164
import { typedWords, writeAmharic } from './write-amharic.ts';

export interface LatinTyping {
  readonly latin: string;
  /** Positions in `latin` where words that stay Latin begin. */
  readonly kept: readonly number[];
}

export const nothingTyped: LatinTyping = { latin: '', kept: [] };

/**
 * @example shownOf(typeLatin(nothingTyped, 'abebe')) //=> 'አበበ'
 */
export const shownOf = ({ latin, kept }: LatinTyping): string => writeAmharic(latin, kept);

export const typeLatin = ({ latin, kept }: LatinTyping, letters: string): LatinTyping => ({
  latin: latin + letters,
  kept,
});

/**
 * @example shownOf(stepBack(typeLatin(nothingTyped, 'she'))) //=> 'ሽ'
 */
export function stepBack({ latin, kept }: LatinTyping): LatinTyping {
  const left = Array.from(latin).slice(0, -1).join('');
  return { latin: left, kept: kept.filter((at) => at < left.length) };
}

/**
 * Undefined without a word, or if it is already kept.
 * @example shownOf(keepLatin(typeLatin(nothingTyped, 'selam DJ'))) //=> 'ሰላም DJ'
 */
export function keepLatin({ latin, kept }: LatinTyping): LatinTyping | undefined {
  const last = typedWords(latin).at(-1);
  const isWriting = last !== undefined && last.at + last.word.length === latin.length;
  if (!isWriting || kept.includes(last.at) || writeAmharic(last.word) === last.word)
    return undefined;
  return { latin, kept: [...kept, last.at] };
}
