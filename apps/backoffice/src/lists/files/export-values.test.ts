import { expect, test } from 'vitest';
import { csvOf } from './csv-file.ts';
import { addisMoment, exportPhone, fileNameOf } from './export-values.ts';

test('an instant is exported in Addis Ababa time, even across midnight UTC', () => {
  expect(addisMoment('2026-11-22T21:57:00.000Z')).toBe('2026-11-23 00:57');
});

test.each([
  [['events', 'Bole'], 'events-bole-2019-03-14.csv'],
  [['cashbook', ''], 'cashbook-2019-03-14.csv'],
  [['Payable History', 'Selam DJ & Sons'], 'payable-history-selam-dj-sons-2019-03-14.csv'],
  [['events', 'ቦሌ ቅርንጫፍ'], 'events-ቦሌ-ቅርንጫፍ-2019-03-14.csv'],
])('a file of %s is named %s', (parts, name) => {
  expect(fileNameOf(parts, '2026-11-23')).toBe(name);
});

interface Row {
  readonly client: string;
  readonly total: number;
}

const columns = [
  { id: 'client', header: 'Client', cell: () => null, exportValue: ({ client }: Row) => client },
  { id: 'actions', header: 'Actions', cell: () => null },
  { id: 'total', header: 'Total, Br', cell: () => null, exportValue: ({ total }: Row) => total },
];
const linesOf = (rows: readonly Row[]) => csvOf(columns, rows).slice(1).split('\r\n');

test('an export has the columns with an export value, under their headers', () => {
  expect(linesOf([{ client: 'አልማዝ ተስፋዬ', total: 220_000.5 }])).toEqual([
    'Client,"Total, Br"',
    'አልማዝ ተስፋዬ,220000.5',
    '',
  ]);
});

test.each(['=1+1', '+251', '-2', '@SUM(A1)', '\tx', '\r=1'])(
  'the text %j is exported as text, not as a formula',
  (client) => {
    expect(csvOf(columns, [{ client, total: 1 }])).toContain(`'${client}`);
  },
);

test.each(['0012345', '00', '1000123456789012'])(
  'the digits %j are exported as text, so that a spreadsheet keeps all of them',
  (client) => {
    expect(linesOf([{ client, total: 1 }])[1]).toBe(`'${client},1`);
  },
);

test.each([
  ['0911445566', '0911 44 55 66'],
  ['0115512000', '0115 51 20 00'],
])('the phone %s is exported as the text %s, with its zero', (phone, text) => {
  expect(exportPhone(phone)).toBe(text);
  expect(linesOf([{ client: exportPhone(phone), total: 1 }])[1]).toBe(`${text},1`);
});

test('a negative amount stays a number', () => {
  expect(linesOf([{ client: 'A', total: -5 }])[1]).toBe('A,-5');
});

test('commas, quotes and line breaks stay in their cell', () => {
  expect(csvOf(columns, [{ client: 'He said "yes",\nthen left', total: 1 }])).toContain(
    '"He said ""yes"",\nthen left",1',
  );
});

test('a CSV file starts with the UTF-8 byte order mark', () => {
  expect(csvOf(columns, []).startsWith('\uFEFF')).toBe(true);
});
