import { describe, expect, test } from 'vitest';
import { readDay } from './read-day.ts';

// D161
describe('a day in a cell', () => {
  test.each([
    ['12/03/2018', 'ethiopic', '2025-11-21'],
    ['12/03/2018', 'gregory', '2018-03-12'],
    ['12.3.2018', 'gregory', '2018-03-12'],
    ['12-3-2018', 'ethiopic', '2025-11-21'],
    ['12 03 2018', 'ethiopic', '2025-11-21'],
    ['፲፪/፫/፳፻፲፰', 'ethiopic', '2025-11-21'],
    ['ጥር 16 2019', 'ethiopic', '2027-01-24'],
    ['ጥር ፲፮ ቀን ፳፻፲፱ ዓ.ም.', 'ethiopic', '2027-01-24'],
    ['ቅዳሜ፣ ጥር 15 ቀን 2019', 'ethiopic', '2027-01-23'],
    ['Tir 16, 2019', 'gregory', '2027-01-24'],
    ['24-Jan-2027', 'ethiopic', '2027-01-24'],
    ['Sat, January 23 2027', 'either', '2027-01-23'],
    ['16/5/2019 E.C.', 'gregory', '2027-01-24'],
    ['16/5/2019 ዓ/ም', 'either', '2027-01-24'],
    ['24/1/2027 እ.ኤ.አ', 'ethiopic', '2027-01-24'],
    ['24/1/2027 G.C', 'either', '2027-01-24'],
    ['2027-01-24', 'gregory', '2027-01-24'],
    ['2027-01-24 00:00:00', 'gregory', '2027-01-24'],
    ['5/13/2018', 'ethiopic', '2026-09-10'],
    ['5/13/2018', 'either', '2026-09-10'],
    ['31/12/2026', 'either', '2026-12-31'],
    ['ጳጉሜ 5 2018', 'either', '2026-09-10'],
    ['2018-13-5', 'ethiopic', '2026-09-10'],
    ['2026-12-31', 'ethiopic', '2026-12-31'],
    ['46411', 'gregory', '2027-01-24'],
    ['\u200e16/5/2019\u200b', 'ethiopic', '2027-01-24'],
  ] as const)('%s of a column in %s is %s', (text, calendar, day) => {
    expect(readDay(text, calendar)).toEqual({ ok: true, day });
  });

  test.each([
    ['12/03/2018', 'either', 'either-calendar'],
    ['2018-03-12', 'ethiopic', 'either-calendar'],
    ['2018-03-12', 'either', 'either-calendar'],
    ['43171', 'either', 'either-calendar'],
    ['43171', 'ethiopic', 'date-cell'],
    ['30/13/2018', 'ethiopic', 'no-such-day'],
    ['6/13/2018', 'ethiopic', 'no-such-day'],
    ['29/02/2026', 'gregory', 'no-such-day'],
    ['31/03/2018', 'ethiopic', 'no-such-day'],
    ['03/24/2018', 'gregory', 'no-such-day'],
    ['ዓርብ ጥር 15 2019', 'ethiopic', 'no-such-day'],
    ['1/1/1066', 'gregory', 'no-such-day'],
    ['12/03/18', 'ethiopic', 'not-a-day'],
    ['12/03', 'ethiopic', 'not-a-day'],
    ['ጥር 16', 'ethiopic', 'not-a-day'],
    ['ጥር 16 2019 እ.ኤ.አ', 'ethiopic', 'not-a-day'],
    ['24 Jan 2027 E.C.', 'gregory', 'not-a-day'],
    ['Ma 3 2018', 'ethiopic', 'not-a-day'],
    ['Tir Jan 3 2018', 'either', 'not-a-day'],
    ['tomorrow', 'ethiopic', 'not-a-day'],
    ['', 'ethiopic', 'not-a-day'],
    ['12/03/2018 14:00', 'gregory', 'not-a-day'],
    ['፩፲/፫/፳፻፲፰', 'ethiopic', 'not-a-day'],
    ['7', 'gregory', 'not-a-day'],
  ] as const)('%s of a column in %s is refused: %s', (text, calendar, fault) => {
    expect(readDay(text, calendar)).toEqual({ ok: false, fault });
  });

  test.each([
    ['12/20/2026', 'gregory', { isMonthFirst: true }, '2026-12-20'],
    ['3/12/2019', 'ethiopic', { isMonthFirst: true }, '2026-11-21'],
    ['2026-12-20', 'gregory', { isMonthFirst: true }, '2026-12-20'],
    ['Dec 20, 26', 'gregory', { century: 2000 }, '2026-12-20'],
    ['12/03/19', 'ethiopic', { century: 2000 }, '2026-11-21'],
    ['12።3።2019', 'ethiopic', {}, '2026-11-21'],
    // Serial numbers of 12/3/2019, as a spreadsheet reads it day first and month first.
    [43_536, 'ethiopic', { dateCells: 'typed' }, '2026-11-21'],
    [43_802, 'ethiopic', { dateCells: 'turned' }, '2026-11-21'],
    [43_802, 'gregory', { dateCells: 'turned' }, '2019-03-12'],
    [43_802, 'gregory', { dateCells: 'typed' }, '2019-12-03'],
  ] as const)('%s of a column in %s, written %j, is %s', (cell, calendar, habits, day) => {
    expect(readDay(cell, calendar, habits)).toEqual({ ok: true, day });
  });

  test.each([
    ['20/12/2026', 'gregory', { isMonthFirst: true }, 'no-such-day'],
    ['12/03', 'ethiopic', { century: 2000 }, 'not-a-day'],
    [43_830, 'gregory', { dateCells: 'turned' }, 'no-such-day'],
  ] as const)(
    '%s of a column in %s, written %j, is refused: %s',
    (cell, calendar, habits, fault) => {
      expect(readDay(cell, calendar, habits)).toEqual({ ok: false, fault });
    },
  );

  test('a spreadsheet date is a day only in a Gregorian column', () => {
    expect(readDay(46_411.5, 'gregory')).toEqual({ ok: true, day: '2027-01-24' });
    expect(readDay(46_411, 'ethiopic')).toEqual({ ok: false, fault: 'date-cell' });
    expect(readDay(46_411, 'either')).toEqual({ ok: false, fault: 'either-calendar' });
    expect(readDay(46_418, 'either')).toEqual({ ok: true, day: '2027-01-31' });
    expect(readDay(12, 'gregory')).toEqual({ ok: true, day: '1900-01-11' });
  });
});
