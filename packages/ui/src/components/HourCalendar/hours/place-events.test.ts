import { expect, test } from 'vitest';
import { type HourEvent, momentOf, startOfColumn, startOfDate, timed } from './hour-event.ts';
import { columnSlots } from './place-events.ts';

const column = (date: string, dayStart = '06:00') => ({
  id: date,
  date,
  from: startOfDate(date) + startOfColumn(dayStart),
});
const placed = (date: string, events: readonly HourEvent[], dayStart?: string) =>
  columnSlots(
    column(date, dayStart),
    events.flatMap((event) => timed(event) ?? []),
    60,
  );
const booking = (id: number, start: string, end?: string) => ({ id, start, end, title: 'Wedding' });

test("an evening past midnight is one block in its day's column", () => {
  const events = [booking(1, '2026-09-21T20:00', '2026-09-22T02:00')];
  const { slots } = placed('2026-09-21', events);
  expect(slots[14]?.placed).toMatchObject([{ top: 14 * 60, bottom: 20 * 60 }]);
  expect(placed('2026-09-22', events).slots.flatMap(({ running }) => running)).toEqual([]);
});

test('a booking across midnight has a part on both days if columns start at midnight', () => {
  const events = [booking(1, '2026-09-21T20:00', '2026-09-22T02:00')];
  const parts = ['2026-09-21', '2026-09-22'].map((date) =>
    placed(date, events, '00:00').slots.flatMap((slot) => slot.placed),
  );
  expect(parts).toMatchObject([[{ top: 1200, bottom: 1440 }], [{ top: 0, bottom: 120 }]]);
});

test('overlapping bookings share the width, and one after them has all of it', () => {
  const { slots } = placed('2026-09-21', [
    booking(1, '2026-09-21T09:00', '2026-09-21T11:00'),
    booking(2, '2026-09-21T10:00', '2026-09-21T12:00'),
    booking(3, '2026-09-21T12:00', '2026-09-21T13:00'),
  ]);
  const shown = slots.flatMap((slot) => slot.placed);
  expect(shown.map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
    [0, 1],
  ]);
});

test('of more than three bookings at once two are shown, and the others listed at their starting hour', () => {
  const { slots } = placed(
    '2026-09-21',
    [1, 2, 3, 4, 5].map((id) => booking(id, '2026-09-21T09:15', '2026-09-21T11:00')),
  );
  expect(slots[3]?.placed.map(({ event }) => event.id)).toEqual([1, 2]);
  expect(slots[3]?.unplaced.map(({ event }) => event.id)).toEqual([3, 4, 5]);
  expect(slots[4]?.running).toHaveLength(5);
});

test('an all-day booking lasts through its last day, and takes no hour', () => {
  const events = [booking(1, '2026-09-20', '2026-09-22')];
  const days = ['2026-09-19', '2026-09-20', '2026-09-22', '2026-09-23'];
  expect(days.map((date) => placed(date, events).wholeDay.length)).toEqual([0, 1, 1, 0]);
});

test('each of a thousand bookings is shown or reachable by a button', () => {
  const events = Array.from({ length: 1000 }, (_, id) => {
    const start = startOfDate('2026-09-21') + 360 + ((id * 37) % 1380);
    return booking(id, momentOf(start), momentOf(start + 15 * (1 + (id % 12))));
  });
  const { slots } = placed('2026-09-21', events);
  const reached = slots.flatMap((slot) => [...slot.placed, ...slot.unplaced]);
  expect(new Set(reached.map(({ event }) => event.id)).size).toBe(1000);
});

test.each(['2026-02-30T10:00', '2026-09-21T25:00', '2026-09-21 10:00', ''])(
  'a booking that starts at "%s" is left out',
  (start) => expect(timed(booking(1, start))).toBeNull(),
);

test('a booking that ends before its start lasts an hour', () => {
  const event = timed(booking(1, '2026-09-21T10:00', '2026-09-21T09:00'));
  expect((event?.to ?? 0) - (event?.from ?? 0)).toBe(60);
});
