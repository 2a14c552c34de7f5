import {
  type ColumnCalendar,
  type DayHabits,
  type DayRead,
  readDay,
} from '@digis/ethio-date/cells';
import type { Cell } from '../reading/sheet.ts';
import { textOfCell, timeTextOf, isBlank } from './cells/plain-cell.ts';
import { type ColumnClock, readTime } from './cells/read-time.ts';

export interface DayWay extends DayHabits {
  readonly calendar: ColumnCalendar;
}

const century = 2000;
export const dayWays = {
  ethiopic: { calendar: 'ethiopic', century },
  gregory: { calendar: 'gregory', century },
  either: { calendar: 'either', century },
  'month-first': { calendar: 'gregory', century, isMonthFirst: true },
  'ethiopic-month-first': { calendar: 'ethiopic', century, isMonthFirst: true },
  turned: { calendar: 'gregory', century, dateCells: 'turned' },
  'ethiopic-typed': { calendar: 'ethiopic', century, dateCells: 'typed' },
  'ethiopic-turned': { calendar: 'ethiopic', century, dateCells: 'turned' },
} as const satisfies Readonly<Record<string, DayWay>>;

export type DayAnswer = keyof typeof dayWays;

const NUMBERS = /^(\d{1,2})\s*[/.\-–።፣\s]\s*(\d{1,2})\s*[/.\-–።፣\s]\s*(?:\d{2}|\d{4})(?!\d)/u;
const LAST_MONTH = 13;
const LAST_GREGORIAN = 12;

export const readDayCell = (cell: Cell, way: DayWay): DayRead => {
  const written = typeof cell === 'object' && cell !== null ? cell.serial : cell;
  return readDay(typeof written === 'number' ? written : textOfCell(cell), way.calendar, way);
};

export function waysOfDays(cells: readonly Cell[]): readonly DayAnswer[] {
  const filled = cells.filter((cell) => !isBlank(cell));
  const isDate = (cell: Cell) => typeof cell === 'object' || typeof cell === 'number';
  const numbers = filled
    .filter((cell) => !isDate(cell))
    .flatMap((cell) => {
      const [, first, second] = NUMBERS.exec(textOfCell(cell)) ?? [];
      return second === undefined ? [] : [{ first: Number(first), second: Number(second) }];
    });
  const hasDates = filled.some(isDate);
  const isMixed = hasDates && numbers.length > 0;
  const hasMonthFirst = numbers.some(({ second }) => second > LAST_GREGORIAN);
  const hasPast = numbers.some(({ second }) => second > LAST_MONTH);
  return [
    ...(['ethiopic', 'gregory'] as const),
    ...(hasMonthFirst || isMixed ? (['month-first'] as const) : []),
    ...(hasPast ? (['ethiopic-month-first'] as const) : []),
    ...(isMixed ? (['turned'] as const) : []),
    ...(hasDates ? (['ethiopic-typed', 'ethiopic-turned'] as const) : []),
    'either',
  ];
}

export function dayBy(cell: Cell, way: DayAnswer): string | null {
  const day = readDayCell(cell, dayWays[way]);
  return day.ok ? day.day : null;
}

export function timeBy(cell: Cell, clock: ColumnClock): string | null {
  const time = readTime(timeTextOf(cell), clock);
  return time.ok ? time.time : null;
}

export function clocksOfTimes(cells: readonly Cell[]): readonly ColumnClock[] {
  const hasTwelve = cells.some((cell) => {
    const time = isBlank(cell) ? null : readTime(timeTextOf(cell), 'ethiopian');
    return time?.ok === false && time.fault === 'twelve';
  });
  const ethiopian = hasTwelve
    ? (['twelve-in-the-evening', 'twelve-in-the-morning'] as const)
    : (['ethiopian'] as const);
  return [...ethiopian, 'midnight'];
}

export function onlyOf(readings: Iterable<string | null>): string | null {
  const [value = null, ...others] = new Set([...readings].filter((each) => each !== null));
  return others.length === 0 ? value : null;
}

export const timeSaid = (cell: Cell): string | null =>
  onlyOf(clocksOfTimes([cell]).map((clock) => timeBy(cell, clock)));
