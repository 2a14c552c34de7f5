/** The entry `./core`: validation, arithmetic and epoch days, without text. */
export * from './calendar/arithmetic.ts';
export { monthGrid, weekday } from './calendar/calendar.ts';
export * from './calendar/conversion.ts';
export {
  EthioDateError,
  type EtDate,
  type EthioDateErrorCode,
  type OverflowOption,
} from './calendar/ethio-date.ts';
export { daysInMonth, etDate, isLeapYear, isValidEtDate } from './calendar/queries.ts';
export { today } from './calendar/today.ts';
