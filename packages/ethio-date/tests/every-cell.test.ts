/** Each day from 2000 to 2060, written in eight ways by ICU, is read correctly or refused. D161 */
import { expect, test } from 'vitest';
import { type ColumnCalendar, readDay } from '../src/cells.ts';

const DAY = 86_400_000;
const FIRST = Date.UTC(2000, 0, 1);
const LAST = Date.UTC(2060, 11, 31);

const ethiopicMonths = {
  am: 'መስከረም ጥቅምት ህዳር ታህሳስ ጥር የካቲት መጋቢት ሚያዝያ ግንቦት ሰኔ ሐምሌ ነሐሴ ጳጉሜ'.split(' '),
  en: 'Meskerem Tekemt Hidar Tahisas Tir Yekatit Megabit Miyazya Ginbot Sene Hamle Nehase Pagumen'.split(
    ' ',
  ),
};
const gregorianMonths = {
  am: 'ጃንዩወሪ ፌብሩወሪ ማርች ኤፕሪል ሜይ ጁን ጁላይ ኦገስት ሴፕቴምበር ኦክቶበር ኖቬምበር ዲሴምበር'.split(' '),
  en: 'January February March April May June July August September October November December'.split(
    ' ',
  ),
};
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const formatOf = (calendar: string) =>
  new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
const formats = { ethiopic: formatOf('ethiopic'), gregory: formatOf('gregory') };

function geez(number: number): string {
  const two = (n: number) =>
    ' ፲፳፴፵፶፷፸፹፺'.charAt(n / 10).trim() + ' ፩፪፫፬፭፮፯፰፱'.charAt(n % 10).trim();
  return number < 100 ? two(number) : `${two(Math.floor(number / 100))}፻${two(number % 100)}`;
}

interface Written {
  readonly text: string;
  /** True if the text names its calendar. */
  readonly isSaid: boolean;
}

function waysOf(at: number, own: 'ethiopic' | 'gregory'): readonly Written[] {
  const names = own === 'ethiopic' ? ethiopicMonths : gregorianMonths;
  const era = own === 'ethiopic' ? 'E.C.' : 'እ.ኤ.አ';
  const weekday = weekdays[new Date(at).getUTCDay()];
  const [month = 0, day = 0, year = 0] = formats[own].format(at).split(/[/ ]/u).map(Number);
  const two = (n: number) => String(n).padStart(2, '0');
  const unsaid = [
    `${day}/${month}/${year}`,
    `${two(day)}.${two(month)}.${year}`,
    `${day} ${month} ${year}`,
    `${geez(day)}/${geez(month)}/${geez(year)}`,
  ];
  const said = [
    `${names.am[month - 1]} ${day} ቀን ${year}`,
    `${day} ${names.en[month - 1]} ${year}`,
    `${weekday}, ${names.en[month - 1]} ${day}, ${year}`,
    `${two(day)}-${two(month)}-${year} ${era}`,
  ];
  const written = (isSaid: boolean) => (text: string) => ({ text, isSaid });
  return [...unsaid.map(written(false)), ...said.map(written(true))];
}

const columns = ['ethiopic', 'gregory', 'either'] as const;
const days = (LAST - FIRST) / DAY + 1;

test.each(['ethiopic', 'gregory'] as const)('every %s day is read correctly or refused', (own) => {
  const wrong: string[] = [];
  const right: Record<ColumnCalendar, number> = { ethiopic: 0, gregory: 0, either: 0 };
  for (let at = FIRST; at <= LAST; at += DAY) {
    const iso = new Date(at).toISOString().slice(0, 10);
    for (const { text, isSaid } of waysOf(at, own)) {
      for (const column of columns) {
        // Numbers without a calendar can be read correctly only in a column of their own calendar.
        if (!isSaid && column !== own && column !== 'either') continue;
        const read = readDay(text, column);
        if (!read.ok) continue;
        if (read.day === iso) right[column] += 1;
        else wrong.push(`${text} in ${column}: ${read.day}, not ${iso}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  const other = own === 'ethiopic' ? 'gregory' : 'ethiopic';
  expect(right).toMatchObject({ [own]: days * 8, [other]: days * 4 });
  expect(right.either).toBeGreaterThan(days * 4);
});

test('a spreadsheet serial or an ISO date is never read as an Ethiopian day', () => {
  const wrong: string[] = [];
  for (let at = FIRST; at <= LAST; at += DAY) {
    const iso = new Date(at).toISOString().slice(0, 10);
    const serial = (at - Date.UTC(1899, 11, 30)) / DAY;
    for (const column of ['ethiopic', 'gregory', 'either'] as const) {
      for (const cell of [serial, String(serial), iso, `${iso} 00:00:00`]) {
        const read = readDay(cell, column);
        if (read.ok ? read.day !== iso : column === 'gregory') wrong.push(`${cell} in ${column}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
