import { describe, expect, test } from 'vitest';
import vectors from '../../vectors/islamic.json' with { type: 'json' };
import { etToIso, isoToEt } from '../calendar/iso-date.ts';
import { publicHolidays } from './holidays.ts';
import { type IslamicFeastKey, islamicFeasts } from './islamic-feasts.ts';

const isoOf = (year: number, key: string) =>
  islamicFeasts(year)
    .filter((feast) => feast.key === key)
    .map(({ date }) => etToIso(date));

describe('estimates', () => {
  test.each(vectors)('$key of $ummAlQura is in the table', ({ key, ummAlQura, ...vector }) => {
    expect(isoOf(vector.ethiopicOfUmmAlQura.year, key)).toContain(ummAlQura);
  });

  test('20 of the 24 observed feasts match the table, and the other four are a day later', () => {
    const early = vectors
      .filter(({ observed }) => observed !== null)
      .map(({ observed, ummAlQura }) => Date.parse(observed ?? '') - Date.parse(ummAlQura))
      .map((difference) => difference / 86_400_000);
    expect(early).toHaveLength(24);
    expect(early.filter((days) => days === 0)).toHaveLength(20);
    expect(early.filter((days) => days === 1)).toHaveLength(4);
  });

  test("every day of the table equals ICU's, and is marked as an estimate", () => {
    const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
      timeZone: 'UTC',
      month: 'numeric',
      day: 'numeric',
    });
    const expected = { mawlid: '3/12', eidFitr: '10/1', eidAdha: '12/10' };
    let count = 0;
    for (let year = 1876; year <= 2165; year += 1) {
      for (const { key, date, estimated } of islamicFeasts(year)) {
        expect(hijri.format(Date.parse(etToIso(date)))).toContain(expected[key]);
        expect(estimated).toBe(true);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(890);
  });

  test('a feast can come twice in a year', () => {
    expect(isoOf(2017, 'mawlid')).toEqual(['2024-09-15', '2025-09-04']);
  });

  test('a year outside the table has only observed feasts', () => {
    expect(islamicFeasts(1000)).toEqual([]);
    expect(islamicFeasts(2200)).toEqual([]);
  });
});

describe('observed feasts', () => {
  const observe = (key: IslamicFeastKey, iso: string) => [{ key, date: isoToEt(iso) }];

  test('an announced day replaces its own estimate only', () => {
    const holidays = publicHolidays(2018, { observed: observe('eidFitr', '2026-03-21') });
    const feasts = holidays.filter(({ key }) => key.startsWith('eid'));
    expect(feasts.map(({ key, date, estimated }) => [key, etToIso(date), estimated])).toEqual([
      ['eidFitr', '2026-03-21', false],
      ['eidAdha', '2026-05-27', true],
    ]);
  });

  test('a feast moved across the New Year is in one year only', () => {
    const observed = observe('mawlid', '2025-09-11');
    expect(islamicFeasts(2017, observed).filter(({ key }) => key === 'mawlid')).toHaveLength(2);
    const moved = observe('eidAdha', '2082-09-11');
    const keys = [2074, 2075].flatMap((year) =>
      islamicFeasts(year, moved).filter(({ estimated }) => !estimated),
    );
    expect(keys).toHaveLength(1);
  });

  test('an announced date that does not exist is refused', () => {
    const observed = [{ key: 'mawlid' as const, date: { year: 2018, month: 13, day: 6 } }];
    expect(() => islamicFeasts(2018, observed)).toThrow(RangeError);
  });
});
