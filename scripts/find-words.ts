/** Words of a private dialect that readers stumble over; docs/style.md lists them, each beside what to write in its place. */
import type { Texts } from './find-references.ts';

export interface Avoided {
  readonly word: string;
  readonly better: string;
}

const SECTION = /^## Words$([^]*)/mu;
const ROW = /^\| (`[^|]+`) \| ([^|]+) \|$/gmu;

/** The rows of the table under "Words". */
export function readAvoided(style: string): Avoided[] {
  const [, section = ''] = SECTION.exec(style) ?? [];
  return [...section.matchAll(ROW)].flatMap(([, cell = '', better = '']) =>
    [...cell.matchAll(/`([^`]+)`/gu)].map(([, word = '']) => ({ word, better: better.trim() })),
  );
}

/** Every place that has one of the words, as `file:line: word → better`. */
export function avoidedIn(texts: Texts, avoided: readonly Avoided[]): string[] {
  const patterns = avoided.map(({ word, better }) => ({
    pattern: new RegExp(`(?<![\\w-])${word.replaceAll(' ', '[\\s*/]+')}(?![\\w-])`, 'giu'),
    words: `${word} → ${better}`,
  }));
  return [...texts].flatMap(([file, text]) =>
    patterns.flatMap(({ pattern, words }) =>
      [...text.matchAll(pattern)].map(
        ({ index }) => `${file}:${text.slice(0, index).split('\n').length}: ${words}`,
      ),
    ),
  );
}
