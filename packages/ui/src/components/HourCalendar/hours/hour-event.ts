/** Bookings of the hour calendar, and their moments in minutes. */
import {
  epochDayToIso,
  type IsoDate,
  isIsoDate,
  isoToEpochDay,
  isTime,
  timeOfDay,
  todayIso,
} from '@digis/ethio-date';
import { isForDevelopers, tellDevelopers } from '../../private/unusable.ts';

export type HourTone = 'neutral' | 'brand' | 'positive' | 'caution' | 'critical' | 'info';

/** A time that is chosen, or offered. */
export interface HourSpan {
  /** The date and time in Addis Ababa, `YYYY-MM-DDTHH:MM`. */
  readonly start: string;
  /** The same form; it may be on the next day. */
  readonly end: string;
  /** The resource in whose column it is. */
  readonly resourceId?: string | number;
}

/** A booking. */
export interface HourEvent {
  readonly id: string | number;
  /** The date and time in Addis Ababa, `YYYY-MM-DDTHH:MM`; a date alone, `YYYY-MM-DD`, is a whole day. */
  readonly start: string;
  /** The same form; of whole days the last one. @default an hour later, or the same day */
  readonly end?: string;
  readonly title: string;
  /** A line below the title: the client, the number of guests. */
  readonly detail?: string;
  /** @default 'brand' */
  readonly tone?: HourTone;
  /** The resource in whose column it is, where there are `resources`. */
  readonly resourceId?: string | number;
}

/** A hall, a table, a car: a column of one day. */
export interface HourResource {
  readonly id: string | number;
  readonly name: string;
  /** Below the name: how many it takes. */
  readonly detail?: string;
}

export const HOUR = 60;
export const DAY = 24 * HOUR;

/** A booking with its ends in minutes since 1970, in Addis Ababa. */
export interface TimedEvent {
  readonly event: HourEvent;
  readonly from: number;
  readonly to: number;
  readonly isWholeDay: boolean;
}

/** Minutes since midnight; null for a text that is no time. */
const clockMinutes = (time: string): number | null =>
  isTime(time) ? Number(time.slice(0, 2)) * HOUR + Number(time.slice(3)) : null;

/** The time at which a day's column begins. */
export const startOfColumn = (time: string): number => clockMinutes(time) ?? 6 * HOUR;

export const startOfDate = (date: IsoDate): number => isoToEpochDay(date) * DAY;

function minutesOf(moment: string): number | null {
  const time = moment.charAt(10) === 'T' ? clockMinutes(moment.slice(11)) : null;
  const date = moment.slice(0, 10);
  return time === null || !isIsoDate(date) ? null : startOfDate(date) + time;
}

/** The minute in Addis Ababa, since 1970. */
export const minuteAt = (now: number): number =>
  minutesOf(`${todayIso({ now })}T${timeOfDay({ now }).slice(0, 5)}`) ?? 0;

export const dateOf = (minutes: number): IsoDate => epochDayToIso(Math.floor(minutes / DAY));

/** The 24-hour time, `HH:MM`. */
export function timeOf(minutes: number): string {
  const inDay = ((minutes % DAY) + DAY) % DAY;
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(inDay / HOUR))}:${two(inDay % HOUR)}`;
}

export const momentOf = (minutes: number): string => `${dateOf(minutes)}T${timeOf(minutes)}`;

/** Null for a booking without a start that can be shown. */
export function timed(event: HourEvent): TimedEvent | null {
  const { start, end = '' } = event;
  if (isIsoDate(start)) {
    const last = isIsoDate(end) && end > start ? end : start;
    const to = startOfDate(last) + DAY;
    return { event, from: startOfDate(start), to, isWholeDay: true };
  }
  const from = minutesOf(start);
  if (from === null) {
    if (isForDevelopers) tellDevelopers(`"${start}" is neither YYYY-MM-DDTHH:MM nor YYYY-MM-DD`);
    return null;
  }
  const to = minutesOf(end);
  return { event, from, to: to !== null && to > from ? to : from + HOUR, isWholeDay: false };
}
