/** The text of a cell, as a person would read it. */
import { epochDayToIso } from '@digis/ethio-date';
import type { Cell } from '../../reading/sheet.ts';

/** Days from the last of 1899 to 1970. */
const TO_1970 = 25_569;
const MINUTES = 24 * 60;
const two = (number: number) => String(number).padStart(2, '0');

/** The time of a date cell, `HH:MM`, to the minute. */
export function timeOfSerial(serial: number): string {
  const minutes = Math.round((serial % 1) * MINUTES) % MINUTES;
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Of a date cell its Gregorian day, of a time alone the time. @example textOfCell({ serial: 0.25 }) //=> '06:00' */
export function textOfCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'object') return String(cell).trim();
  if (cell.serial < 1) return timeOfSerial(cell.serial);
  try {
    return epochDayToIso(Math.floor(cell.serial) - TO_1970);
  } catch {
    return String(cell.serial);
  }
}

/** As `textOfCell`, but of a date only its hour. */
export const timeTextOf = (cell: Cell): string =>
  typeof cell === 'object' && cell !== null ? timeOfSerial(cell.serial) : textOfCell(cell);
