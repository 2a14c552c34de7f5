import { epochDayToIso, fromGeez } from '@digis/ethio-date';
import type { Cell } from '../../reading/sheet.ts';

const TO_1970 = 25_569;
const MINUTES = 24 * 60;
const two = (number: number) => String(number).padStart(2, '0');

function timeOfSerial(serial: number): string {
  const minutes = Math.round((serial % 1) * MINUTES) % MINUTES;
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * A date as its Gregorian day, a time alone as `HH:MM`.
 * @example textOfCell({ serial: 0.25 }) //=> '06:00'
 */
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

export const timeTextOf = (cell: Cell): string =>
  typeof cell === 'object' && cell !== null ? timeOfSerial(cell.serial) : textOfCell(cell);

const BLANKS = /^(?:|[-–—_.*]+|nil|null|none|n\.?\s?\/?\s?a\.?|የለም|የለውም|የላትም|አልተገለጸም)$/iu;

/** @example isBlank('N/A') //=> true */
export const isBlank = (cell: Cell): boolean => BLANKS.test(textOfCell(cell));

/** @example inDigits('፲፪ ሰው') //=> '12 ሰው' */
export const inDigits = (text: string): string =>
  text.replace(/[፩-፼]+/gu, (numeral) => {
    try {
      return String(fromGeez(numeral));
    } catch {
      return numeral;
    }
  });
