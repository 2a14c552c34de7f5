/** A condition on instants by days in Addis Ababa, for statements that are written as text. */
import { addDaysIso } from '@digis/ethio-date';
import { type SQL, sql } from 'drizzle-orm';
import { type Days, instantAt } from './addis-days.ts';

const begin = (day: string): SQL => sql`${instantAt(day, '00:00').toISOString()}::timestamptz`;

/** From the first moment of the first day to the last of the last one; an index of the instant serves it. */
export const duringDays = (instant: SQL, { from, to }: Days): SQL =>
  sql`${instant} >= ${begin(from)} AND ${instant} < ${begin(addDaysIso(to, 1))}`;
