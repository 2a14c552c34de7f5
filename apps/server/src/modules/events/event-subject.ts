/** The words a person knows an event by: whose it is, and the day. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { clients } from '../../db/tables/clients.ts';
import type { EventRow } from './event-queries.ts';

export async function subjectOf(
  db: Database,
  { client_id, event_date }: EventRow,
): Promise<string> {
  const [client] = await db
    .select({ name: clients.full_name })
    .from(clients)
    .where(eq(clients.id, client_id));
  return `${client?.name ?? ''}, ${event_date}`;
}
