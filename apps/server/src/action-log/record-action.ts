/** Writes down who did what: one row for every effective change, in its transaction. */
import type { Schemas } from '@digis/api-client/contract';
import type { PublicContext } from '../contract/handler.ts';
import type { SignedInUser } from '../auth/signed-in-user.ts';
import { actionLogs } from '../db/tables/action-logs.ts';

export interface Action {
  /** `branch.create`: what was changed and how. */
  action: string;
  /** The words a person knows it by. */
  subject: string;
  entityId?: number;
  changes?: Schemas['LogChange'][];
}

type Actor = Pick<PublicContext, 'db' | 'clock' | 'request'> & {
  /** null: a sign-in that failed. */
  user: SignedInUser | null;
};

export async function recordAction(actor: Actor, action: Action): Promise<void> {
  await insertAction(actor, action);
}

/** The id of its row. */
export async function insertAction(
  actor: Actor,
  { entityId, ...action }: Action,
): Promise<number | undefined> {
  const { db, clock, request, user } = actor;
  const rows = db.insert(actionLogs).values({
    ...action,
    entity_id: entityId,
    user_id: user?.id,
    branch_id: user?.branch_id,
    device: request.device,
    ip: request.ip,
    created_at: clock.now(),
  });
  const [row] = await rows.returning({ id: actionLogs.id });
  return row?.id;
}
