import { todayOf } from '#base/addis-days.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { AnswerOf, BodyOf, Schemas } from '@digis/api-client/contract';
import { toSantim } from '@digis/domain';
import { recordAction } from '#action-log/record-action.ts';
import { requireVisible } from '#auth/branch-scope.ts';
import type { Context } from '#contract/handler.ts';
import { clients, type EventRow, events } from '#db/tables/events.ts';
import { entries } from '#db/tables/journal.ts';
import { AppError } from '#base/errors.ts';
import { accrueEvent } from '#modules/books/journal/accrue-event.ts';
import { takeOffDeleted } from '../assignments/take-off-deleted.ts';
import { lockBranch } from '#modules/records/branches/branch-queries.ts';
import { forcedChange } from '../conflicts/conflicts.ts';
import { requireFreePeople } from '../conflicts/moved-event.ts';
import { isHoldOver } from '#modules/records/holds/hold.ts';
import { overfilled, requireRoom } from '../capacity/require-room.ts';
import { isConfirmed } from '#contract/confirmations.ts';
import { openPending, voidPending } from '../events/money/claim-event.ts';
import { claimReceived, refreshAdvance, selectEventMoney } from '../events/money/event-money.ts';
import { requireReturnable } from '../events/money/returnable.ts';
import { requireFreePlace } from '../places/same-place.ts';
import { selectSettings } from '#modules/records/settings/setting-queries.ts';
import { keepReminder } from '#modules/records/outbox/event-messages.ts';
import { lockEvent, lockLiveEvent, subjectOf } from '../events/event-queries.ts';

export async function cancelEvent(
  context: Context,
  id: number,
  { refund = 0, reason = '', confirm }: Omit<Schemas['EventDeletion'], 'id'>,
): Promise<void> {
  const { db, clock, user } = context;
  const event = await lockLiveEvent(context, id);
  await requireDeletable(context, event);
  const { received } = await selectEventMoney(db, id);
  await requireReturnable(db, id, {
    amount: toSantim(refund),
    error: { refund: 'maximum' },
    confirm,
  });
  const cancelled = await setLifetime(context, event, {
    archived_at: clock.now(),
    archived_by: user.id,
    archive_reason: reason,
  });
  await voidPending(context, id);
  await openPending(context, cancelled, -toSantim(refund));
  await refreshAdvance(db, cancelled, { received, open: -toSantim(refund) });
  await settleRest(context, cancelled);
  const changes = [
    ...(refund > 0 ? [{ field: 'refund', before: '', after: String(refund) }] : []),
    ...(reason === '' ? [] : [{ field: 'reason', before: '', after: reason }]),
  ];
  const subject = await subjectOf(db, event);
  await recordAction(context, { action: 'event.delete', subject, entityId: id, changes });
}

// D143: admins may delete past events that never had money.
async function requireDeletable({ db, clock, user }: Context, event: EventRow): Promise<void> {
  if (event.starts_at > clock.now()) return;
  const paid = and(eq(entries.event_id, event.id), ne(entries.record_type, 'accrual'));
  if (user.role !== 'admin' || (await db.$count(entries, paid)) > 0) {
    throw new AppError('PAST_EVENT');
  }
}

export async function restoreEvent(
  context: Context,
  body: BodyOf<'restoreEvent'>,
): Promise<AnswerOf<'restoreEvent'>> {
  const { db, scope, clock } = context;
  const { id } = body;
  const event = await lockEvent(db, id);
  requireVisible(scope, event.branch_id);
  if (event.withdrawn) throw new AppError('NOT_FOUND');
  if (event.archived_at === null) throw new AppError('ALREADY_PROCESSED');
  const branch = await lockBranch(db, event.branch_id, 'share');
  const today = todayOf(clock);
  const isOver = isHoldOver(event, today);
  const overfull = isOver
    ? null
    : await requireRoom(context, branch, event, isConfirmed(body, 'CAPACITY'));
  if (!isOver) await requireFreePlace(db, event, isConfirmed(body, 'PLACE'), today);
  const taken = await takeOffDeleted(context, event);
  const overridden = await requireFreePeople(context, event, isConfirmed(body, 'CONFLICTS'));
  const restored = await setLifetime(context, event, {
    archived_at: null,
    archived_by: null,
    archive_reason: '',
  });
  await voidPending(context, id);
  const money = await selectEventMoney(db, id);
  await settleRest(context, await claimReceived(db, restored, money));
  const subject = await subjectOf(db, event);
  const changes = [
    ...overridden.map(forcedChange),
    ...taken.changes,
    ...(overfull ? [overfilled(overfull)] : []),
  ];
  await recordAction(context, { action: 'event.restore', subject, entityId: id, changes });
  return { success: true, ...(taken.names.length > 0 && { taken_off: taken.names }) };
}

async function setLifetime(
  { db }: Context,
  { id }: EventRow,
  lifetime: Pick<EventRow, 'archived_at' | 'archived_by' | 'archive_reason'>,
): Promise<EventRow> {
  const [row] = await db.update(events).set(lifetime).where(eq(events.id, id)).returning();
  if (row === undefined) throw new Error(`the event ${id} vanished under its lock`);
  return row;
}

async function settleRest(context: Context, event: EventRow): Promise<void> {
  const { db, clock, config } = context;
  await accrueEvent(context, event);
  const [client] = await db.select().from(clients).where(eq(clients.id, event.client_id));
  if (client === undefined) throw new Error(`the event ${event.id} has no client`);
  const daysBefore = Number((await selectSettings(db)).days_before);
  await keepReminder(db, config, { event, client, daysBefore, now: clock.now() });
}
