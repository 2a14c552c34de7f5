import { describe, expect, test } from 'vitest';
import inverse from '../../vectors/clock-inverse.json' with { type: 'json' };
import { fromEthiopianTime, parseDayPartTime, toDayPartTime } from './day-part-time.ts';
import { toEthiopianTime } from './ethio-time.ts';

describe('four parts of the day', () => {
  test.each(inverse.map(({ time }) => time))('%s can be selected and is read back', (time) => {
    const picked = toDayPartTime(time);
    if (!picked) throw new Error(`${time} cannot be picked`);
    expect(parseDayPartTime(picked)).toEqual({ ok: true, time, afterMidnight: time < '06:00' });
    expect(fromEthiopianTime(toEthiopianTime(time))).toBe(time);
  });

  // spec:9
  test('the 96 selectable times are all different', () => {
    const picks = inverse.map(({ time }) => JSON.stringify(toDayPartTime(time)));
    expect(new Set(picks).size).toBe(96);
  });

  test.each([
    ['night', 12, '05:45'],
    ['morning', 6, '11:45'],
    ['afternoon', 12, '17:45'],
    ['evening', 6, '23:45'],
  ] as const)('the last quarter of the %s is a quarter to %i', (dayPart, hour, time) => {
    expect(parseDayPartTime({ dayPart, hour, slot: '45' })).toMatchObject({ ok: true, time });
  });

  test.each([
    ['morning', 12, '45', 'outside-of-zone'],
    ['night', 6, '45', 'outside-of-zone'],
    ['morning', 6, '00', 'invalid-hour'],
    ['morning', 7, '45', 'invalid-hour'],
    ['evening', 0, '00', 'invalid-hour'],
    ['night', 13, '00', 'invalid-hour'],
    ['night', 6.5, '00', 'invalid-hour'],
  ] as const)('%s %d:%s is refused: %s', (dayPart, hour, slot, code) => {
    expect(parseDayPartTime({ dayPart, hour, slot })).toEqual({ ok: false, code });
  });

  test('times between the quarter hours cannot be selected', () => {
    expect(toDayPartTime('15:20')).toBeNull();
    expect(() => toDayPartTime('24:00')).toThrow(RangeError);
  });

  test.each([
    { dayPart: 'morning', hour: 6, minute: 0 },
    { dayPart: 'morning', hour: 13, minute: 0 },
    { dayPart: 'evening', hour: 1, minute: 60 },
    { dayPart: 'evening', hour: 1, minute: Number.NaN },
  ] as const)('%j is no time of the Ethiopian clock', (said) => {
    expect(() => fromEthiopianTime(said)).toThrow(
      expect.objectContaining({ code: 'hour-out-of-range', value: said }),
    );
  });
});
