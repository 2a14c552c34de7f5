import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { exportColumn } from './export-values.ts';
import { xlsxOf } from './xlsx-file.ts';

const rows = [
  {
    day: '2026-11-28',
    at: '2026-11-23 00:57',
    who: 'አልማዝ ተስፋዬ',
    left: 220_000.5,
    said: '2019-03-16',
  },
  { day: '2026-12-01', at: null, who: '=1+1', left: -5, said: '2019-13-05' },
  { day: '2026-13-02', at: null, who: '0012345', left: 0, said: '2019-04-01' },
];
type Row = (typeof rows)[number];

const columns = [
  exportColumn<Row>('day', 'Day', ({ day }) => day, 'day'),
  exportColumn<Row>('at', 'Entered', ({ at }) => at, 'moment'),
  exportColumn<Row>('who', 'ደንበኛ', ({ who }) => who),
  exportColumn<Row>('left', 'Left', ({ left }) => left),
  exportColumn<Row>('said', 'Remark', ({ said }) => said),
];

const bytesOf = (file: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (reader.result instanceof ArrayBuffer) resolve(new Uint8Array(reader.result));
    });
    reader.readAsArrayBuffer(file);
  });

/** The parts of the workbook, as their XML. */
async function partsOf(file: Blob) {
  const files = unzipSync(await bytesOf(file));
  return (name: string) =>
    new DOMParser().parseFromString(strFromU8(files[name] ?? new Uint8Array()), 'text/xml');
}

async function sheetOf(file: Blob) {
  const part = await partsOf(file);
  const strings = [...part('xl/sharedStrings.xml').querySelectorAll('si')].map(
    ({ textContent }) => textContent,
  );
  const sheet = part('xl/worksheets/sheet1.xml');
  const cell = (name: string) => {
    const found = sheet.querySelector(`c[r="${name}"]`);
    const value = found?.querySelector('v')?.textContent ?? null;
    const isText = found?.getAttribute('t') === 's';
    return { value: isText ? strings[Number(value)] : value && Number(value), found, isText };
  };
  return { sheet, cell, styles: part('xl/styles.xml') };
}

/** Days since the last of 1899, as workbooks count them. */
const serial = (iso: string) => Date.parse(iso) / 86_400_000 + 25_569;

// D139
test('days and moments are dates, amounts are numbers, and Amharic is as it was typed', async () => {
  const { cell, styles } = await sheetOf(await xlsxOf(columns, rows, 'Bole: events'));
  expect(cell('C1').value).toBe('ደንበኛ');
  expect(cell('A2').value).toBe(serial('2026-11-28T00:00Z'));
  expect(cell('B2').value).toBeCloseTo(serial('2026-11-23T00:57Z'), 6);
  expect(cell('C2').value).toBe('አልማዝ ተስፋዬ');
  expect(cell('D2').value).toBe(220_000.5);
  expect(cell('D3').value).toBe(-5);
  const formats = [...styles.querySelectorAll('numFmt')].map((one) =>
    one.getAttribute('formatCode'),
  );
  expect(formats).toEqual(expect.arrayContaining(['yyyy-mm-dd', 'yyyy-mm-dd hh:mm', '#,##0.00']));
});

// D139
test('the head stays in sight, and what begins like a formula or with a zero is text', async () => {
  const { sheet, cell } = await sheetOf(await xlsxOf(columns, rows, 'Bole: events'));
  expect(sheet.querySelector('pane')?.getAttribute('state')).toBe('frozen');
  expect(sheet.querySelector('pane')?.getAttribute('ySplit')).toBe('1');
  expect(cell('C3')).toMatchObject({ value: '=1+1', isText: true });
  expect(cell('C4')).toMatchObject({ value: '0012345', isText: true });
  expect(sheet.querySelector('f')).toBeNull();
});

// D139
test('a remark that looks like a day stays text, and so does a day that does not exist', async () => {
  const file = await xlsxOf(columns, rows, 'Bole: events');
  const { cell, sheet } = await sheetOf(file);
  for (const [at, { said }] of rows.entries()) {
    expect(cell(`E${at + 2}`)).toMatchObject({ value: said, isText: true });
  }
  expect(cell('A4')).toMatchObject({ value: '2026-13-02', isText: true });
  expect(sheet.documentElement.outerHTML).not.toContain('NaN');
});

test('a printed page is landscape, as wide as its columns, and begins with the head', async () => {
  const part = await partsOf(await xlsxOf(columns, rows, "Almaz's list & more"));
  const sheet = part('xl/worksheets/sheet1.xml');
  expect(sheet.documentElement.firstElementChild?.outerHTML).toContain('fitToPage="1"');
  const page = sheet.querySelector('pageSetup');
  const set = ['orientation', 'paperSize', 'fitToWidth', 'fitToHeight'];
  expect(set.map((name) => page?.getAttribute(name))).toEqual(['landscape', '9', '1', '0']);
  const [head] = part('xl/workbook.xml').querySelectorAll('definedName');
  expect(head?.getAttribute('name')).toBe('_xlnm.Print_Titles');
  expect(head?.textContent).toBe("'Almaz''s list & more'!$1:$1");
});

test('the sheet is called what the list is, without signs that workbooks refuse', async () => {
  const part = await partsOf(await xlsxOf(columns, rows, 'Bole: events'));
  const [sheet] = part('xl/workbook.xml').querySelectorAll('sheet');
  expect(sheet?.getAttribute('name')).toBe('Bole  events');
});
