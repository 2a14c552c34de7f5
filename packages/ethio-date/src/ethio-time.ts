/** The Ethiopian clock: two rounds of twelve hours, from six in the morning and six in the evening. */
import { EthioDateError } from './ethio-date.ts';

/** 24-hour time, `HH:MM`. */
export type Time = string;
/** The four parts of the day, six hours each from 00:00. */
export type DayPart = 'night' | 'morning' | 'afternoon' | 'evening';
/** The three periods of the picker; its evening runs on to 05:59. */
export type PickerPeriod = Exclude<DayPart, 'night'>;
/** Minutes past the hour; `45` is said as a quarter *to* the hour that was chosen. */
export type PickerSlot = '00' | '15' | '30' | '45';

export interface PickerTime {
  readonly period: PickerPeriod;
  readonly hour: number;
  readonly slot: PickerSlot;
}

export interface EthiopianTime {
  /** 1-12; 1 is seven o'clock. */
  readonly hour: number;
  readonly minute: number;
  readonly period: PickerPeriod;
  readonly dayPart: DayPart;
}

const DAY_PARTS = ['night', 'morning', 'afternoon', 'evening'] as const satisfies DayPart[];

export const pickerPeriods = ['morning', 'afternoon', 'evening'] as const satisfies PickerPeriod[];
export const pickerSlots = ['00', '15', '30', '45'] as const satisfies PickerSlot[];

/** The hours each period of the picker offers, in the order of the day. */
export const pickerHours = {
  morning: [12, 1, 2, 3, 4, 5],
  afternoon: [6, 7, 8, 9, 10, 11],
  evening: [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
} as const satisfies Record<PickerPeriod, readonly number[]>;

const FIRST_HOUR = { morning: 6, afternoon: 12, evening: 18 } as const;

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/**
 * Whether text is a 24-hour time.
 * @example isTime('24:00') //=> false
 */
export const isTime = (text: string): boolean => TIME.test(text);

function minutesOf(time: Time): number {
  const match = TIME.exec(time);
  if (!match) throw new EthioDateError('malformed-time', time);
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
 * Whether a time belongs to the night that began the day before (00:00-05:59).
 * @example isAfterMidnight('01:00') //=> true
 */
export const isAfterMidnight = (time: Time): boolean => minutesOf(time) < 360;

export type ParsedPickerTime =
  | { readonly ok: true; readonly time: Time; readonly afterMidnight: boolean }
  | { readonly ok: false; readonly code: 'outside-of-zone' | 'invalid-hour' };

/**
 * The 24-hour time a person picked. A quarter to the first hour of a period is outside of its zone.
 * @example parsePickerTime({ period: 'afternoon', hour: 9, slot: '45' }) //=> { ok: true, time: '14:45', afterMidnight: false }
 */
export function parsePickerTime({ period, hour, slot }: PickerTime): ParsedPickerTime {
  const hours: readonly number[] = pickerHours[period];
  const index = hours.indexOf(hour);
  if (index < 0) return { ok: false, code: 'invalid-hour' };
  if (slot === '45' && index === 0) return { ok: false, code: 'outside-of-zone' };
  const hour24 = (FIRST_HOUR[period] + index - (slot === '45' ? 1 : 0)) % 24;
  const time = `${String(hour24).padStart(2, '0')}:${slot}`;
  return { ok: true, time, afterMidnight: isAfterMidnight(time) };
}

/**
 * What to pick for a time, or null where the picker cannot reach it (05:45, 11:45, 17:45, and minutes between quarters).
 * @example toPickerTime('11:45') //=> null
 */
export function toPickerTime(time: Time): PickerTime | null {
  const { period, hour, minute } = toEthiopianTime(time);
  const slot = pickerSlots.find((candidate) => Number(candidate) === minute);
  if (slot === undefined) return null;
  if (slot !== '45') return { period, hour, slot };
  const hours: readonly number[] = pickerHours[period];
  const next = hours[hours.indexOf(hour) + 1];
  return next === undefined ? null : { period, hour: next, slot };
}

/**
 * What can be picked shortly before a period begins: half past the last hour of the period before it. Offered
 * where a quarter to the first hour is outside of the zone.
 * @example pickBefore('afternoon') //=> { period: 'morning', hour: 5, slot: '30' }
 */
export function pickBefore(period: PickerPeriod): PickerTime {
  const before = pickerPeriods.at(pickerPeriods.indexOf(period) - 1) ?? 'evening';
  return { period: before, hour: pickerHours[before].at(-1) ?? 12, slot: '30' };
}
