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

export interface HourSpan {
  /** Time in Addis Ababa, `YYYY-MM-DDTHH:MM`. */
  readonly start: string;
  /** In the same form as `start`; may be on the next day. */
  readonly end: string;
  readonly resourceId?: string | number;
}

export interface HourEvent {
  readonly id: string | number;
  /** Time in Addis Ababa, `YYYY-MM-DDTHH:MM`; `YYYY-MM-DD` is a whole day. */
  readonly start: string;
  /**
   * In the same form as `start`; for whole days the last one.
   * @default an hour later, or the same day
   */
  readonly end?: string;
  readonly title: string;
  /** Shown below the title: client, number of guests. */
  readonly detail?: string;
  /** @default 'brand' */
  readonly tone?: HourTone;
  /** Id of its column, with `resources`. */
  readonly resourceId?: string | number;
}

export interface HourResource {
  readonly id: string | number;
  readonly name: string;
  /** Shown below the name, such as the capacity. */
  readonly detail?: string;
}

export const HOUR = 60;
export const DAY = 24 * HOUR;

/** `from` and `to` are minutes since 1970, in Addis Ababa. */
export interface TimedEvent {
  readonly event: HourEvent;
  readonly from: number;
  readonly to: number;
  readonly isWholeDay: boolean;
}

/** Minutes since midnight; null for an invalid time. */
const clockMinutes = (time: string): number | null =>
  isTime(time) ? Number(time.slice(0, 2)) * HOUR + Number(time.slice(3)) : null;

/** Minutes after midnight; an invalid time means 6:00. */
export const startOfColumn = (time: string): number => clockMinutes(time) ?? 6 * HOUR;

export const startOfDate = (date: IsoDate): number => isoToEpochDay(date) * DAY;

function minutesOf(moment: string): number | null {
  const time = moment.charAt(10) === 'T' ? clockMinutes(moment.slice(11)) : null;
  const date = moment.slice(0, 10);
  return time === null || !isIsoDate(date) ? null : startOfDate(date) + time;
}

/** Minutes since 1970, in Addis Ababa. */
export const minuteAt = (now: number): number =>
  minutesOf(`${todayIso({ now })}T${timeOfDay({ now }).slice(0, 5)}`) ?? 0;

export const dateOf = (minutes: number): IsoDate => epochDayToIso(Math.floor(minutes / DAY));

export function timeOf(minutes: number): string {
  const inDay = ((minutes % DAY) + DAY) % DAY;
  const two = (count: number) => String(count).padStart(2, '0');
  return `${two(Math.floor(inDay / HOUR))}:${two(inDay % HOUR)}`;
}

export const momentOf = (minutes: number): string => `${dateOf(minutes)}T${timeOf(minutes)}`;

/** Returns null for an invalid start. */
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
