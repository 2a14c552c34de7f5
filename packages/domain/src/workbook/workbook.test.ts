// D139, D178
import { expect, test } from 'vitest';
import { type Cell, type Sheet, widthOf, workbookParts } from './workbook.ts';

const columns = Array.from({ length: 28 }, (_, at) => ({ head: `Head ${at + 1}`, width: 12 }));

const pages: readonly (readonly (readonly Cell[])[])[] = [
  [[{ day: '2026-09-21' }, 'ሽንኩርት & "tomatoes"', null, { santim: 450_05 }]],
  [],
  Array.from({ length: 250 }, (_, at) => columns.map(() => at)),
];

async function partsOf(...sheets: readonly Sheet[]): Promise<(name: string) => string> {
  const texts = new Map<string, string>();
  for (const { name, pieces } of workbookParts(sheets)) {
    let text = '';
    for await (const piece of pieces) text += piece;
    texts.set(name, text);
  }
  return (name) => texts.get(name) ?? '';
}

const FIRST = 'xl/worksheets/sheet1.xml';
const sheetOf = async (sheet: Partial<Sheet>) =>
  (await partsOf({ name: 'List', columns, pages, ...sheet }))(FIRST);

const rowsOf = (sheet: string) =>
  [...sheet.matchAll(/<row r="(\d+)"[^>]*>(.*?)<\/row>/gsu)].map(([, number = '', cells = '']) => ({
    number: Number(number),
    places: [...cells.matchAll(/<c r="([A-Z]+\d+)"/gu)].map(([, place]) => place),
  }));

async function cellAt(place: string, cells: readonly Cell[]) {
  const part = await partsOf({ name: 'List', columns, pages: [[cells]] });
  const found = new RegExp(`<c r="${place}" s="(\\d+)"[^>]*>(.*?)</c>`, 'su').exec(part(FIRST));
  const looks = [...part('xl/styles.xml').matchAll(/<xf numFmtId="(\d+)"[^>]*><align/gu)];
  return { inner: found?.[2], format: looks[Number(found?.[1])]?.[1] };
}

test('rows are numbered in order, across pages', async () => {
  const numbers = rowsOf(await sheetOf({})).map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: 252 }, (_, at) => at + 1));
});

test('every cell has its reference, also beyond column Z and after empty cells', async () => {
  const rows = rowsOf(await sheetOf({}));
  expect(rows[0]?.places.slice(-3)).toEqual(['Z1', 'AA1', 'AB1']);
  expect(rows[1]?.places).toEqual(['A2', 'B2', 'C2', 'D2']);
  expect(rows.at(-1)?.places.at(-1)).toBe('AB252');
});

test('days, timestamps, times, counts and amounts are formatted numbers, and texts are as typed', async () => {
  const cells: readonly Cell[] = [
    { day: '2026-09-21' },
    { moment: '2026-09-21 06:00' },
    { time: '18:00' },
    { count: 1200 },
    { birr: -0.5 },
    { santim: 12_345_678_901_234_567n },
    '2019-01-11',
    { text: '0012345678' },
    15,
  ];
  expect(await cellAt('A2', cells)).toEqual({ inner: '<v>46286</v>', format: '164' });
  expect(await cellAt('B2', cells)).toEqual({ inner: '<v>46286.25</v>', format: '165' });
  expect(await cellAt('C2', cells)).toEqual({ inner: '<v>0.75</v>', format: '166' });
  expect(await cellAt('D2', cells)).toEqual({ inner: '<v>1200</v>', format: '3' });
  expect(await cellAt('E2', cells)).toEqual({ inner: '<v>-0.5</v>', format: '4' });
  expect(await cellAt('F2', cells)).toEqual({ inner: '<v>123456789012345.67</v>', format: '4' });
  expect((await cellAt('G2', cells)).inner).toContain('>2019-01-11</t>');
  expect(await cellAt('H2', cells)).toMatchObject({ format: '49' });
  expect(await cellAt('I2', cells)).toEqual({ inner: '<v>15</v>', format: '0' });
});

test('a row and a header with wrapped text have room for their lines', async () => {
  const columns = [{ head: 'Remark of the house', width: 14 }];
  const sheet = await sheetOf({
    columns,
    pages: [[['short'], [{ text: 'bring the tents, please, and the chairs' }]]],
  });
  expect(sheet).toContain('<row r="1" ht="30">');
  expect(sheet).toContain('<row r="2"><c');
  expect(sheet).toContain('<row r="3" ht="45">');
});

test('the header of a figure column is aligned right', async () => {
  const sheet = await sheetOf({
    columns: [{ head: 'Total', width: 12, isFigure: true }],
    pages: [],
  });
  expect(sheet).toContain('<c r="A1" s="8"');
});

test('a text column stays text for what is typed into its empty cells', async () => {
  const sheet = await sheetOf({ columns: [{ head: 'TIN', width: 12, isText: true }], pages: [] });
  expect(sheet).toContain('<col min="1" max="1" width="12" style="7" customWidth="1"/>');
});

test('a wide list is printed on A4 landscape, fit to width, with header and number on each page', async () => {
  const part = await partsOf({ name: "Almaz's list & more", columns, pages });
  const sheet = part(FIRST);
  expect(sheet).toContain('<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>');
  expect(sheet).toContain(
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
  );
  expect(sheet).toContain(
    '<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
  );
  expect(sheet).toMatch(/<oddFooter>&amp;L&amp;A&amp;R&amp;P \/ &amp;N<\/oddFooter>/u);
  expect(part('xl/workbook.xml')).toContain(
    `<definedName name="_xlnm.Print_Titles" localSheetId="0">'Almaz’s list &amp; more'!$1:$1</definedName>`,
  );
});

test('a narrow list is printed in portrait', async () => {
  const sheet = await sheetOf({ columns: columns.slice(0, 3) });
  expect(sheet).toContain('orientation="portrait"');
});

test("the sheet has the list's name, without characters that spreadsheets refuse", async () => {
  const nameOf = async (name: string) =>
    /<sheet name="([^"]*)"/u.exec(
      (await partsOf({ name, columns, pages }))('xl/workbook.xml'),
    )?.[1];
  expect(await nameOf('Bole: events')).toBe('Bole  events');
  expect(await nameOf("Almaz's list")).toBe('Almaz’s list');
  expect(await nameOf('ቦሌ'.repeat(40))).toHaveLength(31);
  expect(await nameOf('???')).toBe('Sheet');
});

test('each sheet of a workbook has its file, its name and its printed header', async () => {
  const part = await partsOf(
    { name: 'Clients', columns, pages },
    { name: 'Words', columns: columns.slice(0, 2), pages: [[['yes', 'አዎ']]] },
  );
  expect(part('xl/workbook.xml')).toContain('<sheet name="Words" sheetId="2" r:id="rId2"/>');
  expect(part('xl/workbook.xml')).toContain('localSheetId="1">\'Words\'!$1:$1');
  expect(part('[Content_Types].xml')).toContain('/xl/worksheets/sheet2.xml');
  expect(part('xl/worksheets/sheet2.xml')).toContain('>አዎ</t>');
});

test('a column is as wide as its values, and its header wraps', () => {
  expect(widthOf('Total', [{ birr: 1_234_567.5 }])).toBeGreaterThanOrEqual('1,234,567.50'.length);
  expect(widthOf('Name', ['አልማዝ ተስፋዬ ወልደማርያም'])).toBeGreaterThan('አልማዝ ተስፋዬ ወልደማርያም'.length);
  expect(widthOf('Left to pay after all', [5])).toBeLessThan('Left to pay after all'.length);
  expect(widthOf('Remark', ['long '.repeat(100)])).toBeLessThan(50);
});
