/** The entry `./core`: conversion, validation and arithmetic, without words, clock and holidays. */
export * from './arithmetic.ts';
export * from './calendar.ts';
export * from './conversion.ts';
export { EthioDateError, FIRST_YEAR, LAST_YEAR } from './ethio-date.ts';
export type {
  CalendarDay,
  EtDate,
  EthioDateErrorCode,
  IsoDate,
  OverflowOption,
} from './ethio-date.ts';
export { epochDayToIso, gregorianOf, gregorianToEpochDay, isoToEpochDay } from './gregorian.ts';
export { daysInMonth, etDate, isLeapYear, isValidEtDate } from './queries.ts';
