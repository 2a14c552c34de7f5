import { describe, expect, test } from 'vitest';
import vectors from '../../vectors/fasting.json' with { type: 'json' };
import { fromEpochDay, toEpochDay } from '../calendar/conversion.ts';
import { isoToEt } from '../calendar/iso-date.ts';
import { dayInfo } from './day-info.ts';
import { fasts } from './fasts.ts';

describe('seasons of fasting', () => {
  test.each(vectors)('$key of $year', ({ year, key, start, end, days, startGregorian }) => {
    expect(fasts(year).find((fast) => fast.key === key)).toEqual({ key, start, end, days });
    expect(isoToEt(startGregorian)).toEqual(start);
  });

  test.each([
    [2010, 205],
    [2016, 185],
    [2018, 202],
  ])('%i has %i days of fasting', (year, count) => {
    const first = toEpochDay({ year, month: 1, day: 1 });
    const length = toEpochDay({ year: year + 1, month: 1, day: 1 }) - first;
    const days = Array.from({ length }, (_, index) => dayInfo(fromEpochDay(first + index)));
    expect(days.filter(({ isFast }) => isFast)).toHaveLength(count);
  });
});

describe('the fasting facts of a day', () => {
  test.each([
    ['a Wednesday', '2026-09-16', [], ['wednesdayFriday'], 'fasting', true],
    ['a Thursday', '2026-09-17', [], [], 'any', true],
    ['Gena on a Wednesday', '2026-01-07', ['gena'], [], 'any', true],
    ['Advent', '2025-12-24', [], ['nebiyat', 'wednesdayFriday'], 'fasting', false],
    ['Timket after a year with Pagume 6', '2024-01-20', ['timket'], [], 'any', true],
    ['the eve of Timket', '2024-01-19', [], ['gahadTimket', 'wednesdayFriday'], 'fasting', false],
    ['Good Friday', '2026-04-10', ['siklet'], ['abiyTsom', 'wednesdayFriday'], 'fasting', false],
    ['Holy Saturday', '2026-04-11', [], ['abiyTsom'], 'fasting', false],
    ['Fasika', '2026-04-12', ['fasika'], [], 'any', true],
    ['the Wednesday after Fasika', '2026-04-15', [], [], 'any', true],
    ['the last Friday before Paraclete', '2026-05-29', [], [], 'any', true],
    ['the Monday after Paraclete', '2026-06-01', [], ['hawaryat'], 'fasting', false],
    ['the feast of the Apostles', '2026-07-12', [], [], 'any', true],
    ['the end of Filseta', '2026-08-21', [], ['filseta', 'wednesdayFriday'], 'fasting', false],
    ['the feast of Filseta', '2026-08-22', [], [], 'any', true],
  ] as const)('%s, %s', (_day, iso, holidays, fastKeys, menu, weddingsUsual) => {
    const info = dayInfo(isoToEt(iso));
    expect(info.holidays.map(({ key }) => key)).toEqual(holidays);
    expect(info).toMatchObject({ fasts: fastKeys, menu, weddingsUsual, estimated: false });
    expect(info.isFast).toBe(menu === 'fasting');
  });

  test('a day that depends on the moon is marked as estimated until it is announced', () => {
    const date = isoToEt('2026-03-20');
    expect(dayInfo(date)).toMatchObject({ estimated: true, holidays: [{ key: 'eidFitr' }] });
    const announced = { observed: [{ key: 'eidFitr' as const, date }] };
    expect(dayInfo(date, announced)).toMatchObject({
      estimated: false,
      holidays: [{ key: 'eidFitr' }],
    });
  });

  test('a day that does not exist is refused', () => {
    expect(() => dayInfo({ year: 2018, month: 13, day: 6 })).toThrow(RangeError);
    expect(() => fasts(0)).toThrow(RangeError);
  });
});
