export {
  bahireHasab,
  evangelists,
  movableDays,
  type BahireHasab,
  type Evangelist,
  type MovableDay,
} from './feasts/bahire-hasab.ts';
export { weekdayOf } from './calendar/calendar.ts';
export * from './core.ts';
export * from './feasts/day-info.ts';
export {
  type DateLanguage,
  type DateLocale,
  dayPartIn,
  knownLocale,
  monthsIn,
  narrowWeekdaysIn,
  shortMonthsIn,
  shortWeekdaysIn,
  weekdaysIn,
} from './text/date-language.ts';
export * from './text/day-names.ts';
export { fromEthiopianTime } from './clock/day-part-time.ts';
export * from './calendar/either-calendar.ts';
export { FIRST_YEAR, LAST_YEAR, type CalendarDay, type IsoDate } from './calendar/ethio-date.ts';
export * from './clock/ethio-time.ts';
export * from './feasts/fasts.ts';
export * from './text/format.ts';
export * from './text/geez.ts';
export { epochDayToIso, gregorianOf, isoToEpochDay } from './calendar/gregorian.ts';
export { fromGregorian, gregorianToEpochDay, toGregorian } from './calendar/gregorian-fields.ts';
export {
  publicHolidays,
  type Holiday,
  type HolidayKey,
  type HolidayKind,
  type HolidayLaw,
  type HolidayOptions,
} from './feasts/holidays.ts';
export * from './feasts/islamic-feasts.ts';
export * from './calendar/iso-date.ts';
export type { LanguageNames } from './languages/language.ts';
export * from './text/names.ts';
export type { DatePatterns } from './text/patterns.ts';
export * from './calendar/order.ts';
export { parseEtDate } from './text/parse.ts';
export * from './calendar/periods.ts';
export * from './text/spans.ts';
export * from './calendar/today.ts';
