/** Date and time of day in Addis Ababa, independent of the machine's time zone. */
import { fromEpochDay } from './conversion.ts';
import type { EtDate, IsoDate } from './ethio-date.ts';
import { epochDayToIso } from './gregorian.ts';

/**
 * `now` is in milliseconds since 1970; `offsetMinutes` is 180 in Addis Ababa, which has no summer
 * time.
 */
export interface TodayOptions {
  readonly now: number;
  readonly offsetMinutes?: number;
}

/**
 * The present epoch day in Addis Ababa, whatever the machine's time zone.
 * @example todayEpochDay({ now: Date.UTC(2026, 8, 30, 21) }) //=> 20727
 */
export const todayEpochDay = ({ now, offsetMinutes = 180 }: TodayOptions): number =>
  Math.floor((now + offsetMinutes * 60_000) / 86_400_000);

/**
 * The present Ethiopian date in Addis Ababa.
 * @throws EthioDateError if `now` is not a number
 * @example today({ now: Date.UTC(2026, 8, 10, 21) }) //=> { year: 2019, month: 1, day: 1 }
 */
export const today = (options: TodayOptions): EtDate => fromEpochDay(todayEpochDay(options));

/**
 * The present Gregorian date in Addis Ababa.
 * @throws EthioDateError if `now` is not a number
 * @example todayIso({ now: Date.UTC(2026, 8, 10, 20, 59) }) //=> '2026-09-10'
 */
export const todayIso = (options: TodayOptions): IsoDate => epochDayToIso(todayEpochDay(options));

/**
 * The present 24-hour time in Addis Ababa, `HH:MM:SS`.
 * @example timeOfDay({ now: Date.UTC(2026, 8, 21, 7) }) //=> '10:00:00'
 */
export function timeOfDay({ now, offsetMinutes = 180 }: TodayOptions): string {
  const seconds = Math.floor((now + offsetMinutes * 60_000) / 1000);
  const part = (size: number, count: number) =>
    String(((Math.floor(seconds / size) % count) + count) % count).padStart(2, '0');
  return `${part(3600, 24)}:${part(60, 60)}:${part(1, 60)}`;
}
