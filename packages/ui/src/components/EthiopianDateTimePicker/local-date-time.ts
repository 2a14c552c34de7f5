/** D18 - a time after midnight belongs to the evening before. */
import {
  addDaysIso,
  isAfterMidnight,
  isIsoDate,
  type IsoDate,
  isTime,
  type Time,
} from '@digis/ethio-date';
import type { Kit } from '../../theme/kit-context.ts';
import { dateWords } from '../DateText/date-words.ts';
import { isForDevelopers, tellDevelopers } from '../private/unusable.ts';
import { timeWords } from '../TimeText/time-words.ts';

/** Gregorian day and 24-hour time, without a zone: `2026-09-21T15:00`. */
export type LocalDateTime = string;

/**
 * Turns a picked day and time into civil ones.
 * @example toLocalDateTime('2026-10-01', '01:00') //=> '2026-10-02T01:00'
 */
export const toLocalDateTime = (day: IsoDate, time: Time): LocalDateTime =>
  `${isAfterMidnight(time) ? addDaysIso(day, 1) : day}T${time}`;

export interface PickedMoment {
  readonly day: IsoDate;
  readonly time: Time;
}

/** Returns null for an empty or invalid text. */
export function pickedOf(value: LocalDateTime | null | undefined): PickedMoment | null {
  if (value === null || value === undefined || value === '') return null;
  const [civil = '', time = '', ...rest] = value.split('T');
  if (rest.length === 0 && isIsoDate(civil) && isTime(time)) {
    return { day: isAfterMidnight(time) ? addDaysIso(civil, -1) : civil, time };
  }
  if (isForDevelopers) tellDevelopers(`"${value}" is not a date and time, YYYY-MM-DDTHH:MM`);
  return null;
}

export function momentWords({ day, time }: PickedMoment, kit: Kit): string {
  const { ethiopic, western } = timeWords(time, kit.dates, day);
  return `${dateWords(day, kit).first}${kit.strings.comma}${ethiopic} (${western})`;
}
