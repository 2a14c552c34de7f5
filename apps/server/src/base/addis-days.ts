/** Days and times in Addis Ababa, which has no summer time. D19, D43 */
import {
  addDaysIso,
  type EtDate,
  etToIso,
  isAfterMidnight,
  isoToEpochDay,
  isValidEtDate,
  todayIso,
} from '@digis/ethio-date';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import { AppError, invalid } from './errors.ts';

const addisAbaba = '+03:00';

export const todayOf = (clock: Clock): string => todayIso({ now: clock.now().getTime() });

export const instantAt = (day: string, time: string): Date =>
  new Date(`${day}T${time}:00${addisAbaba}`);

/** Earlier dates lack an Ethiopian year. */
const firstDay = '0100-01-01';
/** The night after a later day would have a five-digit year. */
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

export function requireSameDay(eventDate: string, et: EtDate): void {
  requireDay('event_date', eventDate);
  if (!isValidEtDate(et) || etToIso(et) !== eventDate) throw new AppError('DATE_MISMATCH');
}

// D18: an event at 01:00 is in the night after the picked day.
export const startOf = (day: string, time: string): Date =>
  instantAt(isAfterMidnight(time) ? addDaysIso(day, 1) : day, time);

export const morningOf = (day: string): Date => instantAt(day, '06:00');

export const reminderTime = (day: string, daysBefore: number): Date =>
  instantAt(addDaysIso(day, -daysBefore), '09:00');

/** D22: as picked; starts_at is the true instant. */
export const eventDateTime = (event: { event_date: string; time: string }): string =>
  `${event.event_date}T${event.time}:00${addisAbaba}`;

const offsetHours = 3;

export const addisHour = (instant: Date): number => (instant.getUTCHours() + offsetHours) % 24;

/** A till's day ends at six. D18, D128 */
const nightMs = 6 * 60 * 60 * 1000;

export const tillDayOf = (clock: Clock): string =>
  todayIso({ now: clock.now().getTime() - nightMs });

export const tillDayIn = (instant: SQLWrapper): SQL =>
  sql`(${instant} AT TIME ZONE 'UTC' + interval '3 hours' - interval '6 hours')::date`;

export const endOfTillDay = (day: string): Date => morningOf(addDaysIso(day, 1));

const begin = (day: string): SQL => sql`${instantAt(day, '00:00').toISOString()}::timestamptz`;

export const duringDays = (instant: SQL, { from, to }: Days): SQL =>
  sql`${instant} >= ${begin(from)} AND ${instant} < ${begin(addDaysIso(to, 1))}`;

const morning = (day: string): SQL => sql`${morningOf(day).toISOString()}::timestamptz`;

export const beginsOn = (starts: SQLWrapper, { from, to }: Days): SQL =>
  sql`${starts} >= ${morning(from)} AND ${starts} < ${morning(addDaysIso(to, 1))}`;
