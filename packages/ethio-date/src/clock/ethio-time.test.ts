import { describe, expect, test } from 'vitest';
import inverse from '../../vectors/clock-inverse.json' with { type: 'json' };
import clock from '../../vectors/clock.json' with { type: 'json' };
import { toEthiopianTime } from './ethio-time.ts';
import { parsePickerTime, type PickerTime, toPickerTime } from './picker-time.ts';

type ClockVector = PickerTime & { time?: string; error?: string; afterMidnight?: boolean };
const vectors = clock as ClockVector[];

describe('the picker', () => {
  test.each(vectors.filter((vector) => vector.time))(
    '$period $hour:$slot is $time',
    ({ time, afterMidnight, period, hour, slot }) => {
      expect(parsePickerTime({ period, hour, slot })).toEqual({ ok: true, time, afterMidnight });
      expect(toPickerTime(time ?? '')).toEqual({ period, hour, slot });
    },
  );

  test.each(vectors.filter((vector) => vector.error))(
    '$period $hour:$slot is refused: $error',
    ({ period, hour, slot, error }) => {
      const code = error === 'Time is outside of zone' ? 'outside-of-zone' : 'invalid-hour';
      expect(parsePickerTime({ period, hour, slot })).toEqual({ ok: false, code });
    },
  );

  test('93 choices are times, and three quarters are outside their part of the day', () => {
    expect(vectors.filter((vector) => vector.time)).toHaveLength(93);
    expect(vectors.filter((vector) => vector.error === 'Time is outside of zone')).toHaveLength(3);
  });
});

describe('the clock', () => {
  test.each(inverse)('$time is Ethiopian $ethiopicHour:$ethiopicMinute', (vector) => {
    expect(toEthiopianTime(vector.time)).toEqual({
      hour: vector.ethiopicHour,
      minute: vector.ethiopicMinute,
      period: vector.period3,
      dayPart: vector.period4,
    });
    expect(toPickerTime(vector.time)).toEqual(vector.picker);
  });

  test('times between the quarter hours cannot be selected, but are read', () => {
    expect(toPickerTime('15:20')).toBeNull();
    expect(toEthiopianTime('15:20')).toMatchObject({ hour: 9, minute: 20 });
  });

  test.each(['24:00', '9:00', '12:60', '', 'noon'])('%j is no time', (time) => {
    expect(() => toEthiopianTime(time)).toThrow(
      expect.objectContaining({ code: 'malformed-time' }),
    );
  });
});
