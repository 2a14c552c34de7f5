/** The titles of the tests that stand in a file; a story that is played is titled by its name. */
import { existsSync, readFileSync } from 'node:fs';

/** The text after `test(` and `it(`, or after the cases of an `each`. */
const TITLE = /(?:\b(?:it|test)|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gu;
const STORY = /^export const ([A-Z]\w*)/gmu;

const cache = new Map<string, ReadonlySet<string>>();

function read(file: string): ReadonlySet<string> {
  if (!existsSync(file)) return new Set();
  const text = readFileSync(file, 'utf8');
  return new Set([
    ...[...text.matchAll(TITLE)].map(([, , title = '']) => title.replace(/\\(.)/gu, '$1')),
    ...[...text.matchAll(STORY)].map(([, name = '']) => name),
  ]);
}

export function titlesOf(file: string): ReadonlySet<string> {
  const titles = cache.get(file) ?? read(file);
  cache.set(file, titles);
  return titles;
}
