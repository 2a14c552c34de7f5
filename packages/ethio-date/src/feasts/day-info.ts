/** Facts about a day that a caterer needs: holidays, fasts, weddings. */
import { toEpochDay } from '../calendar/conversion.ts';
import type { EtDate } from '../calendar/ethio-date.ts';
import { type FastKey, fastsOn } from './fasts.ts';
import { type Holiday, type HolidayOptions, holidaysWhere } from './holidays.ts';

export interface DayInfo {
  readonly holidays: readonly Holiday[];
  readonly fasts: readonly FastKey[];
  readonly isFast: boolean;
  /** `fasting` means without meat, milk and eggs. */
  readonly menu: 'fasting' | 'any';
  /** False in fasting seasons, when the church holds no weddings. */
  readonly weddingsUsual: boolean;
  /** A calculated holiday may still move by one day. */
  readonly estimated: boolean;
}

/**
 * The holidays and fasts of a day, and their consequences.
 * @throws EthioDateError when the date does not exist
 * @example dayInfo({ year: 2018, month: 8, day: 2 }).menu //=> 'fasting'
 */
export function dayInfo(date: EtDate, options: HolidayOptions = {}): DayInfo {
  const epochDay = toEpochDay(date);
  const holidays = holidaysWhere(date.year, options, (day) => day === epochDay);
  const fasts = fastsOn(date);
  const isFast = fasts.length > 0;
  return {
    holidays,
    fasts,
    isFast,
    menu: isFast ? 'fasting' : 'any',
    weddingsUsual: fasts.every((key) => key === 'wednesdayFriday'),
    estimated: holidays.some(({ estimated }) => estimated),
  };
}
