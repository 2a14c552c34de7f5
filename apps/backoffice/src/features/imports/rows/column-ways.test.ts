/** Days and times are read as their whole column, never per cell. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clocksOfTimes, dayBy, dayWays, readDayCell, timeSaid, waysOfDays } from './column-ways.ts';

const two = (number: number) => String(number).padStart(2, '0');

describe('the month first', () => {
  const day = fc.record({
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    year: fc.integer({ min: 2000, max: 2060 }),
  });
  const sheet = fc
    .array(day, { minLength: 1, maxLength: 60 })
    .filter((days) => days.some((each) => each.day > 12));

  test('is asked about as soon as one cell of the column requires it, in any sheet', () => {
    fc.assert(
      fc.property(sheet, fc.constantFrom('/', '-', '.'), (days, sign) => {
        const cells = days.map((each) => [each.month, each.day, each.year].join(sign));
        expect(waysOfDays(cells)).toContain('month-first');
        expect(cells.filter((cell) => dayBy(cell, 'month-first') === null)).toEqual([]);
        const first = days[0] ?? { year: 0, month: 0, day: 0 };
        expect(readDayCell(cells[0] ?? null, dayWays['month-first'])).toEqual({
          ok: true,
          day: `${first.year}-${two(first.month)}-${two(first.day)}`,
        });
      }),
      { numRuns: 100 },
    );
  });

  test('is not asked about if the day can come first, and Pagume counts as a month', () => {
    expect(waysOfDays(['12/05/2026', '20/12/2026'])).toEqual(['ethiopic', 'gregory', 'either']);
    expect(waysOfDays(['5/13/2018'])).not.toContain('ethiopic-month-first');
    expect(waysOfDays(['5/14/2018'])).toContain('ethiopic-month-first');
  });
});

describe('dates that a spreadsheet has made', () => {
  /** A spreadsheet that expects the month first read 12 May as December 5. */
  const turned = ['20/05/2026', { serial: 46_361 }];

  test('may have day and month swapped if texts stand beside them', () => {
    expect(waysOfDays(turned)).toContain('turned');
    expect(readDayCell({ serial: 46_361 }, dayWays.turned)).toEqual({
      ok: true,
      day: '2026-05-12',
    });
    expect(readDayCell({ serial: 46_361 }, dayWays.gregory)).toEqual({
      ok: true,
      day: '2026-12-05',
    });
  });

  test('are Ethiopian days only if that is chosen', () => {
    const cells = [{ serial: 43_536 }];
    expect(waysOfDays(cells)).toContain('ethiopic-typed');
    expect(cells.map((cell) => dayBy(cell, 'ethiopic'))).toEqual([null]);
    expect(cells.map((cell) => dayBy(cell, 'ethiopic-typed'))).toEqual(['2026-11-21']);
  });

  test('alone are not asked about in a Gregorian column', () => {
    expect(waysOfDays([{ serial: 46_361 }])).not.toContain('month-first');
  });
});

test('twelve without a part of the day is asked about, with one it is not', () => {
  expect(clocksOfTimes(['7:30', '12:00'])).toEqual([
    'twelve-in-the-evening',
    'twelve-in-the-morning',
    'midnight',
  ]);
  expect(clocksOfTimes(['7:30', 'ማታ 12 ሰዓት', '-'])).toEqual(['ethiopian', 'midnight']);
});

describe('an unambiguous cell', () => {
  test.each([
    ['21 Nov 2026', '2026-11-21'],
    ['ኅዳር 12 ቀን 2019', '2026-11-21'],
    ['Hidar 12, 2019', '2026-11-21'],
    ['12/03/2019', null],
    ['2026-10-12', null],
    ['30/11/2026', null],
  ])('the day %s is %s', (cell, day) => {
    expect(dayBy(cell, 'either')).toBe(day);
  });

  test.each([
    ['ከምሽቱ 2 ሰዓት', '20:00'],
    ['7:30 PM', '19:30'],
    ['19:00', '19:00'],
    ['7:30', null],
    ['12:00', null],
    ['2 in the rain', null],
  ])('the time %s is %s', (cell, time) => {
    expect(timeSaid(cell)).toBe(time);
  });
});
