import { expect, test } from 'vitest';
import { eventsOn } from './agenda-order.ts';

const event = (id: number, time?: string, date = '2026-09-21') => ({
  id,
  date,
  title: 'Wedding',
  ...(time === undefined ? {} : { time }),
});

test('a day lists its own events, all-day events first and those after midnight last', () => {
  const events = [
    event(1, '01:00'),
    event(2, '19:30'),
    event(3),
    event(4, '06:00'),
    event(5, '07:00', '2026-09-22'),
  ];
  expect(eventsOn(events, '2026-09-21').map(({ id }) => id)).toEqual([3, 4, 2, 1]);
});

test('an event with an invalid time is listed with the all-day events', () => {
  expect(eventsOn([event(1, '09:00'), event(2, '25:61')], '2026-09-21')[0]?.id).toBe(2);
});
