import { readFileSync } from 'node:fs';

/** Skips messages with a context, which gives the same English another meaning. */
const ENTRY = /(?<!^msgctxt [^\n]*\n)^msgid ((?:"[^\n]*"\n)+)msgstr ((?:"[^\n]*"\n?)+)/gmu;

const unquoted = (lines: string): string =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .join('');

function* entriesOf(language: 'en' | 'am'): Generator<[id: string, text: string]> {
  const text = [`first/${language}.po`, `${language}.po`]
    .map((name) => readFileSync(`apps/backoffice/src/locales/${name}`, 'utf8'))
    .join('\n');
  for (const [, id = '', message = ''] of text.matchAll(ENTRY))
    if (unquoted(id) !== '') yield [unquoted(id), unquoted(message)];
}

/** The English is the id, except where `en.po` corrects a misspelling of the specification. */
export function readAmharicOfApp(): [english: string, amharic: string][] {
  const english = new Map(entriesOf('en'));
  return [...entriesOf('am')].map(([id, amharic]) => [english.get(id) || id, amharic]);
}
