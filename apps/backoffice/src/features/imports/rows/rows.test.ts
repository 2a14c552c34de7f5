import { describe, expect, test } from 'vitest';
import type { Cell, Sheet } from '../reading/sheet.ts';
import { dayWays } from './column-ways.ts';
import { type ImportKind, importFields } from './import-fields.ts';
import {
  headRowOf,
  headsAt,
  type KnownField,
  proposedColumns,
  saidRows,
} from './propose-columns.ts';
import { type Chosen, valuesOf } from '../testing/values-of-cells.ts';

const known = (kind: ImportKind): readonly KnownField[] =>
  importFields[kind].map(({ id, also = [], parts, reads }) => ({
    id,
    heads: also,
    parts,
    isPriced: reads === 'prices',
  }));

const sheetOf = (...rows: readonly (readonly Cell[])[]): Sheet => ({
  name: '',
  rows: rows.map((cells, at) => ({ row: at + 1, cells })),
  hiddenColumns: [],
  merged: 0,
});

describe('columns', () => {
  test('are proposed from headers in either language or both, each field once', () => {
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

  test('are found with their headers below a title, or in two rows if one has blanks', () => {
    const sheet = sheetOf(
      ['Sheger, clients of 2018'],
      ['ስም', 'ስልክ', 'Remark'],
      [null, null, 'of the cook'],
      ['አልማዝ', '0911223344', 'x'],
    );
    expect(headRowOf(saidRows(sheet), known('clients'))).toEqual({ at: 1, count: 2 });
    expect(headsAt(sheet, 2)).toEqual(['ስም', 'ስልክ', 'of the cook']);
  });

  test('are found with their headers in any of the first fifty rows, and a data value is no header', () => {
    const before = Array.from({ length: 40 }, (_, at): readonly Cell[] => [`note ${at}`]);
    const sheet = sheetOf(
      ...before,
      ['Client', 'Mobile', 'Notes'],
      ['አልማዝ', '0911223344', 'Mobile'],
    );
    expect(headRowOf(saidRows(sheet), known('events'))).toEqual({ at: 40, count: 3 });
    const contacts = sheetOf(['አልማዝ', 'Mobile', '0911223344'], ['ሄኖክ', 'Mobile', '0922334455']);
    expect(headRowOf(saidRows(contacts), known('clients'))).toBeNull();
  });

  test('of first and last name are joined, unless a column has the full name', () => {
    const heads = ['First Name', 'Middle Name', 'Last Name', 'Phone 1 - Type', 'Phone 1 - Value'];
    const mapping = proposedColumns(heads, known('clients'));
    expect(mapping).toEqual(['full_name', 'full_name', 'full_name', null, 'primary_phone']);
    expect(
      valuesOf({ kind: 'clients', mapping }, 'Sara', null, 'Alemu', 'Mobile', '0911223344'),
    ).toEqual({ full_name: 'Sara Alemu', primary_phone: '0911223344' });
    expect(proposedColumns(['Name', 'Given Name', 'Family Name'], known('clients'))).toEqual([
      'full_name',
      null,
      null,
    ]);
    expect(proposedColumns(['ስም', 'የአባት ስም'], known('clients'))).toEqual([
      'full_name',
      'full_name',
    ]);
    expect(proposedColumns(['ስም', 'የአባት ስም'], known('employees'))).toEqual([
      'first_name',
      'last_name',
    ]);
  });

  test.each([
    [
      ['Menu', 'Dishes'],
      ['name', 'items'],
    ],
    [
      ['Dishes', 'Menu'],
      ['items', 'name'],
    ],
    [
      ['Package', 'Menu'],
      ['name', 'items'],
    ],
    [
      ['Menu', 'Package'],
      ['items', 'name'],
    ],
  ])(
    'a menu column means package or dishes, depending on the other header in %j',
    (heads, fields) => {
      expect(proposedColumns(heads, known('packages'))).toEqual(fields);
    },
  );

  test('of prices have the numbers of guests as headers', () => {
    const heads = ['ፓኬጅ', '50-100', '101 – 300 ሰው', '300+', 'ምግቦች'];
    const mapping = proposedColumns(heads, known('packages'));
    expect(mapping).toEqual(['name', 'pricing', 'pricing', 'pricing', 'items']);
    const cells = ['ወርቅ', 700, '650 ብር', '600', 'ክትፎ'];
    expect(valuesOf({ kind: 'packages', mapping, heads }, ...cells)).toEqual({
      name: 'ወርቅ',
      items: ['ክትፎ'],
      pricing: [
        { min: 50, max: 100, value: 700 },
        { min: 101, max: 300, value: 650 },
        { min: 301, max: 100_000, value: 600 },
      ],
    });
    expect(
      valuesOf({ kind: 'packages', mapping, heads }, 'ወርቅ', 'a lot', null, null, 'ክትፎ'),
    ).toEqual([{ field: 'pricing', fault: 'not-a-number' }]);
  });
});

describe('the row of', () => {
  test('an event is read by its calendar and clock, with one price for all guests', () => {
    const mapping = [
      'client.name',
      'client.primary_phone',
      'event_date',
      'time',
      'num_of_people',
      'total',
      'occasion',
    ];
    const columns: Chosen = { kind: 'events', mapping, days: dayWays.ethiopic, clock: 'ethiopian' };
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

  test('an event reports each cell that cannot be read', () => {
    const columns: Chosen = {
      kind: 'events',
      mapping: ['event_date', 'time', 'num_of_people', 'total', 'package', 'client.primary_phone'],
      days: dayWays.either,
      clock: 'midnight',
    };
    expect(valuesOf(columns, '12/03/2018', '25:00', 'many', 5000, 'Wedding', '91122334')).toEqual([
      { field: 'client.primary_phone', fault: 'phone' },
      { field: 'event_date', fault: 'either-calendar' },
      { field: 'time', fault: 'time' },
      { field: 'num_of_people', fault: 'count' },
    ]);
  });

  test('an employee is split into first name and rest at the first space, with wages by the time of day', () => {
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
    const columns: Chosen = {
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
