import { isAfterMidnight, type PickerPeriod, type Time, toEthiopianTime } from './ethio-time.ts';

/** Minutes; `45` means a quarter *to* the chosen hour. */
export type PickerSlot = '00' | '15' | '30' | '45';

export interface PickerTime {
  readonly period: PickerPeriod;
  readonly hour: number;
  readonly slot: PickerSlot;
}

export const pickerPeriods = ['morning', 'afternoon', 'evening'] as const satisfies PickerPeriod[];
export const pickerSlots = ['00', '15', '30', '45'] as const satisfies PickerSlot[];

export const pickerHours = {
  morning: [12, 1, 2, 3, 4, 5],
  afternoon: [6, 7, 8, 9, 10, 11],
  evening: [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
} as const satisfies Record<PickerPeriod, readonly number[]>;

const FIRST_HOUR = { morning: 6, afternoon: 12, evening: 18 } as const;

export type ParsedPickerTime =
  | { readonly ok: true; readonly time: Time; readonly afterMidnight: boolean }
  | { readonly ok: false; readonly code: 'outside-of-zone' | 'invalid-hour' };

/**
 * The 24-hour time that a person picked. A quarter to the first hour of a period is outside its
 * zone.
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
 * The pick for a time, or null where the picker cannot reach it (05:45, 11:45, 17:45, and minutes
 * between quarters).
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
 * The last pick before a period begins: half past the last hour of the previous period. Offer it
 * where a quarter to the first hour is outside the zone.
 * @example pickBefore('afternoon') //=> { period: 'morning', hour: 5, slot: '30' }
 */
export function pickBefore(period: PickerPeriod): PickerTime {
  const before = pickerPeriods.at(pickerPeriods.indexOf(period) - 1) ?? 'evening';
  return { period: before, hour: pickerHours[before].at(-1) ?? 12, slot: '30' };
}
