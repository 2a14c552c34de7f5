import { describe, expect, test } from 'vitest';
import { type Chosen, valuesOf } from '../testing/values-of-cells.ts';
import { readTime } from './cells/read-time.ts';
import { readRow } from './row-values.ts';

describe('a price of the whole event', () => {
  const mapping = ['package', 'num_of_people', 'total', 'per_person', 'discount_amount'];
  const columns: Chosen = { kind: 'events', mapping };

  test('of a package becomes the price per person if it divides to the santim', () => {
    expect(valuesOf(columns, 'Gold', 300, 150_000)).toMatchObject({
      package: 'Gold',
      per_person: 500,
    });
    expect(valuesOf(columns, 'Gold', 300, 149_000, null, 1000)).toMatchObject({ per_person: 500 });
    expect(valuesOf(columns, 'Gold', 7, 150_000)).toEqual([
      { field: 'total', fault: 'two-prices' },
    ]);
  });

  test('may stand beside the price per person if both agree', () => {
    expect(valuesOf(columns, null, 300, 150_000, 500)).not.toHaveProperty('is_fixed');
    expect(valuesOf(columns, null, 300, 150_000, 400)).toEqual([
      { field: 'total', fault: 'two-prices' },
    ]);
  });
});

describe('a cell', () => {
  const columns: Chosen = {
    kind: 'clients',
    mapping: ['full_name', 'primary_phone', 'secondary_phone', 'withholds'],
  };

  test.each(['-', '—', 'nil', 'N/A', 'n.a.', 'የለም', ' '])('of %j is blank', (blank) => {
    expect(valuesOf(columns, 'አልማዝ', '0911223344', blank)).not.toHaveProperty('secondary_phone');
  });

  test('with two phones fills the second phone too, and dropped text is reported without refusing the row', () => {
    expect(valuesOf(columns, 'አልማዝ', '0911223344/0922334455')).toEqual({
      full_name: 'አልማዝ',
      primary_phone: '0911223344',
      secondary_phone: '0922334455',
    });
    const row = { row: 5, cells: ['አልማዝ', '0911223344/0933445566', '22'] };
    const { faults, notes } = readRow({ heads: [], ...columns }, row);
    expect(faults).toEqual([]);
    expect(notes).toEqual([{ field: 'secondary_phone', fault: 'phone' }]);
  });

  test('of a yes/no column can say no with a word that is blank elsewhere', () => {
    expect(valuesOf(columns, 'አልማዝ', null, null, 'የለም')).toMatchObject({ withholds: false });
    expect(valuesOf(columns, 'አልማዝ', null, null, '✓')).toMatchObject({ withholds: true });
  });

  test('of a missing column has the value for all rows, unless it is typed over', () => {
    const vendors: Chosen = {
      kind: 'vendors',
      mapping: ['name', 'category'],
      fixed: { pricing: 'fixed' },
    };
    expect(valuesOf(vendors, 'ሰላም', 'Music')).toMatchObject({ pricing: 'fixed' });
    const row = { row: 5, cells: ['ሰላም', 'Music'] };
    const { values } = readRow({ heads: [], ...vendors }, row, { pricing: 'per person' });
    expect(values).toMatchObject({ pricing: 'per-person' });
  });

  test('of a name in several columns ignores blanks, and reports a failed formula', () => {
    const heads = ['Last Name', 'First Name', 'Phone'];
    const named: Chosen = {
      kind: 'clients',
      heads,
      mapping: ['full_name', 'full_name', 'primary_phone'],
    };
    expect(valuesOf(named, 'Alemu', 'Sara')).toMatchObject({ full_name: 'Sara Alemu' });
    expect(valuesOf(named, '-', 'Sara')).toMatchObject({ full_name: 'Sara' });
    expect(valuesOf(named, '#N/A', 'Sara')).toEqual([{ field: 'full_name', fault: 'formula' }]);
  });

  test('of a price that a package lacks is blank', () => {
    const packages: Chosen = {
      kind: 'packages',
      heads: ['Package', '50-100', '101-300'],
      mapping: ['name', 'pricing', 'pricing'],
    };
    expect(valuesOf(packages, 'Gold', 700, '-')).toMatchObject({
      pricing: [{ min: 50, max: 100, value: 700 }],
    });
  });

  test('with a fault is sent as an invalid value, so that its row is refused', () => {
    const row = { row: 5, cells: ['#N/A', '0911223344'] };
    const { values, faults } = readRow({ heads: [], ...columns }, row);
    expect(faults).toEqual([{ field: 'full_name', fault: 'formula' }]);
    expect(values).toMatchObject({ full_name: {}, primary_phone: '0911223344' });
  });
});

test.each([
  ['7:30', 'ethiopian', '13:30'],
  ['12 ሰዓት', 'ethiopian', 'twelve'],
  ['12:00', 'twelve-in-the-morning', '06:00'],
  ['12:00', 'twelve-in-the-evening', '18:00'],
  ['ቀን 6 ሰዓት', 'ethiopian', '12:00'],
  ['ከሰዓት 9:00', 'ethiopian', '15:00'],
  ['ከሰዓት በኋላ 9:00', 'ethiopian', '15:00'],
  ['ማታ 2 ሰዓት', 'ethiopian', '20:00'],
  ['ከምሽቱ 1:00', 'ethiopian', '19:00'],
  ['ከጠዋቱ ፫ ሰዓት', 'ethiopian', '09:00'],
  ['ከቀኑ 6 ሰዓት', 'ethiopian', '12:00'],
  ['7:30 PM', 'ethiopian', 'time'],
  ['ማታ 8 ሰዓት', 'ethiopian', 'time'],
  ['13:00', 'ethiopian', 'time'],
  ['25:30', 'ethiopian', 'time'],
  ['13:00', 'midnight', '13:00'],
  ['1:30 pm', 'midnight', '13:30'],
  ['12:00 a.m.', 'midnight', '00:00'],
  ['24:00', 'midnight', 'time'],
  ['25:30', 'midnight', 'time'],
  ['ማታ 2', 'midnight', 'time'],
  ["6 o'clock in the evening", 'midnight', '18:00'],
  ["1 o'clock in the evening", 'ethiopian', '19:00'],
  ['9:24 in the afternoon', 'ethiopian', '15:24'],
  ['10 in the morning', 'midnight', '10:00'],
  ['12:30 in the evening', 'midnight', 'time'],
  ['12 in the afternoon', 'midnight', '12:00'],
  ['7:00 night', 'midnight', 'time'],
  ['13 hrs', 'midnight', '13:00'],
  ['Noon', 'midnight', '12:00'],
  ['እኩለ ቀን', 'ethiopian', '12:00'],
  ['dinner', 'ethiopian', 'time'],
] as const)('the time %s of a column by the clock %s is %s', (text, clock, said) => {
  const read = readTime(text, clock);
  expect(read.ok ? read.time : read.fault).toBe(said);
});
