/** Links a settlement to its advance, the payment it began with, and the event. */
import { and, eq, inArray, max } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import type { Database } from '../../db/open-database.ts';
import { pending } from '../../db/tables/journal.ts';
import { selectEventBriefs, type EventBrief } from '../events/event-briefs.ts';

export interface EventLinks {
  briefs: ReadonlyMap<number, EventBrief>;
  /** The latest accepted pending of each event. */
  acceptances: ReadonlyMap<number, number>;
}

export async function selectEventLinks(
  db: Database,
  eventIds: readonly (number | null)[],
): Promise<EventLinks> {
  const briefs = await selectEventBriefs(db, eventIds);
  if (briefs.size === 0) return { briefs, acceptances: new Map() };
  const rows = await db
    .select({ event_id: pending.event_id, id: max(pending.id) })
    .from(pending)
    .where(and(inArray(pending.event_id, [...briefs.keys()]), eq(pending.state, 'accepted')))
    .groupBy(pending.event_id);
  return { briefs, acceptances: new Map(rows.map((row) => [row.event_id, row.id ?? 0])) };
}

export function advanceLink(
  { briefs, acceptances }: EventLinks,
  advance: { id: number; event_id: number | null },
): Schemas['AdvanceTransact'] {
  const { id, event_id } = advance;
  const accepted = event_id === null ? undefined : acceptances.get(event_id);
  const event = event_id === null ? undefined : briefs.get(event_id);
  if (accepted === undefined) return { id };
  return { id, pendingtransact: { id: accepted, ...(event && { event }) } };
}
