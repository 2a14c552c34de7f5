import { type MoneyFault, readAmount, readPhones, withoutGroups } from '@digis/domain';
import type { DayFault } from '@digis/ethio-date/cells';
import { type Cell, UNCOMPUTED } from '../reading/sheet.ts';
import { type DayWay, dayWays, readDayCell, timeSaid } from './column-ways.ts';
import { foldedHead } from './folded-head.ts';
import { type ImportField, yesNoWords } from './import-fields.ts';
import { textOfCell, timeTextOf, isBlank, inDigits } from './cells/plain-cell.ts';
import { pricesOf } from './cells/prices-of-guests.ts';
import { type ColumnClock, readTime } from './cells/read-time.ts';

export type CellFault =
  | DayFault
  | Exclude<MoneyFault, 'empty'>
  | (
      | 'far-day'
      | 'phone'
      | 'count'
      | 'time'
      | 'twelve'
      | 'choice'
      | 'prices'
      | 'formula'
      | 'two-prices'
    );

export type CellRead =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: CellFault };

export interface ColumnSays {
  readonly days?: DayWay | undefined;
  readonly clock?: ColumnClock | undefined;
  /** Last plausible ISO day. */
  readonly lastDay?: string | undefined;
}

export interface FieldFault {
  readonly field: string;
  readonly fault: CellFault;
}

const read = (value: unknown): CellRead => ({ ok: true, value });
const refused = (fault: CellFault): CellRead => ({ ok: false, fault });
const unless = (value: unknown, fault: CellFault) =>
  value === null ? refused(fault) : read(value);

const FAILED = /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!)$/u;
export const isFailed = (cell: Cell): boolean => {
  const text = textOfCell(cell);
  return FAILED.test(text) || text === UNCOMPUTED;
};
const PEOPLE = /\s*(?:people|persons?|guests|pax|ሰዎች|ሰው|እንግዶች)$/iu;
const YES = new Set<string>(yesNoWords.yes);
const NO = new Set<string>(yesNoWords.no);

const partsOf = (text: string, between: RegExp) =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');

export function amountOf(cell: string | number): CellRead {
  const amount = readAmount(typeof cell === 'string' ? inDigits(cell) : cell);
  if (amount.ok) return read(amount.birr);
  return refused(amount.fault === 'empty' ? 'not-a-number' : amount.fault);
}

function countOf(text: string): CellRead {
  const digits = withoutGroups(inDigits(text).replace(PEOPLE, ''));
  return /^\d{1,9}$/u.test(digits) ? read(Number(digits)) : refused('count');
}

function yesOrNo(text: string): CellRead {
  const folded = text.toLowerCase();
  if (YES.has(folded)) return read(true);
  return NO.has(folded) ? read(false) : refused('choice');
}

function choiceOf(text: string, choices: NonNullable<ImportField['choices']>): CellRead {
  const folded = foldedHead(text);
  const found = Object.entries(choices).find(([, words]) =>
    words.some((word) => foldedHead(word) === folded),
  );
  return found ? read(found[0]) : refused('choice');
}

const FIRST_DAY = '2000-01-01';

/** Accepts a day outside the plausible range only if its month is spelled out. */
function dayOf(cell: Cell, way: DayWay, lastDay = '2199-12-31'): CellRead {
  const day = readDayCell(cell, way);
  if (!day.ok) return refused(day.fault);
  const isNear = day.day >= FIRST_DAY && day.day <= lastDay;
  return isNear || /\p{L}{2}/u.test(textOfCell(cell)) ? read(day.day) : refused('far-day');
}

function timeOf(cell: Cell, clock: ColumnClock): CellRead {
  const time = readTime(timeTextOf(cell), clock);
  return time.ok ? read(time.time) : refused(time.fault);
}

/** In a yes-or-no column, a word for no is an answer, not a blank. */
const isEmpty = (cell: Cell, { reads }: ImportField) =>
  isBlank(cell) && !(reads === 'yes-no' && NO.has(textOfCell(cell)));

/** Before the user has answered for the column, reads only unambiguous days and times. */
export function readCell(cell: Cell, field: ImportField, says: ColumnSays): CellRead | null {
  if (isEmpty(cell, field)) return null;
  const text = textOfCell(cell);
  if (isFailed(cell)) return refused('formula');
  if (field.choices) return choiceOf(text, field.choices);
  const number = typeof cell === 'number' ? cell : text;
  switch (field.reads) {
    case 'phone':
      return unless(readPhones(number), 'phone');
    case 'amount':
      return amountOf(number);
    case 'count':
      return countOf(text);
    case 'day':
      return dayOf(cell, says.days ?? dayWays.either, says.lastDay);
    case 'time':
      return says.clock ? timeOf(cell, says.clock) : unless(timeSaid(cell), 'time');
    case 'yes-no':
      return yesOrNo(text);
    case 'names':
      return read(partsOf(text, /[,;\n፣፤]/u));
    case 'prices':
      return unless(pricesOf(text), 'prices');
    default:
      return read(text);
  }
}
