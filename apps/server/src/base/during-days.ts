import { addDaysIso } from '@digis/ethio-date';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { type Days, instantAt, morningOf } from './addis-days.ts';

const begin = (day: string): SQL => sql`${instantAt(day, '00:00').toISOString()}::timestamptz`;

export const duringDays = (instant: SQL, { from, to }: Days): SQL =>
  sql`${instant} >= ${begin(from)} AND ${instant} < ${begin(addDaysIso(to, 1))}`;

const morning = (day: string): SQL => sql`${morningOf(day).toISOString()}::timestamptz`;

export const beginsOn = (starts: SQLWrapper, { from, to }: Days): SQL =>
  sql`${starts} >= ${morning(from)} AND ${starts} < ${morning(addDaysIso(to, 1))}`;
