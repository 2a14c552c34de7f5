/** Addis Ababa has no summer time. */
import {
  addDaysIso,
  type EtDate,
  etToIso,
  isAfterMidnight,
  isoToEpochDay,
  isValidEtDate,
  todayIso,
} from '@digis/ethio-date';
import type { Clock } from './clock.ts';
import { AppError, invalid } from './errors.ts';

const addisAbaba = '+03:00';

export const todayOf = (clock: Clock): string => todayIso({ now: clock.now().getTime() });

export const instantAt = (day: string, time: string): Date =>
  new Date(`${day}T${time}:00${addisAbaba}`);

/** Earlier dates lack an Ethiopian year. */
const firstDay = '0100-01-01';
/** The next night would have a five-digit year. */
const lastDay = '9998-12-31';

export function requireDay(field: string, day: string): void {
  try {
    isoToEpochDay(day);
    if (day < firstDay || day > lastDay) throw new RangeError(day);
  } catch {
    throw invalid({ [field]: 'format' });
  }
}

/** Gregorian, both included. */
export interface Days {
  from: string;
  to: string;
}

export const always: Days = { from: '0001-01-01', to: '9999-12-31' };

export function requireDays({ from, to }: Days, mostDays: number): Days {
  requireDay('from', from);
  requireDay('to', to);
  const days = isoToEpochDay(to) - isoToEpochDay(from) + 1;
  if (days < 1) throw invalid({ to: 'minimum' });
  if (days > mostDays) throw invalid({ to: 'maximum' });
  return { from, to };
}

// D19
export function requireSameDay(eventDate: string, et: EtDate): void {
  requireDay('event_date', eventDate);
  if (!isValidEtDate(et) || etToIso(et) !== eventDate) throw new AppError('DATE_MISMATCH');
}

// D18: 01:00 belongs to the picked day's night.
export const startOf = (day: string, time: string): Date =>
  instantAt(isAfterMidnight(time) ? addDaysIso(day, 1) : day, time);

export const morningOf = (day: string): Date => instantAt(day, '06:00');

/** D43 */
export const reminderTime = (day: string, daysBefore: number): Date =>
  instantAt(addDaysIso(day, -daysBefore), '09:00');

/** D22: as picked; starts_at is the true instant. */
export const eventDateTime = (event: { event_date: string; time: string }): string =>
  `${event.event_date}T${event.time}:00${addisAbaba}`;

const offsetHours = 3;

export const addisHour = (instant: Date): number => (instant.getUTCHours() + offsetHours) % 24;
