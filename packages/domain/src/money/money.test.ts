// D117, spec:9
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  employeePayable,
  formatAmount,
  MAX_BIRR,
  multiply,
  sumToBirr,
  toBirr,
  toSantim,
} from './money.ts';

const anySantim = fc.integer({ min: 0, max: MAX_BIRR * 100 });

describe('money', () => {
  test('birr and santim convert without loss', () => {
    fc.assert(
      fc.property(anySantim, (santim) => {
        expect(toSantim(toBirr(santim))).toBe(santim);
      }),
    );
  });

  test('a sum converts to the birr of its santim, or the nearest number beyond the safe range', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 53) + 1, max: 2 ** 53 - 1 }), (santim) => {
        expect(sumToBirr(BigInt(santim))).toBe(toBirr(santim) + 0);
      }),
    );
    expect([0n, 5n, -5n, -100n].map(sumToBirr)).toEqual([0, 0.05, -0.05, -1]);
    expect(sumToBirr(9_999_099_999_900_009n)).toBe(99_990_999_999_000.09);
  });

  test('an amount times a number is exact, and undefined beyond the largest amount', () => {
    const most = toSantim(MAX_BIRR);
    fc.assert(
      fc.property(anySantim, fc.integer({ min: 0, max: 100_000 }), (santim, times) => {
        const product = BigInt(santim) * BigInt(times);
        const exact = product <= BigInt(most) ? Number(product) : undefined;
        expect(multiply(santim, times)).toBe(exact);
      }),
    );
    expect(multiply(most, 1)).toBe(most);
    expect(multiply(33_333_333_334, 3)).toBeUndefined();
    expect(multiply(most, 99_999)).toBeUndefined();
  });

  test('a third decimal is never rounded away', () => {
    expect(() => toSantim(0.001)).toThrow(RangeError);
    expect(() => toSantim(999_999_999.991)).toThrow(RangeError);
    expect(toSantim(0.1 + 0.2)).toBe(30);
  });

  test('decimals are shown only if there are any, and negatives use the minus sign', () => {
    expect([0, 7, 1000, 12_500.5, -1_234_567.05].map(formatAmount)).toEqual([
      '0',
      '7',
      '1,000',
      '12,500.50',
      '−1,234,567.05',
    ]);
  });
});

test.each([
  [900, 4_500, true, 5_400],
  [900, 4_500, false, 900],
  [0.1, 0.2, true, 0.3],
  [0, 0, true, 0],
])('a balance of %d with a salary of %d (%s) makes %d to pay', (gain, salary, withSalary, due) => {
  expect(employeePayable({ gain, salary, withSalary })).toBe(due);
});
