/** Times chosen by four parts of the day, of which every quarter of an hour can be reached. */
import { EthioDateError } from '../calendar/ethio-date.ts';
import { type DayPart, isAfterMidnight, type Time, toEthiopianTime } from './ethio-time.ts';
import { type ParsedPickerTime, type PickerSlot, pickerSlots } from './picker-time.ts';

export interface DayPartTime {
  readonly dayPart: DayPart;
  readonly hour: number;
  readonly slot: PickerSlot;
}

const FIRST_HOUR = { night: 0, morning: 6, afternoon: 12, evening: 18 } as const;
const HOURS_IN_PART = 6;

/** Hours since the part began; each hour of the clock occurs once in twelve. */
const hoursInto = (dayPart: DayPart, hour: number): number =>
  (hour + 18 - FIRST_HOUR[dayPart]) % 12;

const isClockHour = (hour: number): boolean => Number.isInteger(hour) && hour >= 1 && hour <= 12;

const timeText = (hour: number, minute: string): Time =>
  `${String(hour).padStart(2, '0')}:${minute}`;

/**
 * The 24-hour time of an hour and minute in a part of the day.
 * @throws EthioDateError `hour-out-of-range` for an hour outside that part, or a minute that is not 0-59
 * @example fromEthiopianTime({ dayPart: 'afternoon', hour: 9, minute: 0 }) //=> '15:00'
 */
export function fromEthiopianTime(said: {
  readonly dayPart: DayPart;
  readonly hour: number;
  readonly minute: number;
}): Time {
  const { dayPart, hour, minute } = said;
  const index = hoursInto(dayPart, hour);
  const isMinute = Number.isInteger(minute) && minute >= 0 && minute <= 59;
  if (!isClockHour(hour) || index >= HOURS_IN_PART || !isMinute) {
    throw new EthioDateError('hour-out-of-range', said);
  }
  return timeText(FIRST_HOUR[dayPart] + index, String(minute).padStart(2, '0'));
}

/**
 * The 24-hour time picked by one of four parts. A quarter to the first hour of the *next* part
 * still belongs to the picked part.
 * @example parseDayPartTime({ dayPart: 'morning', hour: 6, slot: '45' }) //=> { ok: true, time: '11:45', afterMidnight: false }
 */
export function parseDayPartTime({ dayPart, hour, slot }: DayPartTime): ParsedPickerTime {
  const index = hoursInto(dayPart, hour);
  const isQuarterTo = slot === '45';
  const last = isQuarterTo ? HOURS_IN_PART : HOURS_IN_PART - 1;
  if (!isClockHour(hour) || index > last) return { ok: false, code: 'invalid-hour' };
  if (isQuarterTo && index === 0) return { ok: false, code: 'outside-of-zone' };
  const time = timeText(FIRST_HOUR[dayPart] + index - (isQuarterTo ? 1 : 0), slot);
  return { ok: true, time, afterMidnight: isAfterMidnight(time) };
}

/**
 * The pick by one of four parts for a time, or null for minutes between the quarters.
 * @throws EthioDateError `malformed-time`
 * @example toDayPartTime('05:45') //=> { dayPart: 'night', hour: 12, slot: '45' }
 */
export function toDayPartTime(time: Time): DayPartTime | null {
  const { dayPart, hour, minute } = toEthiopianTime(time);
  const slot = pickerSlots.find((candidate) => Number(candidate) === minute);
  if (slot === undefined) return null;
  return { dayPart, hour: slot === '45' ? (hour % 12) + 1 : hour, slot };
}
