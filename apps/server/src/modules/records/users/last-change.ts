// D182
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import type { Database } from '#db/open-database.ts';
import { actionLogs } from '#db/tables/action-logs.ts';
import { users } from '#db/tables/users.ts';
import { nameColumns, shownName } from './user-names.ts';

export async function selectLastChange(
  db: Database,
  event: number,
): Promise<Pick<Schemas['Error'], 'changed_by' | 'changed_at'>> {
  const [row] = await db
    .select({ at: actionLogs.created_at, ...nameColumns(users) })
    .from(actionLogs)
    .innerJoin(users, eq(users.id, actionLogs.user_id))
    .where(
      and(eq(actionLogs.entity_id, event), sql`split_part(${actionLogs.action}, '.', 1) = 'event'`),
    )
    .orderBy(desc(actionLogs.id))
    .limit(1);
  return row === undefined ? {} : { changed_by: shownName(row), changed_at: row.at.toISOString() };
}
