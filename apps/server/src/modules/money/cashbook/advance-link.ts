import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Schemas } from '@digis/api-client/contract';
import type { EventBrief } from '../../bookings/events/event-briefs.ts';

export const acceptanceOf = (eventId: PgColumn) =>
  sql<number | null>`(SELECT max(id) FROM pending accepted
    WHERE accepted.event_id = ${eventId} AND accepted.state = 'accepted')`.mapWith(Number);

export function advanceLink(
  { id, event_id }: { id: number; event_id: number | null },
  accepted: number | null | undefined,
  event: EventBrief | undefined,
): Schemas['AdvanceTransact'] {
  if (event_id === null || accepted === null || accepted === undefined) return { id };
  return { id, pendingtransact: { id: accepted, ...(event && { event }) } };
}
