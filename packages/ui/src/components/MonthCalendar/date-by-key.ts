import {
  addDaysIso,
  addMonthsIn,
  type Calendar,
  epochDayToIso,
  firstOfMonth,
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

export interface KeyMeaning {
  readonly calendar: Calendar;
  readonly today: IsoDate;
  readonly homeAndEnd: 'week' | 'month';
}

export function dateByKey(
  { key, shiftKey, ctrlKey, altKey, metaKey }: PressedKey,
  { calendar, today, homeAndEnd }: KeyMeaning,
  from: IsoDate,
): IsoDate | null {
  if (ctrlKey || altKey || metaKey) return null;
  const weekday = weekdayOf(isoToEpochDay(from));
  const monthStart = epochDayToIso(firstOfMonth(calendar, from));
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
      return homeAndEnd === 'month' ? monthStart : addDaysIso(from, -weekday);
    case 'End':
      return homeAndEnd === 'month'
        ? addDaysIso(addMonthsIn(calendar, monthStart, 1), -1)
        : addDaysIso(from, 6 - weekday);
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
