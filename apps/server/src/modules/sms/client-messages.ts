/** The messages to one client about every live event, newest first, each with the event it is about. */
import { type AnswerOf, operations, type QueryOf } from '@digis/api-client/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { AppError } from '../../base/errors.ts';
import type { Context } from '../../contract/handler.ts';
import { isUnseen, nextOf } from '../../db/id-page.ts';
import { events, smsOutbox } from '../../db/tables/events.ts';
import { selectClients } from '../clients/client-queries.ts';
import { messageViews } from './message-view.ts';

const { pageSize } = operations.listClientMessages;

export async function readClientMessages(
  context: Context,
  query: QueryOf<'listClientMessages'>,
): Promise<AnswerOf<'listClientMessages'>> {
  const { db, scope } = context;
  const [client] = await selectClients(db, {
    branchId: scope.branchId,
    id: query.id,
    typed: undefined,
    before: undefined,
    skip: 0,
    limit: 1,
  });
  if (client === undefined) throw new AppError('NOT_FOUND');
  const rows = await db
    .select({ id: smsOutbox.id, message: smsOutbox })
    .from(smsOutbox)
    .innerJoin(events, eq(events.id, smsOutbox.event_id))
    .where(
      and(
        eq(events.client_id, client.id),
        isNull(events.archived_at),
        isUnseen(smsOutbox.id, query),
      ),
    )
    .orderBy(desc(smsOutbox.id))
    .limit(pageSize);
  const page = rows.map(({ message }) => message);
  return {
    success: true,
    messages: await messageViews(context, page, { withEvent: true }),
    ...nextOf(rows, pageSize),
  };
}
