import { inArray } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { clients } from '#db/tables/events.ts';

type ClientRow = typeof clients.$inferSelect;

export async function selectClientsById(
  db: Database,
  ids: readonly number[],
): Promise<(id: number) => ClientRow> {
  const wanted = [...new Set(ids)];
  const rows =
    wanted.length === 0 ? [] : await db.select().from(clients).where(inArray(clients.id, wanted));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const row = byId.get(id);
    if (row === undefined) throw new Error(`there is no client ${id}`);
    return row;
  };
}
