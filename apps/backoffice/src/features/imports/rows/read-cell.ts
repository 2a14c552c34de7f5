/** Reads a cell as the value of its column's field, or says why it is none. */
import { type MoneyFault, readAmount, readPhone, withoutGroups } from '@digis/domain';
import { fromGeez } from '@digis/ethio-date';
import { type ColumnCalendar, type DayFault, readDay } from '@digis/ethio-date/cells';
import type { Cell } from '../reading/sheet.ts';
import { foldedHead } from './folded-head.ts';
import type { ImportField } from './import-fields.ts';
import { textOfCell, timeOfSerial } from './plain-cell.ts';
import { type ColumnClock, readTime } from './read-time.ts';

export type CellFault =
  | DayFault
  | Exclude<MoneyFault, 'empty'>
  | ('phone' | 'count' | 'time' | 'choice' | 'prices' | 'formula' | 'two-prices');

export type CellRead =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: CellFault };

/** What the user was asked about a column of days or times. */
export interface ColumnSays {
  readonly calendar?: ColumnCalendar | undefined;
  readonly clock?: ColumnClock | undefined;
}

const read = (value: unknown): CellRead => ({ ok: true, value });
const refused = (fault: CellFault): CellRead => ({ ok: false, fault });
const unless = (value: unknown, fault: CellFault) =>
  value === null ? refused(fault) : read(value);

/** What a spreadsheet keeps where a formula failed. */
const FAILED = /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!)$/u;
const PEOPLE = /\s*(?:people|persons?|guests|pax|ሰዎች|ሰው|እንግዶች)$/iu;
const YES = new Set(['yes', 'y', 'true', '1', 'x', 'አዎ', 'አዎን']);
const NO = new Set(['no', 'n', 'false', '0', 'አይ', 'የለም', 'አይደለም']);
const TIER = /^(?<min>\d+)\s*(?:-|–|—|to|እስከ)\s*(?<max>\d+)\s*[:=፡]\s*(?<price>.+)$/u;

function inDigits(text: string): string {
  return text.replace(/[፩-፼]+/gu, (numeral) => {
    try {
      return String(fromGeez(numeral));
    } catch {
      return numeral;
    }
  });
}

const partsOf = (text: string, between: RegExp) =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function amountOf(cell: string | number): CellRead {
  const amount = readAmount(typeof cell === 'string' ? inDigits(cell) : cell);
  if (amount.ok) return read(amount.birr);
  return refused(amount.fault === 'empty' ? 'not-a-number' : amount.fault);
}

function countOf(text: string): CellRead {
  const digits = withoutGroups(inDigits(text).replace(PEOPLE, ''));
  return /^\d{1,9}$/u.test(digits) ? read(Number(digits)) : refused('count');
}

function pricesOf(text: string): CellRead {
  const tiers = partsOf(inDigits(text), /[;\n]/u).map((part) => {
    const { min, max, price = '' } = TIER.exec(part)?.groups ?? {};
    const birr = readAmount(price);
    return min && max && birr.ok ? { min: Number(min), max: Number(max), value: birr.birr } : null;
  });
  return tiers.length === 0 || tiers.includes(null) ? refused('prices') : read(tiers);
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

function dayOf(cell: Cell, calendar: ColumnCalendar): CellRead {
  const written = typeof cell === 'object' && cell !== null ? cell.serial : cell;
  const day = readDay(typeof written === 'number' ? written : textOfCell(cell), calendar);
  return day.ok ? read(day.day) : refused(day.fault);
}

const timeOf = (cell: Cell, clock: ColumnClock) => {
  const isSerial = typeof cell === 'object' && cell !== null;
  return unless(readTime(isSerial ? timeOfSerial(cell.serial) : textOfCell(cell), clock), 'time');
};

/** Null for a blank cell. A column of days or times that nothing was said of is refused. */
export function readCell(cell: Cell, field: ImportField, says: ColumnSays): CellRead | null {
  const text = textOfCell(cell);
  if (text === '') return null;
  if (FAILED.test(text)) return refused('formula');
  if (field.choices) return choiceOf(text, field.choices);
  const number = typeof cell === 'number' ? cell : text;
  switch (field.reads) {
    case 'phone':
      return unless(readPhone(number), 'phone');
    case 'amount':
      return amountOf(number);
    case 'count':
      return countOf(text);
    case 'day':
      return says.calendar ? dayOf(cell, says.calendar) : refused('not-a-day');
    case 'time':
      return says.clock ? timeOf(cell, says.clock) : refused('time');
    case 'yes-no':
      return yesOrNo(text);
    case 'names':
      return read(partsOf(text, /[,;\n፣፤]/u));
    case 'prices':
      return pricesOf(text);
    default:
      return read(text);
  }
}
