/** An event that is there, that the caller may see, held until the end of the transaction. */
import { requireVisible } from '../../auth/branch-scope.ts';
import type { Context } from '../../contract/handler.ts';
import { AppError } from '../../errors.ts';
import { lockEvent, type EventRow } from './event-queries.ts';

export async function lockLiveEvent({ db, scope }: Context, id: number): Promise<EventRow> {
  const event = await lockEvent(db, id);
  requireVisible(scope, event.branch_id);
  if (event.archived_at !== null) throw new AppError('NOT_FOUND');
  return event;
}
