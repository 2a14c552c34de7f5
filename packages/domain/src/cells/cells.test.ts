// D161
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';
import { readPhones } from './read-phone.ts';

describe('a sum in a cell', () => {
  test.each([
    ['50,000.00 Br', 50_000],
    ['5 000', 5000],
    ['5\u00a0000 ብር', 5000],
    ['50000.-', 50_000],
    ['50,000.-', 50_000],
    ['50,000/=', 50_000],
    ['50,000.00-', 50_000],
    ['50000.- ብር', 50_000],
    ['ብር 2500', 2500],
    ['50 ሺህ', 50_000],
    ['50ሺ ብር', 50_000],
    ['2.5 ሚሊዮን', 2_500_000],
    ['12.5k', 12_500],
    ['ETB 2,500.50', 2500.5],
    [' 700 ', 700],
    [50_000, 50_000],
    [0.1 + 0.2, 0.3],
    [1234.55, 1234.55],
  ])('%s is %d birr', (cell, birr) => {
    expect(readAmount(cell)).toEqual({ ok: true, birr });
  });

  test.each([
    ['', 'empty'],
    ['-500', 'negative'],
    ['(500)', 'not-a-number'],
    ['50.000', 'too-many-decimals'],
    ['50.000,00', 'comma-as-decimal'],
    ['5-', 'not-a-number'],
    ['5000 + 300', 'not-a-number'],
    ['20,000\n500', 'not-a-number'],
    ['20,000 500', 'not-a-number'],
    ['about 5000', 'not-a-number'],
    ['5E+4', 'exponent'],
    [-5, 'negative'],
    [12.345, 'too-many-decimals'],
    [1e12, 'too-large'],
    [Number.NaN, 'too-many-decimals'],
  ])('%s is refused as %s', (cell, fault) => {
    expect(readAmount(cell)).toEqual({ ok: false, fault });
  });

  test('no santim is lost, however a sum is written', () => {
    const ways = [
      (birr: string) => birr,
      (birr: string) => `${birr} Br`,
      (birr: string) => birr.replace(/\B(?=(\d{3})+\.)/gu, ','),
      (birr: string) => birr.replace(/\B(?=(\d{3})+\.)/gu, ' '),
      (birr: string) => Number(birr),
    ];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (santim) => {
        const written = `${Math.floor(santim / 100)}.${String(santim % 100).padStart(2, '0')}`;
        for (const way of ways) {
          expect(readAmount(way(written))).toEqual({ ok: true, birr: Number(written) });
        }
      }),
    );
  });
});

describe('a phone in a cell', () => {
  test.each([
    ['0911223344', '0911223344'],
    [911_223_344, '0911223344'],
    [251_911_223_344, '0911223344'],
    ['711223344', '0711223344'],
    ['+251-911-22-33-44', '0911223344'],
    ['251 911 223344', '0911223344'],
    ['0911.22.33.44', '0911223344'],
    ['011 551 2000', '0115512000'],
  ])('%s is %s', (cell, phone) => {
    expect(readPhones(cell)).toEqual([phone]);
  });

  test.each(['91122334', '09112233445', '0911223344/09223', '9.11E+08', 'none', '', 0])(
    '%s is refused',
    (cell) => {
      expect(readPhones(cell)).toBeNull();
    },
  );

  test.each([
    ['0911223344 / 0922334455', ['0911223344', '0922334455']],
    ['+251 911 22 33 44 ::: 0922334455', ['0911223344', '0922334455']],
    ['0911-22-33-44, 911223344', ['0911223344']],
    ["'0911223344", ['0911223344']],
    ['="0911223344"', ['0911223344']],
    ['0911223344 (home)', ['0911223344']],
    ['ስልክ 0911223344 ወይም 0922334455', ['0911223344', '0922334455']],
  ])('%s has %j', (cell, phones) => {
    expect(readPhones(cell)).toEqual(phones);
  });
});
