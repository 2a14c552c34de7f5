import { describe, expect, test } from 'vitest';
import vectors from '../../vectors/holidays.json' with { type: 'json' };
import { bahireHasab, type MovableDay, movableDays } from './bahire-hasab.ts';
import { weekday } from '../calendar/calendar.ts';
import { toEpochDay } from '../calendar/conversion.ts';
import { etToIso } from '../calendar/iso-date.ts';
import { publicHolidays } from './holidays.ts';

const holidayOf = (year: number, wanted: string) =>
  publicHolidays(year).find(({ key }) => key === wanted);

describe('the days of the year', () => {
  test.each(vectors)(
    '$key is on $gregorian',
    ({ key, ethiopic, gregorian, dayOff, kind, ...v }) => {
      const movable = movableDays(ethiopic.year)[key as MovableDay] as typeof ethiopic | undefined;
      const holiday = holidayOf(ethiopic.year, key);
      expect(movable ?? holiday?.date).toEqual(ethiopic);
      expect(etToIso(ethiopic)).toBe(gregorian);
      expect(weekday(ethiopic)).toBe(v.weekday);
      expect(kind ?? holiday?.closed).toBe(kind ?? dayOff ?? true);
    },
  );

  test('Fasika equals Easter by the Julian computus in every year from 1 to 3000', () => {
    for (let year = 1; year <= 3000; year += 1) {
      // Gauss's algorithm for the Julian year 8 later, in which this Easter falls.
      const julianYear = year + 8;
      const moon = (19 * (julianYear % 19) + 15) % 30;
      const sunday = (2 * (julianYear % 4) + 4 * (julianYear % 7) + 6 * moon + 6) % 7;
      const julianYears = 365 * (julianYear - 1) + Math.floor((julianYear - 1) / 4);
      const leapDay = julianYear % 4 === 0 ? 1 : 0;
      // This count begins on 1 January of the Julian year 1, two days before the Gregorian one.
      const easter = julianYears + 31 + 28 + leapDay + 22 - 1 + moon + sunday - 719_164;
      expect([year, toEpochDay(movableDays(year).fasika)]).toEqual([year, easter]);
    }
  });

  test.each([1987, 2006, 2025])('%i, where the reckoning gives metqi 0, has metqi 30', (year) => {
    expect(bahireHasab(year)).toMatchObject({ wenber: 0, abektie: 0, metqi: 30 });
    expect(weekday(movableDays(year).fasika)).toBe(0);
  });

  test.each([
    [2010, 4, 14, 16, 'markos'],
    [2011, 5, 25, 5, 'lukas'],
    [2016, 10, 20, 10, 'yohannes'],
    [2017, 11, 1, 29, 'matewos'],
    [2020, 14, 4, 26, 'yohannes'],
  ])('%i has wenber %i, abektie %i, metqi %i and is of %s', (year, wenber, abektie, metqi, of) => {
    expect(bahireHasab(year)).toMatchObject({ wenber, abektie, metqi, evangelist: of });
    expect(bahireHasab(year).ameteAlem).toBe(year + 5500);
  });

  test("the movable days keep within the church's published bounds over 532 years", () => {
    const dates = Array.from({ length: 532 }, (_, index) => movableDays(1700 + index));
    const bounds = (key: MovableDay) => {
      const days = dates.map((days) => days[key].month * 100 + days[key].day);
      return [Math.min(...days), Math.max(...days)];
    };
    expect(bounds('nineveh')).toEqual([517, 621]);
    expect(bounds('abiyTsom')).toEqual([601, 705]);
    expect(bounds('fasika')).toEqual([726, 830]);
    expect(bounds('tsomeDihnet')).toEqual([918, 1022]);
  });

  test('Gena is on 7 January in every year from 1901 to 2099', () => {
    for (let year = 1893; year <= 2091; year += 1) {
      const gena = holidayOf(year, 'gena');
      expect(gena && etToIso(gena.date).slice(5)).toBe('01-07');
    }
  });
});

describe('the law', () => {
  const keysOf = (year: number, law?: '1334/2024' | 'pre-2024') =>
    publicHolidays(year, { law }).map(({ key }) => key as string);

  test('Ginbot 20 is a holiday only before the proclamation of 2024', () => {
    expect(keysOf(2016)).toContain('ginbot20');
    expect(keysOf(2017)).not.toContain('ginbot20');
    expect(keysOf(2017, 'pre-2024')).toContain('ginbot20');
    expect(keysOf(2016, '1334/2024')).not.toContain('ginbot20');
  });

  test('offices stay open only on the two memorial days', () => {
    const open = publicHolidays(2018).filter(({ closed }) => !closed);
    expect(open.map(({ key, kind }) => [key, kind])).toEqual([
      ['nations', 'memorial'],
      ['martyrs', 'memorial'],
    ]);
  });

  test('the days are in calendar order', () => {
    const days = publicHolidays(2018).map(({ date }) => toEpochDay(date));
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(days).toHaveLength(14);
  });
});

test.each([0, 10_000, 2018.5, Number.NaN])('the year %d has no days', (year) => {
  for (const use of [publicHolidays, movableDays, bahireHasab]) {
    expect(() => use(year)).toThrow(RangeError);
  }
});
