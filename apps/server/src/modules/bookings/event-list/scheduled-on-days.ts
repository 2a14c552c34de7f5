import type { QueryOf } from '@digis/api-client/contract';
import { isoToEpochDay } from '@digis/ethio-date';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Days } from '#base/addis-days.ts';
import { branches } from '#db/tables/branches.ts';
import { events } from '#db/tables/events.ts';

/** For more days, sorting all events is faster than looking up each day. */
const mostDays = 62;

export function fewDaysOf({
  order,
  from,
  to,
}: Pick<QueryOf<'listEvents'>, 'order' | 'from' | 'to'>): Days | null {
  if (order !== 'scheduled' || from === undefined || to === undefined) return null;
  return isoToEpochDay(to) - isoToEpochDay(from) < mostDays ? { from, to } : null;
}

/** At most one page per branch and day. */
export const scheduledOnDays = (
  { from, to }: Days,
  condition: SQL | undefined,
  tables: SQLWrapper,
  most: number,
): SQL => sql`generate_series(0, ${to}::date - ${from}::date) nth CROSS JOIN (SELECT ${branches.id} AS branch FROM ${branches}) here
  CROSS JOIN LATERAL (SELECT ${events.id}, ${events.created_at} FROM ${tables}
    WHERE ${events.event_date} = ${from}::date + nth AND ${events.branch_id} = here.branch AND ${condition}
    ORDER BY ${events.created_at} DESC, ${events.id} DESC LIMIT ${most}) ${events}`;
