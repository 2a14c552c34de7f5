/** A till's day ends at six. D18, D128 */
import { addDaysIso, todayIso } from '@digis/ethio-date';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { morningOf } from './addis-days.ts';
import type { Clock } from './clock.ts';

const nightMs = 6 * 60 * 60 * 1000;

export const tillDayOf = (clock: Clock): string =>
  todayIso({ now: clock.now().getTime() - nightMs });

export const tillDayIn = (instant: SQLWrapper): SQL =>
  sql`(${instant} AT TIME ZONE 'UTC' + interval '3 hours' - interval '6 hours')::date`;

export const endOfTillDay = (day: string): Date => morningOf(addDaysIso(day, 1));
