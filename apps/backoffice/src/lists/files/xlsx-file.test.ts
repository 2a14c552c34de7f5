// D139
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { bytesOf } from '#testing/saved-files.ts';
import { exportColumn } from './export-values.ts';
import { sheetOf, xlsxOf } from './xlsx-file.ts';

const rows = [
  {
    day: '2026-11-28',
    at: '2026-11-23 00:57',
    from: '18:30',
    who: 'አልማዝ ተስፋዬ',
    left: 220_000.5,
    guests: 1200,
    said: '2019-03-16',
  },
  { day: '2026-12-01', at: null, from: null, who: '=1+1', left: -5, guests: 2, said: '12:00' },
  {
    day: '2026-13-02',
    at: '2026-12-01 24:57',
    from: '25:00',
    who: '0012345',
    left: 0,
    guests: null,
    said: '2019-04-01',
  },
];
type Row = (typeof rows)[number];

const columns = [
  exportColumn<Row>('day', 'Day', ({ day }) => day, 'day'),
  exportColumn<Row>('at', 'Entered', ({ at }) => at, 'moment'),
  exportColumn<Row>('from', 'From', ({ from }) => from, 'time'),
  exportColumn<Row>('who', 'ደንበኛ', ({ who }) => who),
  exportColumn<Row>('left', 'Left', ({ left }) => left),
  exportColumn<Row>('guests', 'Guests', ({ guests }) => guests),
  exportColumn<Row>('no', 'No.', ({ guests }) => guests, 'number'),
  exportColumn<Row>('said', 'Remark', ({ said }) => said),
  exportColumn<Row>('typed', 'Typed', ({ said }) => said, 'text'),
  { id: 'buttons', header: 'Buttons', cell: () => null },
];

const sheet = sheetOf(columns, rows, 'Bole');
const [body = []] = sheet.pages;
const cellsOf = (head: string) => {
  const at = sheet.columns.findIndex((column) => column.head === head);
  return body.map((cells) => cells[at]);
};

test('days, timestamps and times are typed cells, and invalid ones stay text', () => {
  expect(cellsOf('Day')).toEqual([{ day: '2026-11-28' }, { day: '2026-12-01' }, '2026-13-02']);
  expect(cellsOf('Entered')).toEqual([{ moment: '2026-11-23 00:57' }, null, '2026-12-01 24:57']);
  expect(cellsOf('From')).toEqual([{ time: '18:30' }, null, '25:00']);
});

test('if one amount has santim, all show them, and identifiers have no digit grouping', () => {
  expect(cellsOf('Left')).toEqual([{ birr: 220_000.5 }, { birr: -5 }, { birr: 0 }]);
  expect(cellsOf('Guests')).toEqual([{ count: 1200 }, { count: 2 }, null]);
  expect(cellsOf('No.')).toEqual([1200, 2, null]);
});

test('a text stays text, even if it looks like a formula, a number, a day or a time', () => {
  expect(cellsOf('ደንበኛ')).toEqual(['አልማዝ ተስፋዬ', '=1+1', '0012345']);
  expect(cellsOf('Remark')).toEqual(['2019-03-16', '12:00', '2019-04-01']);
});

test('a text column stays text when it is typed over', () => {
  expect(cellsOf('Typed')).toEqual([
    { text: '2019-03-16' },
    { text: '12:00' },
    { text: '2019-04-01' },
  ]);
  expect(sheet.columns.filter(({ isText }) => isText).map(({ head }) => head)).toEqual(['Typed']);
});

test('a column without a plain value is not exported', () => {
  expect(sheet.columns.map(({ head }) => head)).not.toContain('Buttons');
});

test('the file is a valid workbook archive', async () => {
  const files = unzipSync(await bytesOf(await xlsxOf(sheet)));
  expect(Object.keys(files)).toContain('[Content_Types].xml');
  const text = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(text).toContain('>አልማዝ ተስፋዬ</t>');
});
