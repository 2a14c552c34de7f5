import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sumInWords } from './sum-in-words.ts';

/** The same the other way round: from the words, read one by one, to santim. */
const values = new Map<string, number>([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, at) => [word, at] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, (at + 2) * 10] as const),
  ...'ዜሮ አንድ ሁለት ሦስት አራት አምስት ስድስት ሰባት ስምንት ዘጠኝ አስር'
    .split(' ')
    .map((word, at) => [word, at] as const),
  ['አስራ', 10],
  ...'ሃያ ሠላሳ አርባ ሃምሳ ስድሳ ሰባ ሰማንያ ዘጠና'.split(' ').map((word, at) => [word, (at + 2) * 10] as const),
]);
const scales = new Map([
  ['thousand', 1e3],
  ['ሺህ', 1e3],
  ['million', 1e6],
  ['ሚሊዮን', 1e6],
]);

function numberOf(text: string): number {
  let [sum, group] = [0, 0];
  for (const word of text.split(/[ -]/u)) {
    const scale = scales.get(word);
    if (word === 'hundred' || word === 'መቶ') group *= 100;
    else if (scale !== undefined) [sum, group] = [sum + group * scale, 0];
    else group += values.get(word) ?? Number.NaN;
  }
  return sum + group;
}

function santimOf(text: string): number {
  const [, whole, birr = '', santim] =
    /^(?:(.+) (?:birr only|ብር ብቻ)|(.+) (?:birr and |ብር ከ)(.+) (?:santim|ሳንቲም))$/u.exec(
      text.toLowerCase(),
    ) ?? [];
  return whole === undefined
    ? numberOf(birr) * 100 + numberOf(santim ?? '')
    : numberOf(whole) * 100;
}

const languages = ['en', 'am'] as const;

describe('sums in words', () => {
  // S19
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

  // D132
  test.each(languages)('words in %s, read back, are the sum they were made from', (language) => {
    const inBirr = (santim: number) => santim / 100;
    for (let santim = 0; santim < 200_000; santim += 37) {
      expect(santimOf(sumInWords(inBirr(santim), language))).toBe(santim);
    }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (santim) => {
        expect(santimOf(sumInWords(inBirr(santim), language))).toBe(santim);
      }),
      { examples: [[99_999_999_999]] },
    );
  });

  // D132
  test.each(languages)(
    'no two sums have the same words in %s, and no word stands alone',
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
