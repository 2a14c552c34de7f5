// D132
import { MAX_BIRR, toSantim } from './money.ts';

interface Numerals {
  readonly ones: readonly string[];
  readonly tens: readonly string[];
  readonly hundred: string;
  readonly thousand: string;
  readonly million: string;
  /** Joins tens and ones: twenty-one. */
  readonly hyphen: string;
  readonly whole: (birr: string) => string;
  readonly withSantim: (birr: string, santim: string) => string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const numerals: Readonly<Record<'en' | 'am', Numerals>> = {
  en: {
    ones: (
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
      'fifteen sixteen seventeen eighteen nineteen'
    ).split(' '),
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
    hundred: 'hundred',
    thousand: 'thousand',
    million: 'million',
    hyphen: '-',
    whole: (birr) => capital(`${birr} birr only`),
    withSantim: (birr, santim) => capital(`${birr} birr and ${santim} santim`),
  },
  am: {
    ones: (
      'ዜሮ,አንድ,ሁለት,ሦስት,አራት,አምስት,ስድስት,ሰባት,ስምንት,ዘጠኝ,አስር,አስራ አንድ,አስራ ሁለት,አስራ ሦስት,' +
      'አስራ አራት,አስራ አምስት,አስራ ስድስት,አስራ ሰባት,አስራ ስምንት,አስራ ዘጠኝ'
    ).split(','),
    tens: 'ሃያ ሠላሳ አርባ ሃምሳ ስድሳ ሰባ ሰማንያ ዘጠና'.split(' '),
    hundred: 'መቶ',
    thousand: 'ሺህ',
    million: 'ሚሊዮን',
    hyphen: ' ',
    whole: (birr) => `${birr} ብር ብቻ`,
    withSantim: (birr, santim) => `${birr} ብር ከ${santim} ሳንቲም`,
  },
};

function belowHundred(number: number, { ones, tens, hyphen }: Numerals): string {
  if (number < ones.length) return ones[number] ?? '';
  const ten = tens[Math.floor(number / 10) - 2] ?? '';
  return number % 10 === 0 ? ten : `${ten}${hyphen}${ones[number % 10]}`;
}

function inWords(number: number, words: Numerals): string {
  const scales = [
    [1_000_000, words.million],
    [1_000, words.thousand],
    [100, words.hundred],
  ] as const;
  for (const [size, name] of scales) {
    if (number < size) continue;
    const rest = number % size;
    const head = `${inWords(Math.floor(number / size), words)} ${name}`;
    return rest === 0 ? head : `${head} ${inWords(rest, words)}`;
  }
  return belowHundred(number, words);
}

/**
 * Takes zero up to the largest amount.
 * @throws RangeError for a sum that is negative, too large, or not a whole number of santim
 * @example sumInWords(50_000, 'en') //=> 'Fifty thousand birr only'
 * @example sumInWords(170_000.5, 'am') //=> 'አንድ መቶ ሰባ ሺህ ብር ከሃምሳ ሳንቲም'
 */
export function sumInWords(birr: number, locale: 'en' | 'am'): string {
  if (!(birr >= 0 && birr <= MAX_BIRR)) throw new RangeError(`no sum for words: ${birr}`);
  const total = toSantim(birr);
  const words = numerals[locale];
  const whole = inWords(Math.floor(total / 100), words);
  const santim = total % 100;
  return santim === 0 ? words.whole(whole) : words.withSantim(whole, inWords(santim, words));
}
