/** The entry `./picker`: times as they are picked, by a part of the day, an hour and a quarter, and days as they are typed. */
export { type DayPartTime, parseDayPartTime, toDayPartTime } from './clock/day-part-time.ts';
export type { DayPart, PickerPeriod, Time } from './clock/ethio-time.ts';
export * from './clock/picker-time.ts';
export { nearestTypedDay, parseTypedDay } from './text/parse-typed-day.ts';
