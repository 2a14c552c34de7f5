/** Where a key leads from a day of the month calendar. */
import {
  addDaysIso,
  addMonthsIn,
  type Calendar,
  type IsoDate,
  isoToEpochDay,
  monthsInYear,
  weekdayOf,
} from '@digis/ethio-date';

export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Null for a key that moves nothing. */
export function dateByKey(
  { key, shiftKey, ctrlKey, altKey, metaKey }: PressedKey,
  calendar: Calendar,
  from: IsoDate,
  today: IsoDate,
): IsoDate | null {
  if (ctrlKey || altKey || metaKey) return null;
  const weekday = weekdayOf(isoToEpochDay(from));
  const months = shiftKey ? monthsInYear[calendar] : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDaysIso(from, -1);
    case 'ArrowRight':
      return addDaysIso(from, 1);
    case 'ArrowUp':
      return addDaysIso(from, -7);
    case 'ArrowDown':
      return addDaysIso(from, 7);
    case 'Home':
      return addDaysIso(from, -weekday);
    case 'End':
      return addDaysIso(from, 6 - weekday);
    case 'PageUp':
      return addMonthsIn(calendar, from, -months);
    case 'PageDown':
      return addMonthsIn(calendar, from, months);
    case 't':
    case 'T':
      return today;
    default:
      return null;
  }
}
