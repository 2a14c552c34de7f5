/** Fails if an Amharic sentence lacks the glossary's word for an English term. */
import { readFileSync } from 'node:fs';
import { am as kitAmharic } from '../../packages/ui/src/i18n/am.ts';
import { en as kitEnglish } from '../../packages/ui/src/i18n/en.ts';
import { readAmharicOfApp } from '@digis/tooling/amharic-of-app';
import { report } from './report.ts';

interface Term {
  readonly english: RegExp;
  readonly word: string;
  readonly stems: readonly string[];
}

type Pair = readonly [english: string, amharic: string];

const ROW = /^\| (?<word>[A-Za-z ]+) \| (?<amharic>[^|]+) \| (?<stems>[^|]+) \|$/gmu;
const HOLE = /\{\w+\}|<\/?\d\/?>/gu;

/** Longest terms first, so that "petty cash" matches before "cash". */
function readTerms(): Term[] {
  const text = readFileSync('docs/glossary-amharic.md', 'utf8');
  return [...text.matchAll(ROW)]
    .map(([, word = '', , stems = '']) => ({
      word,
      english: new RegExp(`\\b${word}(?:e?s|e?d)?\\b`, 'giu'),
      stems: stems.trim().split('/'),
    }))
    .filter(({ word }) => word !== 'English')
    .toSorted((a, b) => b.word.length - a.word.length);
}

const textOf = (words: unknown): string | null => {
  if (typeof words === 'string') return words;
  return typeof words === 'function' ? String(words('{a}', '{b}', '{c}')) : null;
};

function pairsOfKit(): Pair[] {
  const amharic: Readonly<Record<string, unknown>> = { ...kitAmharic };
  return Object.entries(kitEnglish).flatMap(([key, words]) => {
    const [english, translation] = [textOf(words), textOf(amharic[key])];
    return english === null || translation === null ? [] : [[english, translation] as const];
  });
}

export function missingIn([english, amharic]: Pair, terms: readonly Term[]): string[] {
  let rest = english.replace(HOLE, ' ');
  return terms.flatMap(({ word, english: pattern, stems }) => {
    const masked = rest.replace(pattern, ' · ');
    if (masked === rest) return [];
    rest = masked;
    return stems.some((stem) => amharic.includes(stem)) ? [] : [word];
  });
}

const terms = readTerms();
const faults = [...readAmharicOfApp(), ...pairsOfKit()].flatMap((pair) =>
  missingIn(pair, terms).map((word) => `"${word}" of "${pair[0]}" is not in "${pair[1]}"`),
);
if (terms.length < 60) faults.push('docs/glossary.md has lost its terms');
report(faults, `${terms.length} terms`);
