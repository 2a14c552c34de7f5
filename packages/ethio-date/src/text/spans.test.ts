import { describe, expect, test } from 'vitest';
import { add } from '../calendar/arithmetic.ts';
import type { EtDate } from '../calendar/ethio-date.ts';
import { formatRange, formatRelative } from './spans.ts';

const date = (year: number, month: number, day: number): EtDate => ({ year, month, day });
const today = date(2019, 1, 11);

describe('a range', () => {
  test.each([
    [date(2019, 1, 5), 'long', 'en', 'Meskerem 1 – 5, 2019 E.C.'],
    [date(2019, 1, 5), 'long', 'am', 'መስከረም 1 – 5 ቀን 2019 ዓ.ም.'],
    [date(2019, 1, 5), 'medium', 'en', 'Meskerem 1 – 5, 2019'],
    [date(2019, 1, 5), 'brief', 'am', 'መስከረም 1 – 5'],
    [date(2019, 2, 5), 'long', 'am', 'መስከረም 1 – ጥቅምት 5 ቀን 2019 ዓ.ም.'],
    [date(2019, 2, 5), 'brief', 'en', 'Meskerem 1 – Tikimt 5'],
    [date(2020, 1, 5), 'medium', 'en', 'Meskerem 1, 2019 – Meskerem 5, 2020'],
    [date(2019, 1, 5), 'short', 'en', '01/01/2019 – 05/01/2019'],
    [
      date(2019, 1, 2),
      'full',
      'en',
      'Friday, Meskerem 1, 2019 E.C. – Saturday, Meskerem 2, 2019 E.C.',
    ],
    [date(2019, 1, 1), 'long', 'en', 'Meskerem 1, 2019 E.C.'],
  ] as const)('from Meskerem 1 to %j, %s in %s', (to, style, locale, said) => {
    expect(formatRange(date(2019, 1, 1), to, style, locale)).toBe(said);
  });

  test('the earlier date comes first, and two different years are both shown', () => {
    expect(formatRange(date(2019, 1, 1), date(2018, 13, 5), 'medium', 'en')).toBe(
      'Pagume 5, 2018 – Meskerem 1, 2019',
    );
  });

  test('a range supports Geez numerals and custom month names, also of several words', () => {
    const [from, to] = [date(2019, 1, 1), date(2019, 1, 5)];
    expect(formatRange(from, to, 'long', 'am', { numerals: 'ethi' })).toBe(
      'መስከረም ፩ – ፭ ቀን ፳፻፲፱ ዓ.ም.',
    );
    const monthNames = ['መስከረም · Meskerem'];
    expect(formatRange(from, to, 'brief', 'en', { monthNames })).toBe('መስከረም · Meskerem 1 – 5');
  });
});

describe('a distance', () => {
  test.each([
    [0, 'today', 'ዛሬ'],
    [1, 'tomorrow', 'ነገ'],
    [-1, 'yesterday', 'ትናንት'],
    [2, 'in 2 days', 'ከ2 ቀን በኋላ'],
    [-13, '13 days ago', 'ከ13 ቀን በፊት'],
    [14, 'in 2 weeks', 'ከ2 ሳምንት በኋላ'],
    [-59, '8 weeks ago', 'ከ8 ሳምንት በፊት'],
    [60, 'in 2 months', 'ከ2 ወር በኋላ'],
    [-364, '12 months ago', 'ከ12 ወር በፊት'],
    [366, 'in 1 year', 'ከ1 ዓመት በኋላ'],
    [-365, '1 year ago', 'ከ1 ዓመት በፊት'],
    [800, 'in 2 years', 'ከ2 ዓመት በኋላ'],
  ] as const)('of %i days is "%s" or "%s"', (days, en, am) => {
    const day = add(today, { days });
    expect([formatRelative(day, today, 'en'), formatRelative(day, today, 'am')]).toEqual([en, am]);
  });
});
