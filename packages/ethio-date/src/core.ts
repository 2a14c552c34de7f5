/** The entry `./core`: validation, arithmetic and conversion to and from epoch days, without any text. */
export * from './arithmetic.ts';
export { monthGrid, weekday } from './calendar.ts';
export * from './conversion.ts';
export { EthioDateError } from './ethio-date.ts';
export type { EtDate, EthioDateErrorCode, OverflowOption } from './ethio-date.ts';
export { daysInMonth, etDate, isLeapYear, isValidEtDate } from './queries.ts';
export { today } from './today.ts';
