/** Fails on words that docs/style.md replaces, on internal references, and on merge marks. */
import { readFileSync } from 'node:fs';
import type { Texts } from './references.ts';
import { report } from './report.ts';
import { readTracked } from './tracked-files.ts';

/**
 * Excludes migrations, which cannot change, generated files, and the style guide, which quotes the
 * words.
 */
const WITH_WORDS =
  /^(?!docs\/style\.md|scripts\/check\/words\.test|(?:lab\/)?pnpm-lock|tests\/snapshots\/|.*(?:\/generated\/|\/migrations\/|CHANGELOG|\/am\.po$)).*\.(?:tsx?|m?js|ya?ml|md|po)$/u;

const MERGED = /\.(?:tsx?|m?js|css|json|ya?ml|md|po|sql|html|sh)$/u;

export interface Avoided {
  readonly word: string;
  readonly better: string;
}

const SECTION = /^## Words$([^]*)/mu;
const ROW = /^\| (`[^|]+`) \| ([^|]+) \|$/gmu;

export function readAvoided(style: string): Avoided[] {
  const [, section = ''] = SECTION.exec(style) ?? [];
  return [...section.matchAll(ROW)].flatMap(([, cell = '', better = '']) =>
    [...cell.matchAll(/`([^`]+)`/gu)].map(([, word = '']) => ({ word, better: better.trim() })),
  );
}

const workWords: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/\b[Pp]arts? [A-HJ-Z]\b|\bpart I\b/gu, 'a part of our work → what changed'],
  [/\b[Rr]ows? [A-Z]\d+\b/gu, 'a row of a list that is not here → what was wrong'],
  [/\(?\bgoals? \d/gu, 'a numbered goal → the limit itself'],
  [/(?<=\s)\([A-CE-HJ-RT-Z]\d{1,2}\)/gu, 'the number of a fault → what was wrong'],
  [/\bdesign[ ]card\b/gu, 'the plan of our work → the reason'],
  [
    /\bothers kept[ ]busy\b|\b(?:quiet|idle) machine\b|\bthird as[ ]fast\b/gu,
    'the machine → the figure',
  ],
  [/\bissue is[ ]closed\b|\bMended[ ]in\b/gu, 'how we work → when it holds'],
];

export const workWordsIn = (texts: Texts): string[] =>
  [...texts].flatMap(([file, text]) =>
    workWords.flatMap(([pattern, words]) =>
      [...text.matchAll(pattern)].map(
        ({ 0: found, index }) =>
          `${file}:${text.slice(0, index).split('\n').length}: ${found}: ${words}`,
      ),
    ),
  );

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

const LATE_SUBJECT =
  /^\/\*\*[\s*]*(?:What|How|Who|Whose|Whether|Which|Of|As|When|Where|Why|If|None) /u;

export const lateSubjectsIn = (texts: Texts): string[] =>
  [...texts].flatMap(([file, text]) =>
    LATE_SUBJECT.test(text) ? [`${file}:1: a question word first → the noun, or a verb`] : [],
  );

export function conflictsIn(texts: Texts): string[] {
  return [...texts].flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, at) =>
        /^<{7}/u.test(line) ? [`${file}:${at + 1}: a merge with both texts → one of them`] : [],
      ),
  );
}

if (import.meta.main) {
  const texts = readTracked(WITH_WORDS);
  const avoided = readAvoided(readFileSync('docs/style.md', 'utf8'));
  const places = [
    ...avoidedIn(texts, avoided),
    ...workWordsIn(texts),
    ...lateSubjectsIn(texts),
    ...conflictsIn(readTracked(MERGED)),
  ];
  if (avoided.length === 0) places.push('docs/style.md has no words');
  report(places, `${texts.size} files, ${avoided.length} words`, 'places');
}
