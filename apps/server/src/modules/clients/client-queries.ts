/** The clients: found by their primary phone, or written down for the first time. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/open-database.ts';
import { clients } from '../../db/tables/clients.ts';

export type ClientRow = typeof clients.$inferSelect;

export type NewClient = Pick<
  ClientRow,
  | 'full_name'
  | 'phone_number'
  | 'secondary_phone'
  | 'client_image'
  | 'id_image'
  | 'branch_id'
  | 'created_at'
>;

async function insertUnknown(db: Database, client: NewClient): Promise<ClientRow | undefined> {
  const [row] = await db.insert(clients).values(client).onConflictDoNothing().returning();
  return row;
}

/**
 * The client with this phone, who keeps the name we know (D34) and gets the photos we lack (D35).
 * A client deleted in the moment between the two statements is simply written down again.
 */
export async function findOrInsertClient(db: Database, client: NewClient): Promise<ClientRow> {
  for (;;) {
    const inserted = await insertUnknown(db, client);
    if (inserted !== undefined) return inserted;
    const [known] = await db
      .update(clients)
      .set({
        client_image: sql`coalesce(${clients.client_image}, ${client.client_image})`,
        id_image: sql`coalesce(${clients.id_image}, ${client.id_image})`,
      })
      .where(and(eq(clients.phone_number, client.phone_number), isNull(clients.archived_at)))
      .returning();
    if (known !== undefined) return known;
  }
}
