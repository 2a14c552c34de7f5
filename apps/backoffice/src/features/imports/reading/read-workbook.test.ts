import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { xlsxOf } from '#lists/files/xlsx-file.ts';
import { madeWorkbook } from '#testing/made-workbook.ts';
import { bytesOf } from '#testing/saved-files.ts';
import { readFile } from './read-file.ts';
import { HEAD_ROWS, MAX_ROWS, type Sheet, UNCOMPUTED } from './sheet.ts';

function sheetOf(bytes: Uint8Array): Sheet {
  const read = readFile(bytes);
  const sheet = read.ok ? read.book.sheets[0] : undefined;
  if (!sheet) throw new Error(JSON.stringify(read));
  return sheet;
}

const rowsOf = (rows: string, more: object = {}) =>
  sheetOf(madeWorkbook({ sheets: [{ rows }], ...more })).rows;

const numbers = (count: number) =>
  Array.from({ length: count }, (_, at) => `<row r="${at + 1}"><c><v>${at}</v></c></row>`).join('');

function withoutEnd(part: string) {
  const parts = unzipSync(madeWorkbook({ sheets: [{ rows: numbers(50) }] }));
  return zipSync({ ...parts, [part]: parts[part]?.slice(0, -40) ?? new Uint8Array() });
}

describe('a workbook', () => {
  test('that the exporter has written is read with its days, sums and Amharic', async () => {
    const file = await xlsxOf({
      name: 'Clients',
      columns: ['ሙሉ ስም', 'Total', 'Day'].map((head) => ({ head, width: 12 })),
      pages: [[['አልማዝ ተስፋዬ & <ልጆች>', { birr: 50_000.5 }, { day: '2027-01-24' }]]],
    });
    expect(sheetOf(await bytesOf(file))).toEqual({
      name: 'Clients',
      rows: [
        { row: 1, cells: ['ሙሉ ስም', 'Total', 'Day'] },
        { row: 2, cells: ['አልማዝ ተስፋዬ & <ልጆች>', 50_000.5, { serial: 46_411 }] },
      ],
      hiddenColumns: [],
      merged: 0,
    });
  });

  test('gives the cached value of a formula, and its error as text', () => {
    expect(
      rowsOf(
        '<row r="1"><c r="A1"><f>B1*2</f><v>84</v></c><c r="B1" t="str"><f>A1</f><v>ab</v></c><c r="C1" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>',
      ),
    ).toEqual([{ row: 1, cells: [84, 'ab', '#DIV/0!'] }]);
  });

  test.each([
    ['an empty value', '<f>A1*2</f><v></v>'],
    ['an empty value in short', '<f>A1*2</f><v/>'],
    ['no value', '<f>A1*2</f>'],
  ])('reports a formula with %s, which has no computed value', (_what, formula) => {
    const row = `<row r="1"><c r="A1"><v>0</v></c><c r="B1">${formula}</c><c r="C1" t="str"><f>A1</f><v></v></c><c r="D1"><v>4</v></c></row>`;
    expect(rowsOf(row)[0]?.cells).toEqual([0, UNCOMPUTED, null, 4]);
  });

  test('reports a formula of 0 that is recalculated on opening', () => {
    const row =
      '<row r="1"><c r="A1"><f>B1*2</f><v>0</v></c><c r="B1"><v>0</v></c><c r="C1"><f>2</f><v>2</v></c></row>';
    expect(rowsOf(row)[0]?.cells).toEqual([0, 0, 2]);
    expect(rowsOf(row, { isComputedLater: true })[0]?.cells).toEqual([UNCOMPUTED, 0, 2]);
  });

  test('keeps its rows, however many formatted cells without a value follow', () => {
    const blanks = Array.from(
      { length: 40_000 },
      (_, at) =>
        `<row r="${at + 9}" s="1"><c r="A${at + 9}" s="1"/><c r="B${at + 9}" s="1"/></row>`,
    );
    expect(rowsOf(`${numbers(4)}${blanks.join('')}`)).toHaveLength(4);
  });

  test('keeps row numbers and cell positions across blanks', () => {
    expect(
      rowsOf(
        '<row r="3"><c r="C3"><v>1</v></c></row><row r="5"/><row r="9"><c r="AB9"><v>2</v></c></row>',
      ),
    ).toEqual([
      { row: 3, cells: [null, null, 1] },
      { row: 9, cells: [...Array.from({ length: 27 }, () => null), 2] },
    ]);
  });

  test.each([
    ['dd/mm/yyyy', { serial: 45_000.5 }],
    ['[$-409]h:mm AM/PM', { serial: 45_000.5 }],
    ['[h]:mm', '1080012:00'],
    ['0%', '4500050%'],
    ['0.0&quot;%&quot;', '45000.5%'],
    ['Br #,##0.00', 45_000.5],
    ['#,##0.00 &quot;days&quot;', 45_000.5],
    ['[Red]#,##0', 45_000.5],
    ['General', 45_000.5],
  ])('tells dates from numbers by the format %s', (format, value) => {
    const rows = rowsOf('<row r="1"><c s="1"><v>45000.5</v></c></row>', { formats: [format] });
    expect(rows[0]?.cells).toEqual([value]);
  });

  test('from an old Mac counts its days from 1904', () => {
    const rows = rowsOf('<row r="1"><c s="1"><v>0</v></c></row>', {
      formats: ['yyyy-mm-dd'],
      isFrom1904: true,
    });
    expect(rows[0]?.cells).toEqual([{ serial: 1462 }]);
  });

  test('reads inline texts, shared texts in parts, and booleans', () => {
    const texts = ['Almaz</t></si><si><r><t>Tes</t></r><r><t>faye</t></r><rPh><t>no</t></rPh><t>'];
    expect(
      rowsOf(
        '<row r="1"><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="inlineStr"><is><t>in_x0020_line</t></is></c><c t="b"><v>1</v></c></row>',
        { texts },
      )[0]?.cells,
    ).toEqual(['Almaz', 'Tesfaye', 'in line', true]);
  });

  test('contains no character that the server cannot store', () => {
    const text = '<is><t>a_x0000_b, c_xD800_d, _xD83D__xDE00_</t></is>';
    expect(rowsOf(`<row r="1"><c t="inlineStr">${text}</c></row>`)[0]?.cells).toEqual([
      'ab, c\uFFFDd, \u{1F600}',
    ]);
  });

  test('reports hidden columns and rows, with their values, and the number of merged ranges', () => {
    const sheet = sheetOf(
      madeWorkbook({
        sheets: [
          {
            before: '<cols><col min="2" max="3" hidden="1"/></cols>',
            rows: '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c><c r="D1"><v>4</v></c></row><row r="2" hidden="1"><c r="A2"><v>5</v></c></row>',
            after: '<mergeCells><mergeCell ref="A1:A2"/></mergeCells>',
          },
        ],
      }),
    );
    expect(sheet).toEqual({
      name: 'Sheet 1',
      rows: [
        { row: 1, cells: [1, 2, null, 4] },
        { row: 2, cells: [5], isHidden: true },
      ],
      hiddenColumns: [1],
      merged: 1,
    });
  });

  test('lists all sheets with rows, and marks the hidden ones', () => {
    const rows = '<row r="1"><c><v>7</v></c></row>';
    const states = ['hidden', 'veryHidden', 'visible', undefined] as const;
    const made = madeWorkbook({
      sheets: [...states.map((state) => ({ rows, ...(state && { state }) })), { rows: '' }],
    });
    const read = readFile(made);
    expect(read.ok && read.book.sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ['Sheet 1', true],
      ['Sheet 2', true],
      ['Sheet 3', undefined],
      ['Sheet 4', undefined],
    ]);
  });

  test('of 200 sheets is read', () => {
    const sheets = Array.from({ length: 200 }, () => ({ rows: numbers(3) }));
    const read = readFile(madeWorkbook({ sheets }));
    expect(read.ok && read.book.sheets).toHaveLength(200);
  });

  test('keeps its other sheets beside one that is too long, of which it has the first rows', () => {
    const read = readFile(
      madeWorkbook({ sheets: [{ rows: numbers(6000) }, { rows: numbers(MAX_ROWS + HEAD_ROWS) }] }),
    );
    const sheets = read.ok ? read.book.sheets : [];
    expect(sheets.map(({ rows, isTooLong }) => [rows.length, isTooLong])).toEqual([
      [HEAD_ROWS, true],
      [MAX_ROWS + HEAD_ROWS, undefined],
    ]);
  });
});

describe('a workbook is refused', () => {
  test.each([
    ['without a row', madeWorkbook({ sheets: [{ rows: '<row r="1"><c s="1"/></row>' }] }), 'empty'],
    ['when it is an archive of something else', zipSync({ 'a.txt': strToU8('a') }), 'not-a-sheet'],
    [
      'when it is cut off',
      madeWorkbook({ sheets: [{ rows: numbers(50) }] }).slice(0, 300),
      'broken',
    ],
    ['when its sheet has no end', withoutEnd('xl/worksheets/sheet1.xml'), 'broken'],
    ['when it is a piece of old Excel', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), 'broken'],
    ['when it is a page without a table', strToU8('<!doctype html><p>Sign in</p>'), 'not-a-sheet'],
    ['when it is a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'not-a-sheet'],
    ['when it is a program', new Uint8Array([0x4d, 0x5a, 0, 1, 0, 3, 7]), 'not-a-sheet'],
  ])('%s', (_what, bytes, fault) => {
    expect(readFile(bytes)).toEqual({ ok: false, fault });
  });

  test('with 200,000 rows', () => {
    const whole = madeWorkbook({ sheets: [{ rows: numbers(200_000) }] });
    expect(readFile(whole)).toEqual({ ok: false, fault: 'too-long' });
  });

  test('when a part unpacks to more than a sheet can need', () => {
    const bomb = zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'xl/sharedStrings.xml': new Uint8Array(65 * 1024 * 1024),
    });
    expect(bomb.length).toBeLessThan(200_000);
    expect(readFile(bomb)).toEqual({ ok: false, fault: 'too-long' });
  });

  test('when one cell of its sheet unpacks to more', { tags: ['long'] }, () => {
    const bomb = madeWorkbook({
      sheets: [{ rows: `<row r="1"><c t="str"><v>${'a'.repeat(70 * 1024 * 1024)}</v></c></row>` }],
    });
    expect(readFile(bomb)).toEqual({ ok: false, fault: 'too-long' });
  });
});
