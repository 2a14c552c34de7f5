/** What the app says in Amharic, by what it says in English. */
import { readFileSync } from 'node:fs';

const ENTRY = /^msgid ((?:"[^\n]*"\n)+)msgstr ((?:"[^\n]*"\n?)+)/gmu;

const unquoted = (lines: string): string =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .join('');

export function readAmharicOfApp(): [english: string, amharic: string][] {
  const text = readFileSync('apps/backoffice/src/locales/am.po', 'utf8');
  return [...text.matchAll(ENTRY)].map(([, id = '', translation = '']) => [
    unquoted(id),
    unquoted(translation),
  ]);
}
