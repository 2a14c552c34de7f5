import { expect, it } from 'vitest';
import { danglingReferences, type Texts, WITH_REFERENCES } from './references.ts';
import { readTracked, trackedFiles } from './tracked-files.ts';

const texts = readTracked(WITH_REFERENCES);
const paths = trackedFiles;

const documents = [...texts].filter(([file]) => file.startsWith('docs/'));

function faultsWith(file: string, text: string): string[] {
  const planted: Texts = new Map([...documents, [file, text]]);
  return danglingReferences(planted, [...paths, file]);
}

it('every reference in the repository resolves', () => {
  expect(danglingReferences(texts, paths)).toEqual([]);
});

/** Numbers apart from their letters, because the check would report this file. */
const [none, noRecord] = [99, 9999];

it.each([
  ['a decision', `// D${none}9`],
  ['a section', `/** Lists. Spec ${none}.1 */`],
  ['the second of two sections', `/** Lists. Spec 2.6, ${none} */`],
  ['the tag of a section', `// spec:${none}.5`],
  ['the end of a range of decisions', `// D1-D${none}9`],
  ['an invariant', `// I${none} holds`],
  ['a scenario', `it('S${none}: one day')`],
  ['a decision record', `// see decision ${noRecord}`],
  ['a document', ['// as nowhere', 'md has it'].join('.')],
])('%s that no document explains is reported', (_, text) => {
  expect(faultsWith('apps/planted.ts', text)).toHaveLength(1);
});

it.each([
  ['to a file that is missing', '[gone](a/gone.md)'],
  ['to a heading that is missing', '[gone](architecture.md#gone)'],
  ['to an anchor that is missing', '[gone](product/decisions.md#d999a)'],
])('a link %s is reported', (_, text) => {
  expect(faultsWith('docs/planted.md', text)).toHaveLength(1);
});

it.each([
  ['by its path', 'See `features/gone/gone-words.ts`.'],
  ['by its name', 'See gone-words.tsx'],
])('a missing file that a document names %s is reported', (_, text) => {
  expect(faultsWith('docs/planted.md', text)).toHaveLength(1);
});

it('a reference from a decision to a decision that does not exist is reported', () => {
  const page = (number: string) =>
    `2026-11-23 · superseded by ${number}. Migration 0${none}8 stays.`;
  expect(faultsWith('docs/decisions/0000-planted.md', page(`0${none}9`))).toHaveLength(1);
  expect(faultsWith('docs/decisions/0000-planted.md', page('0000'))).toEqual([]);
});

it('a document may name a file by its path suffix, a build output, or a file in an example', () => {
  const text = '`forms/record-dialog.tsx`, `app/main.js`, `*.test.ts`\n```\nnode gone.ts\n```\n';
  expect(faultsWith('docs/planted.md', text)).toEqual([]);
});

it.each([
  [
    'files, headings, anchors and folders',
    '[a](architecture.md#where-a-fact-lives) [b](product/spec.md#spec-2-6) [c](decisions)',
  ],
  ['the web', '[a](https://example.org/x)'],
  ['what is only an example', '`[a](a/gone.md)`'],
])('links to %s are accepted', (_, text) => {
  expect(faultsWith('docs/planted.md', text)).toEqual([]);
});

it('references to existing targets are accepted', () => {
  const text = '// D25, D151-D153. Spec 2.10, 9, D57. spec:2.6, I3, scenario S1, decision 0021';
  expect(faultsWith('apps/planted.ts', text)).toEqual([]);
});
