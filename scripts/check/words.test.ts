import { expect, it } from 'vitest';
import { avoidedIn, conflictsIn, lateSubjectsIn, readAvoided, workWordsIn } from './words.ts';

const style = `# Style
| \`not this\` | a table before the section |
## Words
| not | but |
|---|---|
| \`anew\` | again |
| \`there already\`, \`what is there\` | already exists |
`;
const avoided = readAvoided(style);
const placesOf = (text: string) => avoidedIn(new Map([['a.ts', text]]), avoided);

it('the avoided words are the rows of the section Words', () => {
  expect(avoided.map(({ word }) => word)).toEqual(['anew', 'there already', 'what is there']);
});

it('an avoided word is found with its line, in comments, titles and across line breaks', () => {
  expect(placesOf("// Read.\nit('reads Anew')\n/** It is there\nalready. */")).toEqual([
    'a.ts:2: anew → again',
    'a.ts:3: there already → already exists',
  ]);
});

it('a part of a longer word is not reported', () => {
  expect(placesOf('renewal, Vanewa, somewhere already, anew-ish')).toEqual([]);
});

it('committed merge conflict markers are found with their line', () => {
  const merged = `Kept.\n${'<'.repeat(7)} HEAD\nOurs.\n${'='.repeat(7)}\nTheirs.\n`;
  expect(conflictsIn(new Map([['.changeset/a.md', merged]]))).toEqual([
    '.changeset/a.md:2: a merge with both texts → one of them',
  ]);
  expect(conflictsIn(new Map([['a.ts', 'const marks = "<<<<<<<";\n']]))).toEqual([]);
});

// Inserted here, because a whole sample would itself be reported.
it.each([
  ['/** Mutants of what came with part _. */', 'H'],
  ['/** Amounts at a desk. Row _. */', 'A11'],
  ['| before part _ |', 'I'],
  ["describe('sums (_)')", 'L20'],
  ['four times its processor (goal _)', '2'],
  ['The packages of the design _', 'card'],
  ['it runs before an _ is closed', 'issue'],
])("labels from the project's own planning are found: %s with %s", (text, sign) => {
  expect(workWordsIn(new Map([['a.ts', `One\n${text.replace('_', sign)}`]]))).toEqual([
    expect.stringMatching(/^a\.ts:2: /u),
  ]);
});

it.each(['the A4 page', 'the second part of a row', "cell('C1')", 'Row 12 (D21)', 'part of Bole'])(
  'generally understood references are not reported: %s',
  (text) => {
    expect(workWordsIn(new Map([['a.ts', text]]))).toEqual([]);
  },
);

it('a comment whose first line begins with a question word is found', () => {
  const heads = [
    '/** What is owed. */',
    '/**\n * Whether it runs.',
    '/** Whatever comes. */',
    '/** Debts. */',
  ];
  const texts = new Map(heads.map((head, at) => [`${at}.ts`, head]));
  expect(lateSubjectsIn(texts)).toEqual([
    expect.stringMatching(/^0\.ts:1: /u),
    expect.stringMatching(/^1\.ts:1: /u),
  ]);
});
