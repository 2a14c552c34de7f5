import { describe, expect, test } from 'vitest';
import { formatEtDate } from './format.ts';
import { om } from '../languages/om.ts';
import { parseEtDate } from './parse.ts';
import { ti } from '../languages/ti.ts';

const latin = {
  'Meskerem Maskaram Meskeram Mesqerem Mäskäräm': 1,
  'Tikimt Tekemt Tikemt Tiqimt Teqemt Tekimt Tikmt Ṭəqəmt': 2,
  'Hidar Hedar Hidaar Hədar': 3,
  'Tahsas Tahisas Tahesas Tahissas Tahasas Taḫśaś': 4,
  'Tir Ter Tirr Teer Ṭərr': 5,
  'Yekatit Yakatit Yekatet Yäkatit': 6,
  'Megabit Magabit Meggabit Mägabit': 7,
  'Miazia Miyazya Miyazia Miazya Miyaziya Miyaza': 8,
  'Ginbot Genbot Gunbot Gnbot Gənbot': 9,
  'Sene Senie Säne': 10,
  'Hamle Hamlie Hamlé Hämle': 11,
  'Nehase Nehasse Nahase Nehassie Nähase Naḥasē': 12,
  'Pagume Pagumen Pagumē Pagumien Paguemen Puagume Pwagume Pagwmen Quagume Quagmen': 13,
} as const;

describe('dates as people write them', () => {
  test.each([
    ['ጥር 29 ቀን 2007 ዓ.ም.', 2007, 5, 29],
    ['እሑድ፥ ታኅሣሥ 26 ቀን 2007 ዓ.ም.', 2007, 4, 26],
    ['ሚያዝያ 5/2017 ዓ.ም', 2017, 8, 5],
    ['ታሕሣሥ 29፣2017', 2017, 4, 29],
    ['6/12/2016 ዓ.ም', 2016, 12, 6],
    ['21-01-2019', 2019, 1, 21],
    ['1 Meskerem 2017', 2017, 1, 1],
    ['Wednesday, Meskerem 1, 2017 E.C.', 2017, 1, 1],
    ['wed 1 MESKEREM 2017', 2017, 1, 1],
    ['መስከረም ፩ ቀን ፳፻፲፯', 2017, 1, 1],
    ['ጳጉሜ 5 2016', 2016, 13, 5],
    ['መስከረም 1 ቀን 2017 ዓመተ ምህረት', 2017, 1, 1],
    ['ጥር 16 ቀን 2019 ዓ.ም', 2019, 5, 16],
    ['ጥር 16 ቀን 2019 ዓ/ም', 2019, 5, 16],
    ['ጥር 16 ቀን 2019 ዓ. ም.', 2019, 5, 16],
    ['ጥር ፲፮ ቀን ፳፻፲፱ ዐ.ም', 2019, 5, 16],
    ['ቅዳሜ፡ ጥር 15 ቀን 2019 ዓመተምሕረት', 2019, 5, 15],
    ['ቅዳሜ ዕለት ጥር 15 2019', 2019, 5, 15],
    ['ሮብ ጥር 12 2019', 2019, 5, 12],
    ['Sat., Ter 15, 2019 E. C.', 2019, 5, 15],
    ['Tues 11 Ter 2019 EC', 2019, 5, 11],
    ['\u200eጥር\u00a016\u200b/2019\ufeff', 2019, 5, 16],
  ])('%s', (text, year, month, day) => {
    expect(parseEtDate(text)).toEqual({ year, month, day });
  });

  test.each([
    ['ህዳር', 3],
    ['ሕዳር', 3],
    ['ታህሳስ', 4],
    ['ታኅሳስ', 4],
    ['ሚያዚያ', 8],
    ['ሀምሌ', 11],
    ['ኃምሌ', 11],
    ['ነሀሴ', 12],
    ['ጷጉሜን', 13],
    ['ጷጉሜ', 13],
    ['ምያዝያ', 8],
    ['ግምቦት', 9],
    ['ጳጉሚን', 13],
    ['ጳጐሜን', 13],
    ['ፓጉሜ', 13],
  ])('%s is a spelling of month %i', (name, month) => {
    expect(parseEtDate(`${name} 3 2019`)).toEqual({ year: 2019, month, day: 3 });
  });

  test.each(
    Object.entries(latin).flatMap(([names, month]) =>
      names.split(' ').map((name) => [name, month] as const),
    ),
  )('%s is a Latin spelling of month %i', (name, month) => {
    expect(parseEtDate(`${name} 3 2019`)).toEqual({ year: 2019, month, day: 3 });
  });

  test.each(['እሁድ', 'ማግሰኞ', 'አርብ'])('%s is a spelling of a weekday', (name) => {
    const days = { እሁድ: 24, ማግሰኞ: 19, አርብ: 22 };
    const day = days[name as keyof typeof days];
    expect(parseEtDate(`${name} መስከረም ${day} 2019`)).toEqual({ year: 2019, month: 1, day });
  });

  test.each(['full', 'long', 'medium', 'short'] as const)(
    'a date formatted as %s can be parsed in both languages and numerals',
    (style) => {
      for (let month = 1; month <= 13; month += 1) {
        const date = { year: 2019, month, day: 6 };
        for (const locale of ['am', 'en'] as const) {
          for (const numerals of ['latn', 'ethi'] as const) {
            expect(parseEtDate(formatEtDate(date, style, locale, { numerals }))).toEqual(date);
          }
        }
      }
    },
  );

  test('Oromo and Tigrinya dates are parsed by their names, which are marked as unreviewed', () => {
    const date = { year: 2019, month: 3, day: 2 };
    expect(parseEtDate('Sadaasa 2, 2019', [om])).toEqual(date);
    expect(parseEtDate('ሕዳር 2 2019', [ti])).toEqual(date);
    expect([om.reviewed, ti.reviewed]).toEqual([false, false]);
  });
});

describe('an invalid date', () => {
  test.each([
    ['Brumaire 1, 2017', 'unknown-name', 'Brumaire'],
    ['መስከረም መስከረም 1 2017', 'unknown-name', 'መስከረም'],
    ['', 'malformed-date', ''],
    ['መስከረም 2017', 'malformed-date', 'መስከረም 2017'],
    ['1/1/2017/5', 'malformed-date', '1/1/2017/5'],
    ['16+5+2019', 'malformed-date', '16+5+2019'],
    ['16:5:2019', 'malformed-date', '16:5:2019'],
    ['ጥር 16 2019 እ.ኤ.አ', 'unknown-name', 'እ.ኤ.አ'],
    ['Tir 16 2019 G.C.', 'unknown-name', 'G.C.'],
    ['እሑድ መስከረም 21 2019', 'wrong-weekday', 'እሑድ መስከረም 21 2019'],
    ['ጳጉሜን 6 2018', 'day-out-of-range', { year: 2018, month: 13, day: 6 }],
    ['1/14/2018', 'month-out-of-range', { year: 2018, month: 14, day: 1 }],
    ['መስከረም ፩፲ 2018', 'malformed-numeral', '፩፲'],
  ])('%j is refused as %s', (text, code, value) => {
    expect(() => parseEtDate(text)).toThrow(expect.objectContaining({ code, value }));
  });
});
