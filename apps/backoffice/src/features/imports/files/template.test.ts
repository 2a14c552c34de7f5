import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { bytesOf } from '#testing/saved-files.ts';
import { readFile } from '../reading/read-file.ts';
import { dayWays } from '../rows/column-ways.ts';
import { type ImportField, importFields } from '../rows/import-fields.ts';
import { importKinds } from '../rows/kind-words.ts';
import { type ColumnSays, readCell } from '../rows/read-cell.ts';
import { exampleOf, isExampleRow } from './import-examples.ts';
import { leftOutFile, templateOf } from './import-files.ts';
import { spellings, wordsOfField } from './import-words.ts';

const ethiopian: ColumnSays = { days: dayWays.ethiopic, clock: 'ethiopian' };
const gregorian: ColumnSays = { days: dayWays.gregory, clock: 'midnight' };

async function partsOf(kind: (typeof importKinds)[number]) {
  const bytes = await bytesOf(await templateOf(kind));
  const files = unzipSync(bytes);
  return { bytes, part: (name: string) => strFromU8(files[name] ?? new Uint8Array()) };
}

const isTextAt = (sheet: string, at: number) =>
  new RegExp(`<col min="${at + 1}" max="${at + 1}" width="\\d+" style="7"`, 'u').test(sheet);

test.each(importKinds)(
  'days, times, phones and taxpayer numbers of %s are text cells',
  async (kind) => {
    const { part } = await partsOf(kind);
    for (const [at, { id, reads }] of importFields[kind].entries()) {
      const isKept = id === 'tin' || ['day', 'time', 'phone', 'prices'].includes(reads);
      expect([id, isTextAt(part('xl/worksheets/sheet1.xml'), at)]).toEqual([id, isKept]);
    }
  },
);

test.each(importKinds)(
  'the row below the headers of %s is recognised as an example',
  async (kind) => {
    const { bytes } = await partsOf(kind);
    const read = readFile(bytes);
    const rows = (read.ok && read.book.sheets[0]?.rows) || [];
    expect(rows).toHaveLength(2);
    expect(rows.map(({ cells }) => isExampleRow(cells))).toEqual([false, true]);
  },
);

test.each(importKinds)(
  'the example of %s has every required field, and each cell can be read',
  (kind) => {
    const example = exampleOf[kind];
    const ids = importFields[kind].map(({ id }) => id);
    expect(Object.keys(example).filter((id) => !ids.includes(id))).toEqual([]);
    for (const field of importFields[kind]) {
      const cell = example[field.id] ?? null;
      expect([field.id, cell !== null]).toEqual([
        field.id,
        field.isRequired === true || cell !== null,
      ]);
      expect([field.id, readCell(cell, field, ethiopian)?.ok ?? true]).toEqual([field.id, true]);
    }
  },
);

test.each([
  [['ምሳሌ / Example: አበበ በቀለ', '0911'], true],
  [[null, 'Example: Abebe'], true],
  [['ምሳሌ፦ አበበ'], true],
  [['example : x'], true],
  [['Example Catering'], false],
  [['አበበ በቀለ', 'Example: no'], false],
  [['ምሳሌ ታደሰ', '0911'], false],
  [[], false],
  [[null, 3], false],
])('a row of %j is an example: %s', (cells, isOne) => {
  expect(isExampleRow(cells)).toBe(isOne);
});

test('the second sheet lists the accepted words of a column in both languages', async () => {
  const { part } = await partsOf('events');
  const words = part('xl/worksheets/sheet2.xml');
  for (const said of ['ሰርግ / wedding', 'የኢትዮጵያ', 'Ethiopian clock', '+251911001122', 'ተዝካር'])
    expect(words).toContain(said);
});

const fields = importKinds.flatMap((kind) => importFields[kind]);
const written = (field: ImportField) => wordsOfField(field, () => '').flatMap(([, words]) => words);

test('every word of the second sheet is accepted by its column', () => {
  for (const field of fields) {
    if (field.reads === 'day' || field.reads === 'time') continue;
    for (const word of written(field))
      expect([word, readCell(word, field, {})?.ok]).toEqual([word, true]);
  }
});

function readSpellings(reads: 'day' | 'time') {
  const field = fields.find((one) => one.reads === reads)!;
  const [ours, theirs] = spellings[reads] ?? [];
  const on = (says: ColumnSays) => (word: string) => readCell(word, field, says);
  return [
    ...(ours?.written ?? []).map(on(ethiopian)),
    ...(theirs?.written ?? []).map(on(gregorian)),
  ];
}

test('all example formats of a day give the same day', () => {
  expect(new Set(readSpellings('day').map((read) => JSON.stringify(read)))).toEqual(
    new Set([JSON.stringify({ ok: true, value: '2026-12-02' })]),
  );
});

test('every example format of a time is read', () => {
  expect(readSpellings('time').filter((read) => !read?.ok)).toEqual([]);
});

test('day and phone of a skipped row keep their typed text while they are corrected', async () => {
  const file = await leftOutFile({
    kind: 'clients',
    heads: ['Name', 'Phone'],
    mapping: ['full_name', 'primary_phone'],
    rows: [{ row: 3, cells: ['Abebe', '09110011'], reasons: new Map([['', 'too short']]) }],
    words: { row: 'Row', reason: 'Reason' },
  });
  const files = unzipSync(await bytesOf(file));
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect([0, 1, 2].map((at) => isTextAt(sheet, at))).toEqual([false, false, true]);
  expect(sheet).toMatch(/<c r="C2" s="7"[^>]*><is><t[^>]*>09110011</u);
});
