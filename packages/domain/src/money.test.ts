import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, formatBirr, MAX_BIRR, parseMoney, toBirr, toSantim } from './money.ts';

const anySantim = fc.integer({ min: 0, max: MAX_BIRR * 100 });

describe('money', () => {
  test('what is shown can be typed again, to the santim', () => {
    fc.assert(
      fc.property(anySantim, fc.constantFrom('en' as const, 'am' as const), (santim, locale) => {
        const shown = formatBirr(toBirr(santim), { locale });
        expect(parseMoney(shown)).toEqual({ ok: true, birr: toBirr(santim) });
      }),
    );
  });

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

  test.each([
    ['2.500,5', 'comma-as-decimal'],
    ['2500,5', 'comma-as-decimal'],
    ['1e5', 'exponent'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['12.345', 'too-many-decimals'],
    ['1.2.3', 'not-a-number'],
    ['12,50,000', 'not-a-number'],
    ['abc', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['1000000000', 'too-large'],
    ['', 'empty'],
    ['Br', 'empty'],
  ])('%s is refused as %s', (typed, fault) => {
    expect(parseMoney(typed)).toEqual({ ok: false, fault });
  });

  test.each([
    ['Br 2,500', 2500],
    ['2500 ብር', 2500],
    ['ETB2500.5', 2500.5],
    ['2\u00a0500.25', 2500.25],
    ["2'500", 2500],
    ['999,999,999.99', MAX_BIRR],
    ['5.', 5],
  ])('%s is %d birr', (typed, birr) => {
    expect(parseMoney(typed)).toEqual({ ok: true, birr });
  });

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
