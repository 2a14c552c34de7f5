// D176
import type { Schemas } from '@digis/api-client/contract';
import {
  addDaysIso,
  dayInfo,
  etToIso,
  isoToEpochDay,
  isoToEt,
  movableDays,
  weekdayOf,
} from '@digis/ethio-date';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayFacts } from '#i18n/day-words.ts';
import { findDays, sameDayLastYear } from './find-days.ts';
import { firstDay, lastDay, monthNote, yearDay } from './year-days.ts';

const isFast = (day: string) => dayInfo(isoToEt(day)).isFast;

const load = fc.record({
  events: fc.integer({ min: 0, max: 5 }),
  people: fc.integer({ min: 0, max: 1_200 }),
  holds: fc.constant(0),
});
const limits = fc.record(
  { max_events: fc.integer({ min: 1, max: 5 }), max_people: fc.integer({ min: 1, max: 1_500 }) },
  { requiredKeys: [] },
);

test('the day search agrees with a day-by-day search over two thousand queries', () => {
  const question = fc.record({
    guests: fc.integer({ min: 1, max: 900 }),
    weekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
    isWithoutFast: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(load, { maxLength: 90 }),
      limits,
      question,
      fc.integer({ min: 0, max: 4_000 }),
      (rows, most, asked, start) => {
        const days = rows.map((row, at) => ({
          ...row,
          ...most,
          date: addDaysIso('2022-09-11', start + at),
        })) as Schemas['DayLoad'][];
        let wanted = days.filter(
          ({ events, people }) =>
            (most.max_events === undefined || events < most.max_events) &&
            (most.max_people === undefined || people <= most.max_people - asked.guests),
        );
        if (asked.weekdays.length > 0)
          wanted = wanted.filter(({ date }) =>
            asked.weekdays.includes(new Date(`${date}T00:00:00Z`).getUTCDay()),
          );
        if (asked.isWithoutFast) wanted = wanted.filter(({ date }) => !isFast(date));
        expect(findDays(days, asked, isFast)).toEqual(wanted.slice(0, 10));
      },
    ),
    { numRuns: 2_000 },
  );
});

test('the year view of 2015 to 2025 shows the holidays and fasts of the calendar', () => {
  const rules = { showsFasts: true, feasts: [] };
  const factsOf = (day: string) => dayFacts(day, rules, 'en');
  for (let year = 2015; year <= 2025; year += 1) {
    let day = firstDay(year);
    for (; day <= lastDay(year); day = addDaysIso(day, 1)) {
      const { holidays, isFast: isFasting } = dayInfo(isoToEt(day));
      const shown = yearDay(undefined, factsOf(day), () => '');
      expect(shown !== null).toBe(holidays.length > 0 || isFasting);
      expect(shown?.isMarked ?? false).toBe(holidays.length > 0);
    }
    const fasika = movableDays(year).fasika;
    expect(monthNote(year, fasika.month, factsOf)).toContain(`${fasika.day} ◆`);
    expect(monthNote(year, 1, factsOf)).toMatch(/^1 ◆/u);
  }
});

test('the same church day last year is equally far from Fasika, on the same weekday', () => {
  const fasika = (year: number) => etToIso(movableDays(year).fasika);
  expect(sameDayLastYear(fasika(2019))).toBe(fasika(2018));
  const later = addDaysIso(fasika(2019), 7);
  expect(sameDayLastYear(later)).toBe(addDaysIso(fasika(2018), 7));
  expect(weekdayOf(isoToEpochDay(sameDayLastYear(later)))).toBe(weekdayOf(isoToEpochDay(later)));
});
