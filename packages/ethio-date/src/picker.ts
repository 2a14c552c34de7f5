/** The entry `./picker`: picked times and typed days. */
export { type DayPartTime, parseDayPartTime, toDayPartTime } from './clock/day-part-time.ts';
export type { DayPart, PickerPeriod, Time } from './clock/ethio-time.ts';
export * from './clock/picker-time.ts';
export { nearestTypedDay, parseTypedDay } from './text/parse-typed-day.ts';
