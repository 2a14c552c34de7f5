/** The Ethiopian calendar, clock, holidays and fasts: the whole public surface. */
export { bahireHasab, evangelists, movableDays } from './bahire-hasab.ts';
export type { BahireHasab, Evangelist, MovableDay } from './bahire-hasab.ts';
export * from './core.ts';
export * from './day-info.ts';
export * from './day-names.ts';
export * from './day-part-time.ts';
export * from './either-calendar.ts';
export * from './ethio-time.ts';
export * from './fasts.ts';
export * from './format.ts';
export * from './geez.ts';
export { publicHolidays } from './holidays.ts';
export type { Holiday, HolidayKey, HolidayKind, HolidayLaw, HolidayOptions } from './holidays.ts';
export * from './islamic-feasts.ts';
export type { LanguageNames } from './language.ts';
export * from './names.ts';
export * from './parse.ts';
