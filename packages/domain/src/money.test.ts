import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { employeePayable, formatAmount, MAX_BIRR, toBirr, toSantim } from './money.ts';

const anySantim = fc.integer({ min: 0, max: MAX_BIRR * 100 });

describe('money', () => {
  test('birr and santim convert without loss', () => {
    fc.assert(
      fc.property(anySantim, (santim) => {
        expect(toSantim(toBirr(santim))).toBe(santim);
      }),
    );
  });

  test('a third decimal is never rounded away', () => {
    expect(() => toSantim(0.001)).toThrow(RangeError);
    expect(() => toSantim(999_999_999.991)).toThrow(RangeError);
    expect(toSantim(0.1 + 0.2)).toBe(30);
  });

  // D117
  test('decimals are shown only when there are any, and a minus is a minus sign', () => {
    expect([0, 7, 1000, 12_500.5, -1_234_567.05].map(formatAmount)).toEqual([
      '0',
      '7',
      '1,000',
      '12,500.50',
      '−1,234,567.05',
    ]);
  });
});

// spec:9
test.each([
  [900, 4_500, true, 5_400],
  [900, 4_500, false, 900],
  [0.1, 0.2, true, 0.3],
  [0, 0, true, 0],
])('a balance of %d with a salary of %d (%s) makes %d to pay', (gain, salary, withSalary, due) => {
  expect(employeePayable({ gain, salary, withSalary })).toBe(due);
});
