/** Tags demo costs with the branch's next event. */
import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { todayOf } from '../base/addis-days.ts';
import type { Context } from '../contract/handler.ts';
import { events } from '../db/tables/events.ts';

export async function forNextEvent(
  { db, scope, clock }: Context,
  category: Schemas['CostCategory'],
): Promise<Schemas['CostTag']> {
  const isNext = and(
    scope.branchId === null ? undefined : eq(events.branch_id, scope.branchId),
    isNull(events.archived_at),
    gte(events.event_date, todayOf(clock)),
  );
  const [next] = await db
    .select({ id: events.id })
    .from(events)
    .where(isNext)
    .orderBy(asc(events.event_date), asc(events.id))
    .limit(1);
  return { ...(next && { eventId: next.id }), category };
}
