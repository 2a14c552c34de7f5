import { describe, expect, test } from 'vitest';
import { readFile } from './read-file.ts';

const encoder = new TextEncoder();
const wide = (text: string, isLittle: boolean, hasMark: boolean) => {
  const signs = Array.from(hasMark ? `\uFEFF${text}` : text);
  const view = new DataView(new ArrayBuffer(signs.length * 2));
  signs.forEach((sign, at) => view.setUint16(at * 2, sign.codePointAt(0) ?? 0, isLittle));
  return new Uint8Array(view.buffer);
};

function cellsOf(bytes: Uint8Array) {
  const read = readFile(bytes);
  return read.ok ? read.book.sheets.map(({ rows }) => rows.map(({ cells }) => cells)) : read;
}

describe('a CSV file', () => {
  const text = 'ስም,Phone\r\nአልማዝ,0911223344\r\n';
  const cells = [
    ['ስም', 'Phone'],
    ['አልማዝ', '0911223344'],
  ];
  test.each([
    ['UTF-8', encoder.encode(text)],
    ['UTF-8 with a mark', encoder.encode(`\uFEFF${text}`)],
    ['UTF-16 of Windows', wide(text, true, true)],
    ['UTF-16 the other way round', wide(text, false, true)],
    ['UTF-16 without a mark', wide(text, true, false)],
    ['UTF-16 the other way round without a mark', wide(text, false, false)],
    ['bars', encoder.encode(text.replaceAll(',', '|'))],
    ['semicolons', encoder.encode(text.replaceAll(',', ';'))],
    ['tabs', encoder.encode(text.replaceAll(',', '\t'))],
    ['lines of Unix', encoder.encode(text.replaceAll('\r\n', '\n'))],
  ])('in %s is read', (_what, bytes) => {
    expect(cellsOf(bytes)).toEqual([cells]);
  });

  test('in the western Windows encoding keeps its letters', () => {
    expect(cellsOf(new Uint8Array([0x43, 0x61, 0x66, 0xe9, 0x2c, 0x80, 0x35]))).toEqual([
      [['Café', '€5']],
    ]);
  });

  test('keeps separators, quotes and line breaks inside quotes, and counts rows like a spreadsheet', () => {
    const read = readFile(encoder.encode('a,b\n"1,5","say ""hi""\nthere"\n\n,\nc,d\n'));
    expect(read).toEqual({
      ok: true,
      book: {
        sheets: [
          {
            name: '',
            rows: [
              { row: 1, cells: ['a', 'b'] },
              { row: 2, cells: ['1,5', 'say "hi"\nthere'] },
              { row: 5, cells: ['c', 'd'] },
            ],
            hiddenColumns: [],
            merged: 0,
          },
        ],
      },
    });
  });

  test('keeps every cell as text: phones keep their zero, and no day is guessed', () => {
    const text =
      'Phone,Day,Sum\n="0911000001",12/05/2026,1e5\n"=""0911000002""",\'0911000003,007\n';
    expect(cellsOf(encoder.encode(text))).toEqual([
      [
        ['Phone', 'Day', 'Sum'],
        ['0911000001', '12/05/2026', '1e5'],
        ['0911000002', '0911000003', '007'],
      ],
    ]);
  });

  test('uses the separator that its first line declares', () => {
    expect(cellsOf(encoder.encode('sep=^\r\na,b^c\r\n'))).toEqual([[['a,b', 'c']]]);
  });

  test('is measured by its rows with a value', () => {
    expect(cellsOf(encoder.encode(`a,b\n${',\n'.repeat(20_000)}c,d\n`))).toEqual([
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ]);
  });

  test.each([
    ['no row', '', { fault: 'empty' }],
    ['blank rows', ' , \n,\n', { fault: 'empty' }],
    ['too many rows', 'a,b\n'.repeat(200_000), { fault: 'too-long' }],
    ['a quote that is not closed', 'a,b\n"c,d\ne,f\n', { fault: 'unclosed-quote', row: 2 }],
    [
      'a quote inside of quotes, which swallows the row behind it',
      'a,b\n"c" x,d\ne,f\n"g",h\n',
      { fault: 'unclosed-quote', row: 2 },
    ],
  ])('with %s is refused', (_what, made, refused) => {
    expect(readFile(encoder.encode(made))).toEqual({ ok: false, ...refused });
  });
});
