/** The template's second sheet: words that the import understands. D161 */
import type { Cell, Sheet } from '@digis/domain/workbook';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { translatorOf } from '#i18n/language.ts';
import {
  type ImportField,
  type ImportKind,
  importFields,
  yesNoWords,
} from '../rows/import-fields.ts';
import { labelsInBoth } from '../rows/kind-words.ts';

const WORDS_SHEET = 'የሚታወቁ ቃላት, Words';

type Reads = ImportField['reads'];

interface Spelling {
  readonly means: MessageDescriptor;
  readonly written: readonly string[];
}

export const spellings: Readonly<Partial<Record<Reads, readonly Spelling[]>>> = {
  day: [
    {
      means: msg`Ethiopian calendar`,
      written: ['23/3/2019', '23-03-2019', 'ኅዳር 23 ቀን 2019', 'Hidar 23, 2019', '፳፫/፫/፳፻፲፱'],
    },
    {
      means: msg`Gregorian calendar`,
      written: ['2/12/2026', '2026-12-02', 'December 2, 2026', '2/12/2026 G.C.'],
    },
  ],
  time: [
    {
      means: msg`Ethiopian clock`,
      written: ['7:30', 'ከሰዓት 7:30', 'ማታ 2 ሰዓት', 'ጠዋት 3:00'],
    },
    { means: msg`Clock of 24 hours`, written: ['13:30', '1:30 PM'] },
  ],
  phone: [
    {
      means: msg`Phone`,
      written: ['0911001122', '0911 00 11 22', '+251911001122', '+251 911-00-11-22'],
    },
  ],
  prices: [
    {
      means: msg`Prices by guests, each for one guest`,
      written: ['50-100: 700; 101-300: 650', '50 እስከ 100: 700; 101 እስከ 300: 650'],
    },
  ],
  names: [{ means: msg`Several names`, written: ['ዶሮ ወጥ, ክትፎ', 'ዶሮ ወጥ፣ ክትፎ', 'ዶሮ ወጥ; ክትፎ'] }],
};

const isEthiopic = (word: string) => /\p{Script=Ethiopic}/u.test(word);

const meaning = (words: readonly string[]): string =>
  [words.find(isEthiopic), words.find((word) => !isEthiopic(word))].filter(Boolean).join(' / ');

type Row = readonly [column: string, means: string, written: string];

export function wordsOfField(
  { choices, reads }: ImportField,
  said: (message: MessageDescriptor) => string,
): readonly (readonly [means: string, written: readonly string[]])[] {
  const lists = choices ?? (reads === 'yes-no' ? yesNoWords : null);
  if (lists) return Object.values(lists).map((words) => [meaning(words), words]);
  return (spellings[reads] ?? []).map(({ means, written }) => [said(means), written]);
}

export async function wordsSheet(kind: ImportKind): Promise<Sheet> {
  const [am, en] = await Promise.all([translatorOf('am'), translatorOf('en')]);
  const both = (message: MessageDescriptor) => `${am._(message)} / ${en._(message)}`;
  const labelsOf = await labelsInBoth();
  const rows = importFields[kind].flatMap((field) =>
    wordsOfField(field, both).map(([means, written]): Row => [
      labelsOf(field).join(' / '),
      means,
      written.join('   '),
    ]),
  );
  const textOf = (row: Row): Cell[] => row.map((text) => ({ text }));
  return {
    name: WORDS_SHEET,
    columns: [
      { head: both(msg`Column`), width: 34, isText: true },
      { head: both(msg`Means`), width: 34, isText: true },
      { head: both(msg`May be written so`), width: 60, isText: true },
    ],
    pages: [rows.map(textOf)],
  };
}
