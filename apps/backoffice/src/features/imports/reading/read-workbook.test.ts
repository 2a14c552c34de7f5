import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/universal';
import { madeWorkbook } from '#testing/made-workbook.ts';
import { readFile } from './read-file.ts';
import { MAX_ROWS, type Sheet } from './sheet.ts';

const bytesOf = (file: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (reader.result instanceof ArrayBuffer) resolve(new Uint8Array(reader.result));
    });
    reader.readAsArrayBuffer(file);
  });

function sheetOf(bytes: Uint8Array): Sheet {
  const read = readFile(bytes);
  if (!read.ok) throw new Error(read.fault);
  return read.sheet;
}

const rowsOf = (rows: string, more: object = {}) =>
  sheetOf(madeWorkbook({ sheets: [{ rows }], ...more })).rows;

const numbers = (count: number) =>
  Array.from({ length: count }, (_, at) => `<row r="${at + 1}"><c><v>${at}</v></c></row>`).join('');

// D161
describe('a workbook', () => {
  test('that our own writer has made is read with its days, sums and Amharic', async () => {
    const file = await writeXlsxFile(
      [
        [{ value: 'ሙሉ ስም' }, { value: 'Total' }, { value: 'Day' }],
        [
          { value: 'አልማዝ ተስፋዬ & <ልጆች>' },
          { value: 50_000.5 },
          { value: new Date('2027-01-24T00:00Z'), type: Date, format: 'dd/mm/yyyy' },
        ],
      ],
      { sheet: 'Clients' },
    ).toBlob();
    expect(sheetOf(await bytesOf(file))).toEqual({
      rows: [
        { row: 1, cells: ['ሙሉ ስም', 'Total', 'Day'] },
        { row: 2, cells: ['አልማዝ ተስፋዬ & <ልጆች>', 50_000.5, { serial: 46_411 }] },
      ],
      hidden: 0,
      merged: 0,
    });
  });

  test('gives the kept value of a formula, and its error as text', () => {
    expect(
      rowsOf(
        '<row r="1"><c r="A1"><f>B1*2</f><v>84</v></c><c r="B1" t="str"><f>A1</f><v>ab</v></c><c r="C1" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>',
      ),
    ).toEqual([{ row: 1, cells: [84, 'ab', '#DIV/0!'] }]);
  });

  test('keeps the numbers of its rows and the places of its cells over blanks', () => {
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
    ['[h]:mm', { serial: 45_000.5 }],
    ['#,##0.00 &quot;days&quot;', 45_000.5],
    ['[Red]#,##0', 45_000.5],
    ['General', 45_000.5],
  ])('tells dates from numbers by the format %s', (format, value) => {
    const rows = rowsOf('<row r="1"><c s="1"><v>45000.5</v></c></row>', { formats: [format] });
    expect(rows[0]?.cells).toEqual([value]);
  });

  test('of an old Mac counts its days from 1904', () => {
    const rows = rowsOf('<row r="1"><c s="1"><v>0</v></c></row>', {
      formats: ['yyyy-mm-dd'],
      isFrom1904: true,
    });
    expect(rows[0]?.cells).toEqual([{ serial: 1462 }]);
  });

  test('reads texts in the cell, shared ones in parts, and yes and no', () => {
    const texts = ['Almaz</t></si><si><r><t>Tes</t></r><r><t>faye</t></r><rPh><t>no</t></rPh><t>'];
    expect(
      rowsOf(
        '<row r="1"><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="inlineStr"><is><t>in_x0020_line</t></is></c><c t="b"><v>1</v></c></row>',
        { texts },
      )[0]?.cells,
    ).toEqual(['Almaz', 'Tesfaye', 'in line', true]);
  });

  test('gives no sign that the server cannot keep', () => {
    const text = '<is><t>a_x0000_b, c_xD800_d, _xD83D__xDE00_</t></is>';
    expect(rowsOf(`<row r="1"><c t="inlineStr">${text}</c></row>`)[0]?.cells).toEqual([
      'ab, c\uFFFDd, \u{1F600}',
    ]);
  });

  test('says how many columns were hidden and cells merged, and reads no hidden one', () => {
    const sheet = sheetOf(
      madeWorkbook({
        sheets: [
          {
            before: '<cols><col min="2" max="3" hidden="1"/></cols>',
            rows: '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c><c r="D1"><v>4</v></c></row>',
            after: '<mergeCells><mergeCell ref="A1:A2"/></mergeCells>',
          },
        ],
      }),
    );
    expect(sheet).toEqual({ rows: [{ row: 1, cells: [1, null, null, 4] }], hidden: 1, merged: 1 });
  });

  test('is read at its first sheet that is seen and has rows, and says which', () => {
    const rows = '<row r="1"><c><v>7</v></c></row>';
    const read = sheetOf(
      madeWorkbook({ sheets: [{ rows, state: 'hidden' }, { rows: '' }, { rows }] }),
    );
    expect(read.of).toBe('Sheet 3');
  });
});

// D161
describe('a workbook is refused', () => {
  test.each([
    ['without a row', madeWorkbook({ sheets: [{ rows: '<row r="1"><c s="1"/></row>' }] }), 'empty'],
    ['when it is an archive of something else', zipSync({ 'a.txt': strToU8('a') }), 'not-a-sheet'],
    [
      'when it is cut off',
      madeWorkbook({ sheets: [{ rows: numbers(50) }] }).slice(0, 300),
      'broken',
    ],
    ['when its sheet is no XML', madeWorkbook({ sheets: [{ rows: '<row r="1"><c' }] }), 'broken'],
    ['when it is of old Excel', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), 'old-excel'],
    ['when it is a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'not-a-sheet'],
    ['when it is a program', new Uint8Array([0x4d, 0x5a, 0, 1, 0, 3, 7]), 'not-a-sheet'],
  ])('%s', (_what, bytes, fault) => {
    expect(readFile(bytes)).toEqual({ ok: false, fault });
  });

  test('with 200,000 rows as soon as there are too many', () => {
    const whole = madeWorkbook({ sheets: [{ rows: numbers(200_000) }] });
    expect(readFile(whole)).toEqual({ ok: false, fault: 'too-long' });
    expect(sheetOf(madeWorkbook({ sheets: [{ rows: numbers(MAX_ROWS + 10) }] })).rows).toHaveLength(
      MAX_ROWS + 10,
    );
  });

  test('when its texts unpack to more than a sheet can need', () => {
    const bomb = zipSync({
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/_rels/workbook.xml.rels': strToU8('<Relationships/>'),
      'xl/sharedStrings.xml': new Uint8Array(65 * 1024 * 1024),
    });
    expect(bomb.length).toBeLessThan(200_000);
    expect(readFile(bomb)).toEqual({ ok: false, fault: 'too-long' });
  });

  test('when one cell of its sheet unpacks to more, whatever its directory says', () => {
    const bomb = madeWorkbook({
      sheets: [{ rows: `<row r="1"><c t="str"><v>${'a'.repeat(70 * 1024 * 1024)}</v></c></row>` }],
    });
    expect(readFile(bomb)).toEqual({ ok: false, fault: 'too-long' });
  });
});
