import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBirr, MAX_BIRR, toBirr } from './money.ts';
import { parseMoney } from './parse-money.ts';

const anySantim = fc.integer({ min: 0, max: MAX_BIRR * 100 });

describe('typed money', () => {
  // spec:9
  test('a formatted amount parses to the same santim', () => {
    fc.assert(
      fc.property(anySantim, fc.constantFrom('en' as const, 'am' as const), (santim, locale) => {
        const shown = formatBirr(toBirr(santim), { locale });
        expect(parseMoney(shown)).toEqual({ ok: true, birr: toBirr(santim) });
      }),
    );
  });

  test.each([
    ['2.500,5', 'comma-as-decimal'],
    ['2500,5', 'comma-as-decimal'],
    ['1e5', 'exponent'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['12.345', 'too-many-decimals'],
    ['1.2.3', 'not-a-number'],
    ['5000205,000', 'not-a-number'],
    ['12,50,000', 'not-a-number'],
    ['abc', 'not-a-number'],
    ['.', 'not-a-number'],
    ['NaN', 'not-a-number'],
    ['1000000000', 'too-large'],
    ['', 'empty'],
    ['Br', 'empty'],
    ['50,5', 'comma-as-decimal'],
    ['1,000,5', 'comma-as-decimal'],
    ['1,000,50', 'comma-as-decimal'],
    ['1.000,50', 'comma-as-decimal'],
    ['1.000.50', 'not-a-number'],
    ['50 5', 'not-a-number'],
    ['12 50 000', 'not-a-number'],
    ['12 . 50', 'not-a-number'],
    ["50'5", 'not-a-number'],
    ['1,000 5', 'not-a-number'],
  ])('%s is refused as %s', (typed, fault) => {
    expect(parseMoney(typed)).toEqual({ ok: false, fault });
  });

  test.each([
    ['Br 2,500', 2500],
    ['2500 ብር', 2500],
    ['ETB2500.5', 2500.5],
    ['2\u00a0500.25', 2500.25],
    ["2'500", 2500],
    ['2 500 000', 2_500_000],
    ['\u202a50,000\u202c', 50_000],
    ['50000\u200b', 50_000],
    ['\ufeff50\u00ad000', 50_000],
    ['999,999,999.99', MAX_BIRR],
    ['5.', 5],
    ['.5', 0.5],
    ['2500 birr', 2500],
    ['2,500 Birr', 2500],
  ])('%s is %d birr', (typed, birr) => {
    expect(parseMoney(typed)).toEqual({ ok: true, birr });
  });
});
