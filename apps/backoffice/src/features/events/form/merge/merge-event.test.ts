import { expect, test } from 'vitest';
import { newEvent } from '../event-form.ts';
import { mergeEvent } from './merge-event.ts';

const before = { ...newEvent('1', '2026-10-01'), time: '15:00', num_of_people: 350 } as const;

// D182
test('a change by only one user is merged without a conflict', () => {
  const mine = { ...before, remark: 'two tents' };
  const theirs = { ...before, venue: 'ስካይላይት' };
  expect(mergeEvent(before, mine, theirs)).toEqual({
    values: { ...before, remark: 'two tents', venue: 'ስካይላይት' },
    contested: [],
  });
});

test("a field group conflicts as a whole: one user's day is not combined with another user's time", () => {
  const mine = { ...before, event_date: '2026-10-02' } as const;
  const theirs = { ...before, time: '19:00' } as const;
  const { values, contested } = mergeEvent(before, mine, theirs);
  expect([values.event_date, values.time]).toEqual(['2026-10-02', '15:00']);
  expect(contested).toEqual(['event_date', 'time']);
});

test('the same change by both users is no conflict', () => {
  const both = { ...before, num_of_people: 300 };
  expect(mergeEvent(before, both, both)).toEqual({ values: both, contested: [] });
});
