// D132, S19
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sumInWords } from './sum-in-words.ts';

/** A second implementation, which reads the written digits in threes. */
const spelled = {
  en: {
    digits: 'zero one two three four five six seven eight nine'.split(' '),
    teens: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
      ' ',
    ),
    tens: '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
    between: '-',
    hundred: 'hundred',
    groups: ['million', 'thousand', ''],
    sum: (birr: string, santim: string) =>
      (santim === '' ? `${birr} birr only` : `${birr} birr and ${santim} santim`).replace(
        /^./u,
        (first) => first.toUpperCase(),
      ),
  },
  am: {
    digits: 'ዜሮ አንድ ሁለት ሦስት አራት አምስት ስድስት ሰባት ስምንት ዘጠኝ'.split(' '),
    teens: [
      'አስር',
      ...'አንድ ሁለት ሦስት አራት አምስት ስድስት ሰባት ስምንት ዘጠኝ'.split(' ').map((one) => `አስራ ${one}`),
    ],
    tens: '- - ሃያ ሠላሳ አርባ ሃምሳ ስድሳ ሰባ ሰማንያ ዘጠና'.split(' '),
    between: ' ',
    hundred: 'መቶ',
    groups: ['ሚሊዮን', 'ሺህ', ''],
    sum: (birr: string, santim: string) =>
      santim === '' ? `${birr} ብር ብቻ` : `${birr} ብር ከ${santim} ሳንቲም`,
  },
};

function spell(digits: string, language: 'en' | 'am'): string {
  const { digits: ones, teens, tens, between, hundred, groups } = spelled[language];
  const words = [0, 3, 6].flatMap((at, group) => {
    const [hundreds = 0, ten = 0, one = 0] = digits
      .slice(at, at + 3)
      .split('')
      .map(Number);
    const last = [tens[ten], ones[one]].filter((_, place) => (place === 0 ? ten > 1 : one > 0));
    const said = [
      ...(hundreds > 0 ? [ones[hundreds], hundred] : []),
      ten === 1 ? teens[one] : last.join(between),
    ].filter(Boolean);
    return said.length > 0 ? [...said, groups[group]] : [];
  });
  return words.filter(Boolean).join(' ') || (ones[0] ?? '');
}

function sumOf(santim: number, language: 'en' | 'am'): string {
  const digits = String(santim).padStart(11, '0');
  const [birr, rest] = [digits.slice(0, 9), digits.slice(9)];
  return spelled[language].sum(
    spell(birr, language),
    rest === '00' ? '' : spell(rest.padStart(9, '0'), language),
  );
}

const languages = ['en', 'am'] as const;

describe('sums in words', () => {
  it.each([
    [50_000, 'ሃምሳ ሺህ ብር ብቻ', 'Fifty thousand birr only'],
    [
      220_550,
      'ሁለት መቶ ሃያ ሺህ አምስት መቶ ሃምሳ ብር ብቻ',
      'Two hundred twenty thousand five hundred fifty birr only',
    ],
    [170_000.5, 'አንድ መቶ ሰባ ሺህ ብር ከሃምሳ ሳንቲም', 'One hundred seventy thousand birr and fifty santim'],
    [0, 'ዜሮ ብር ብቻ', 'Zero birr only'],
    [0.05, 'ዜሮ ብር ከአምስት ሳንቲም', 'Zero birr and five santim'],
    [1_000_021, 'አንድ ሚሊዮን ሃያ አንድ ብር ብቻ', 'One million twenty-one birr only'],
    [11, 'አስራ አንድ ብር ብቻ', 'Eleven birr only'],
  ])('%d is written out in both languages', (birr, am, en) => {
    expect([sumInWords(birr, 'am'), sumInWords(birr, 'en')]).toEqual([am, en]);
  });

  test.each(languages)('the words in %s spell the digits of the sum', (language) => {
    const wrong: number[] = [];
    const compare = (santim: number) => {
      if (sumInWords(santim / 100, language) !== sumOf(santim, language)) wrong.push(santim);
    };
    for (let birr = 0; birr < 10_000; birr += 1) compare(birr * 100);
    for (let santim = 0; santim < 100; santim += 1) compare(santim);
    for (let power = 1; power < 1e11; power *= 10) {
      for (const near of [-1, 0, 1]) compare(power + near);
    }
    compare(99_999_999_999);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (santim) => {
        compare(santim);
        return wrong.length === 0;
      }),
      { numRuns: 10_000 },
    );
    expect(wrong).toEqual([]);
  });

  test.each(languages)(
    'different sums have different words in %s, and no word is missing',
    (language) => {
      const texts = Array.from({ length: 2_000 }, (_, at) => sumInWords(at, language));
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.filter((text) => /undefined|NaN|\s{2}/u.test(text))).toEqual([]);
    },
  );

  it.each([-1, 1_000_000_000, 0.001, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d has no words',
    (birr) => {
      expect(() => sumInWords(birr, 'en')).toThrow(RangeError);
    },
  );
});
