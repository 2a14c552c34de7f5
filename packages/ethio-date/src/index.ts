/** The Ethiopian calendar and clock: the whole public surface. */
export * from './arithmetic.ts';
export * from './calendar.ts';
export * from './conversion.ts';
export * from './either-calendar.ts';
export * from './ethio-date.ts';
export * from './ethio-time.ts';
export * from './format.ts';
export { epochDayToIso, gregorianOf, isoToEpochDay } from './gregorian.ts';
export * from './names.ts';
export { daysInMonth, etDate, isLeapYear, isValidEtDate } from './queries.ts';
