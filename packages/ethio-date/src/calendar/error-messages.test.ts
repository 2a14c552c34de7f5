import { expect, test } from 'vitest';
import * as et from '../index.ts';

test.each([
  [() => et.isoToEt('2026-02-30'), 'malformed-date: "2026-02-30"'],
  [() => et.isoToEt('a\nb'), 'malformed-date: "a\\nb"'],
  [() => et.toEthiopianTime('25:00'), 'malformed-time: "25:00"'],
  [() => et.fromGeez('፩፩'), 'malformed-numeral: "፩፩"'],
  [() => et.parseEtDate('Foo 1, 2019'), 'unknown-name: "Foo"'],
  [() => et.parseEtDate(''), 'malformed-date: ""'],
  [() => et.toEpochDay({ year: 2018, month: 13, day: 6 }), 'day-out-of-range: 2018-13-6'],
  [() => et.toGregorian({ year: Number.NaN, month: 1, day: 1 }), 'not-an-integer: NaN-1-1'],
  [() => et.fromEpochDay(Number.NaN), 'not-an-integer: NaN'],
  [() => et.fromEpochDay(0.5), 'not-an-integer: 0.5'],
  [() => et.toGeez(0), 'number-out-of-range: 0'],
  [() => et.fromEpochDay(null as unknown as number), 'not-an-integer: null'],
])('the message of %s names the value', (call, message) => {
  expect(call).toThrow(expect.objectContaining({ name: 'EthioDateError', message }));
});
