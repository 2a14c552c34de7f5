/** The events of a few days, the latest scheduled first: an index has them in this order for each day of each branch. SPEC: D138 */
import type { QueryOf } from '@digis/api-client/contract';
import { isoToEpochDay } from '@digis/ethio-date';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Days } from '#base/addis-days.ts';
import { branches } from '#db/tables/branches.ts';
import { events } from '#db/tables/events.ts';

/** Of more days, looking into each costs more than sorting them. */
const mostDays = 62;

export function fewDaysOf({
  order,
  from,
  to,
}: Pick<QueryOf<'listEvents'>, 'order' | 'from' | 'to'>): Days | null {
  if (order !== 'scheduled' || from === undefined || to === undefined) return null;
  return isoToEpochDay(to) - isoToEpochDay(from) < mostDays ? { from, to } : null;
}

/** Of each day of each branch the first that the condition is true of: more of it cannot be on the page. */
export const scheduledOnDays = (
  { from, to }: Days,
  condition: SQL | undefined,
  tables: SQLWrapper,
  most: number,
): SQL => sql`generate_series(0, ${to}::date - ${from}::date) nth CROSS JOIN (SELECT ${branches.id} AS branch FROM ${branches}) here
  CROSS JOIN LATERAL (SELECT ${events.id}, ${events.created_at} FROM ${tables}
    WHERE ${events.event_date} = ${from}::date + nth AND ${events.branch_id} = here.branch AND ${condition}
    ORDER BY ${events.created_at} DESC, ${events.id} DESC LIMIT ${most}) ${events}`;
