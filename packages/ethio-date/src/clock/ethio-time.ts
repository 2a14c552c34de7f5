/** The Ethiopian clock: two cycles of twelve hours, from 06:00 and from 18:00. */
import { textError } from '../calendar/ethio-date.ts';

/** 24-hour `HH:MM`. */
export type Time = string;
/** Each part has six hours; the night begins at 00:00. */
export type DayPart = 'night' | 'morning' | 'afternoon' | 'evening';
/** As `DayPart`, but the evening continues to 05:59. */
export type PickerPeriod = Exclude<DayPart, 'night'>;

export interface EthiopianTime {
  /** From 1 to 12; hour 1 begins at 7:00 or 19:00. */
  readonly hour: number;
  readonly minute: number;
  readonly period: PickerPeriod;
  readonly dayPart: DayPart;
}

const DAY_PARTS = ['night', 'morning', 'afternoon', 'evening'] as const satisfies DayPart[];

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * True for a 24-hour time.
 * @example isTime('24:00') //=> false
 */
export const isTime = (text: string): boolean => TIME.test(text);

function minutesOf(time: Time): number {
  const match = TIME.exec(time);
  if (!match) throw textError('malformed-time', time);
  return Number(match[1]) * 60 + Number(match[2]);
}

/**
 * A 24-hour time on the Ethiopian clock.
 * @throws EthioDateError `malformed-time`
 * @example toEthiopianTime('15:00').hour //=> 9
 */
export function toEthiopianTime(time: Time): EthiopianTime {
  const minutes = minutesOf(time);
  const dayPart = DAY_PARTS[Math.floor(minutes / 360)] ?? 'night';
  return {
    hour: ((Math.floor(minutes / 60) + 5) % 12) + 1,
    minute: minutes % 60,
    period: dayPart === 'night' ? 'evening' : dayPart,
    dayPart,
  };
}

/**
 * True for a time of the night that began the day before (00:00-05:59).
 * @example isAfterMidnight('01:00') //=> true
 */
export const isAfterMidnight = (time: Time): boolean => minutesOf(time) < 360;
