import { describe, expect, test } from 'vitest';
import type { Cell, Sheet } from '../reading/sheet.ts';
import { type ImportKind, importFields } from './import-fields.ts';
import { headRowOf, headsAt, type KnownField, proposedColumns } from './propose-columns.ts';
import { readTime } from './read-time.ts';
import { type Columns, readRow } from './row-values.ts';

const known = (kind: ImportKind): readonly KnownField[] =>
  importFields[kind].map(({ id, also = [] }) => ({ id, heads: also }));

const sheetOf = (...rows: readonly (readonly Cell[])[]): Sheet => ({
  name: '',
  rows: rows.map((cells, at) => ({ row: at + 1, cells })),
  hiddenColumns: [],
  merged: 0,
});

function valuesOf(columns: Columns, ...cells: readonly Cell[]) {
  const { values, faults } = readRow(columns, { row: 5, cells });
  return faults.length > 0 ? faults : values;
}

// D161
describe('columns', () => {
  test('are proposed by heads in either language or both, each field once', () => {
    const heads = ['ተ.ቁ', 'ሙሉ ስም / Full name *', 'Tel. No.', 'ሌላ ስልክ', 'TIN No', 'Col 7', 'Phone'];
    expect(proposedColumns(heads, known('clients'))).toEqual([
      null,
      'full_name',
      null,
      'secondary_phone',
      'tin',
      null,
      'primary_phone',
    ]);
    expect(proposedColumns(['Tel. No.'], known('clients'))).toEqual(['primary_phone']);
  });

  test('have their heads below a title, and in two rows where one has blanks', () => {
    const sheet = sheetOf(
      ['Sheger, clients of 2018'],
      ['ስም', 'ስልክ', 'Remark'],
      [null, null, 'of the cook'],
      ['አልማዝ', '0911223344', 'x'],
    );
    expect(headRowOf(sheet, known('clients'))).toBe(1);
    expect(headsAt(sheet, 2)).toEqual(['ስም', 'ስልክ', 'of the cook']);
  });
});

// D161
describe('the row of', () => {
  test('an event is read with its calendar, its clock and one price for all', () => {
    const mapping = [
      'client.name',
      'client.primary_phone',
      'event_date',
      'time',
      'num_of_people',
      'total',
      'occasion',
    ];
    const columns: Columns = { kind: 'events', mapping, calendar: 'ethiopic', clock: 'ethiopian' };
    expect(
      valuesOf(columns, 'አልማዝ', 911_223_344, '12/03/2018', '7:30', '350 ሰው', '50,000.-', 'ሠርግ'),
    ).toEqual({
      client: { name: 'አልማዝ', primary_phone: '0911223344' },
      event_date: '2025-11-21',
      time: '13:30',
      num_of_people: 350,
      per_person: 50_000,
      is_fixed: true,
      occasion: 'wedding',
    });
  });

  test('an event names each cell that cannot be read, and asks for one of two prices', () => {
    const columns: Columns = {
      kind: 'events',
      mapping: ['event_date', 'time', 'num_of_people', 'total', 'package', 'client.primary_phone'],
      calendar: 'either',
      clock: 'midnight',
    };
    expect(valuesOf(columns, '12/03/2018', '25:00', 'many', 5000, 'Wedding', '91122334')).toEqual([
      { field: 'client.primary_phone', fault: 'phone' },
      { field: 'event_date', fault: 'either-calendar' },
      { field: 'time', fault: 'time' },
      { field: 'num_of_people', fault: 'count' },
      { field: 'total', fault: 'two-prices' },
    ]);
  });

  test('an employee has the first name up to the first space, and wages by the time of day', () => {
    const mapping = ['first_name', 'phone_number', 'salary', 'evening_wage'];
    expect(
      valuesOf({ kind: 'employees', mapping }, 'አበበ ከበደ  ወልዴ', '+251911223344', 'ETB 3,000', 800),
    ).toEqual({
      first_name: 'አበበ',
      last_name: 'ከበደ ወልዴ',
      phone_number: '0911223344',
      salary: 3000,
      evening_wage: 800,
      wage_type: 'dynamic',
    });
    expect(valuesOf({ kind: 'employees', mapping }, 'አበበ፡ከበደ', '', '', '')).toMatchObject({
      first_name: 'አበበ',
      last_name: 'ከበደ',
    });
  });

  test('a package has its items and its prices by guests', () => {
    const mapping = ['name', 'items', 'pricing'];
    expect(
      valuesOf(
        { kind: 'packages', mapping },
        'ወርቅ',
        'ክትፎ, ጥብስ፣ ዶሮ',
        '50-100: 700; 101 እስከ 300 = 650.50',
      ),
    ).toEqual({
      name: 'ወርቅ',
      items: ['ክትፎ', 'ጥብስ', 'ዶሮ'],
      pricing: [
        { min: 50, max: 100, value: 700 },
        { min: 101, max: 300, value: 650.5 },
      ],
    });
    expect(valuesOf({ kind: 'packages', mapping }, 'ወርቅ', 'ክትፎ', '50-100')).toEqual([
      { field: 'pricing', fault: 'prices' },
    ]);
  });

  test('a client has the branch that was chosen for all rows, unless its own cell names one', () => {
    const columns: Columns = {
      kind: 'clients',
      mapping: ['full_name', 'withholds', 'branch'],
      branch: 'Bole',
    };
    expect(valuesOf(columns, 'አልማዝ', 'አዎ')).toEqual({
      full_name: 'አልማዝ',
      withholds: true,
      branch: 'Bole',
    });
    expect(valuesOf(columns, 'አልማዝ', 'perhaps', 'Piassa')).toEqual([
      { field: 'withholds', fault: 'choice' },
    ]);
    expect(valuesOf(columns, '#N/A', null, 'Piassa')).toEqual([
      { field: 'full_name', fault: 'formula' },
    ]);
  });
});

// D161
test.each([
  ['7:30', 'ethiopian', '13:30'],
  ['12 ሰዓት', 'ethiopian', '06:00'],
  ['ከሰዓት 9:00', 'ethiopian', '15:00'],
  ['ማታ 2 ሰዓት', 'ethiopian', '20:00'],
  ['7:30 PM', 'ethiopian', null],
  ['ማታ 8 ሰዓት', 'ethiopian', null],
  ['13:00', 'ethiopian', null],
  ['13:00', 'midnight', '13:00'],
  ['1:30 pm', 'midnight', '13:30'],
  ['12:00 a.m.', 'midnight', '00:00'],
  ['24:00', 'midnight', null],
  ['ማታ 2', 'midnight', null],
] as const)('the time %s of a column by the %s clock is %s', (text, clock, time) => {
  expect(readTime(text, clock)).toBe(time);
});
