/** Days kept for clients who have not paid. D123 */
import type { Schemas } from '@digis/api-client/contract';
import { and, between, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { requireDay } from '#base/addis-days.ts';
import { invalid } from '#base/errors.ts';
import { type EventRow, events } from '#db/tables/events.ts';

export const isHoldOver = ({ hold_until }: Pick<EventRow, 'hold_until'>, today: string): boolean =>
  hold_until !== null && holdOf(hold_until, today) === 'ended';

/** Excludes ended holds. */
export const isStanding = (today: string): SQL =>
  sql`(${events.hold_until} IS NULL OR ${events.hold_until} >= ${today})`;

export interface EventsOfDays {
  branch: number | null;
  from: string;
  to: string;
  today: string;
}

export const standOnDays = ({ branch, from, to, today }: EventsOfDays): SQL | undefined =>
  and(
    isNull(events.archived_at),
    branch === null ? undefined : eq(events.branch_id, branch),
    between(events.event_date, from, to),
    isStanding(today),
  );

export const isHeld = (hold: Schemas['EventHold'], today: string): SQL =>
  hold === 'on' ? sql`${events.hold_until} >= ${today}` : sql`${events.hold_until} < ${today}`;

export const holdOf = (until: string, today: string): Schemas['EventHold'] =>
  until < today ? 'ended' : 'on';

export const holdView = ({ hold_until }: Pick<EventRow, 'hold_until'>, today: string) =>
  hold_until === null ? {} : { hold: holdOf(hold_until, today), hold_until };

/** An unchanged hold keeps its event editable. */
export function requireHold(
  { hold_until = null, event_date }: Pick<Schemas['EventInput'], 'hold_until' | 'event_date'>,
  today: string,
  before?: Pick<EventRow, 'hold_until' | 'event_date'>,
): void {
  if (hold_until === null) return;
  const isAsBefore = hold_until === before?.hold_until;
  if (isAsBefore && event_date === before?.event_date) return;
  requireDay('hold_until', hold_until);
  if (hold_until > event_date) throw invalid({ hold_until: 'maximum' });
  if (!isAsBefore && hold_until < today) throw invalid({ hold_until: 'minimum' });
}
