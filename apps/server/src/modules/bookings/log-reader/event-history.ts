// D141
import { operations, type AnswerOf, type QueryOf, type Schemas } from '@digis/api-client/contract';
import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { requireVisible } from '#auth/branch-scope.ts';
import type { Context } from '#contract/handler.ts';
import { isUnseen, nextOf } from '#db/id-page.ts';
import type { Database } from '#db/open-database.ts';
import { actionLogs } from '#db/tables/action-logs.ts';
import { advances } from '#db/tables/cash.ts';
import { pending } from '#db/tables/journal.ts';
import { users } from '#db/tables/users.ts';
import { selectEvent } from '../events/event-queries.ts';
import { nameColumns, namedUser } from '../../records/users/user-names.ts';
import { entityOf } from './action-log-queries.ts';
import { shownChanges } from './shown-to-reader.ts';

const { pageSize } = operations.readEventHistory;

const ofEventItself = ['event', 'agreement', 'sms', 'delivery'];

function isAbout(db: Database, eventId: number): SQL | undefined {
  const claims = db.select({ id: pending.id }).from(pending).where(eq(pending.event_id, eventId));
  const rests = db.select({ id: advances.id }).from(advances).where(eq(advances.event_id, eventId));
  return or(
    and(inArray(entityOf, ofEventItself), eq(actionLogs.entity_id, eventId)),
    and(eq(entityOf, 'pending'), sql`${actionLogs.entity_id} = ANY(ARRAY(${claims}))`),
    and(eq(entityOf, 'advance'), sql`${actionLogs.entity_id} = ANY(ARRAY(${rests}))`),
  );
}

const seenWith = (entity: Schemas['LogEntity']): Schemas['LogEntity'] =>
  entity === 'pending' || entity === 'advance' ? 'event' : entity;

export async function readHistory(
  { db, scope, user }: Context,
  query: QueryOf<'readEventHistory'>,
): Promise<AnswerOf<'readEventHistory'>> {
  const { event } = await selectEvent(db, query.id);
  requireVisible(scope, event.branch_id);
  const rows = await db
    .select({
      id: actionLogs.id,
      log: actionLogs,
      entity: entityOf,
      ...nameColumns(users),
    })
    .from(actionLogs)
    .leftJoin(users, eq(users.id, actionLogs.user_id))
    .where(and(isAbout(db, event.id), isUnseen(actionLogs.id, query)))
    .orderBy(desc(actionLogs.id))
    .limit(pageSize);
  const history = rows.map(({ id, log, entity, username, full_name }) => ({
    id,
    ...namedUser({ username: username ?? '', full_name }),
    action: log.action,
    ...(log.changes && { changes: shownChanges(user, seenWith(entity), log.changes) }),
    createdAt: log.created_at.toISOString(),
  }));
  return { success: true, history, ...nextOf(rows, pageSize) };
}
