import { eq, sql } from 'drizzle-orm';
import type { AnswerOf, BodyOf, Schemas } from '@digis/api-client/contract';
import { changesBetween, recordAction } from '#action-log/record-action.ts';
import { requireVisible } from '#auth/branch-scope.ts';
import type { Context } from '#contract/handler.ts';
import { type EventRow, events } from '#db/tables/events.ts';
import { AppError } from '#base/errors.ts';
import { accrueEvent } from '../../books/journal/accrue-event.ts';
import { lockBranch } from '../../records/branches/branch-queries.ts';
import type { DayLoad } from '../capacity/day-loads.ts';
import { isHoldOver, requireHold } from '../../records/holds/hold.ts';
import { overfilled, requireRoom } from '../capacity/require-room.ts';
import { isConfirmed } from '#contract/confirmations.ts';
import { forcedChange } from '../conflicts/conflicts.ts';
import { requireFreePeople } from '../conflicts/moved-event.ts';
import type { ClientRow } from '../../records/clients/client-queries.ts';
import { requireIssued } from '../../records/uploads/require-issued.ts';
import { claimAgain } from './money/claim-again.ts';
import { refreshAdvance, selectEventMoney } from './money/event-money.ts';
import { selectSettings } from '../../records/settings/setting-queries.ts';
import { buildEventChange, completed } from './event-row.ts';
import { changeClientOfEvent, nameDiffers } from './event-client.ts';
import { requireSameDay, todayOf } from '#base/addis-days.ts';
import { replaceAdditionalItems, replaceEventItems } from './event-items.ts';
import { keepReminder } from '../../records/outbox/event-messages.ts';
import { lockLiveEvent, selectEvent } from './event-queries.ts';
import { eventView } from './event-view.ts';
import { selectLastChange } from '../../records/users/last-change.ts';
import { requireFreePlace } from '../places/same-place.ts';

type Body = BodyOf<'updateEvent'>;

export async function updateEvent(context: Context, body: Body): Promise<AnswerOf<'updateEvent'>> {
  const { db, clock } = context;
  const event = await lockLiveEvent(context, body.id);
  const viewNow = async () => eventView(await selectEvent(db, event.id), clock.now());
  if (body.version !== undefined && body.version !== event.version) {
    const changed = { event: await viewNow(), ...(await selectLastChange(db, event.id)) };
    throw new AppError('STALE', { changed });
  }
  requireSameDay(body.event_date, body.et_date);
  await requireImages(context, event, body);
  requireHold(completed(event, body), todayOf(clock), event);
  await requireMovable(context, event, body);
  const overfull = await requireRoomOfChange(context, event, body);
  const before = await viewNow();
  const settings = await selectSettings(db);
  const client = await changeClientOfEvent(context, event, body, settings.phone_prefixes);
  const { changed, overridden, claimed } = await write(context, event, body, client);

  const after = await viewNow();
  const [was, is] = [contentOf(before), contentOf(after)];
  const emptied = Object.fromEntries(Object.keys(was).map((field) => [field, undefined]));
  const changes = [...changesBetween(was, { ...emptied, ...is }), ...claimed];
  if (changes.length === 0) return { success: true, event: after, ...nameDiffers(client, body) };
  await db
    .update(events)
    .set({ version: sql`${events.version} + 1` })
    .where(eq(events.id, event.id));
  const daysBefore = Number(settings.days_before);
  const plan = { event: changed, client, daysBefore, now: clock.now() };
  await keepReminder(db, context.config, plan);
  const subject = `${client.full_name}, ${changed.event_date}`;
  const named = [
    ...changes.map((change) => nameOfPackage(change, before, after)),
    ...overridden.map(forcedChange),
    ...(overfull ? [overfilled(overfull)] : []),
  ];
  const action = { action: 'event.update' as const, subject, entityId: event.id, changes: named };
  await recordAction(context, action);
  const saved = await viewNow();
  return { success: true, event: saved, ...nameDiffers(client, body) };
}

const nameOfPackage = (
  change: Schemas['LogChange'],
  before: Schemas['Event'],
  after: Schemas['Event'],
): Schemas['LogChange'] =>
  change.field === 'packageId'
    ? { ...change, before: before.package?.name ?? '', after: after.package?.name ?? '' }
    : change;

const requireImages = (
  context: Context,
  { id_image, face_image }: EventRow,
  { client_id, client_image }: Body,
): Promise<void> =>
  requireIssued(
    context,
    { client_id, client_image },
    { client_id: id_image, client_image: face_image },
  );

/** Money received by a branch keeps the event there. */
async function requireMovable(
  { db, scope }: Context,
  event: EventRow,
  { branchId }: Body,
): Promise<void> {
  requireVisible(scope, branchId);
  if (branchId === event.branch_id) return;
  await lockBranch(db, branchId, 'share');
  const { received } = await selectEventMoney(db, event.id);
  if (received !== 0) {
    throw new AppError('IN_USE', { msg: 'The event has received money in its branch.' });
  }
}

/** Checks the capacity only if the edit adds an event or people to a day. D122 */
async function requireRoomOfChange(
  context: Context,
  event: EventRow,
  body: Body,
): Promise<DayLoad | null> {
  const { event_date, num_of_people, hold_until = event.hold_until } = body;
  const { additional_plates = event.additional_plates } = body;
  const today = todayOf(context.clock);
  const isMoved = event_date !== event.event_date || body.branchId !== event.branch_id;
  const isMore =
    num_of_people + additional_plates > event.num_of_people + event.additional_plates ||
    isHoldOver(event, today);
  if (isHoldOver({ hold_until }, today) || !(isMoved || isMore)) return null;
  const branch = await lockBranch(context.db, body.branchId, 'share');
  const wanted = { id: event.id, event_date, num_of_people, additional_plates };
  return requireRoom(context, branch, wanted, isConfirmed(body, 'CAPACITY'));
}

const isPlacedAnew = (
  event: EventRow,
  change: Pick<EventRow, 'venue' | 'starts_at' | 'branch_id'>,
) =>
  change.venue !== event.venue ||
  change.branch_id !== event.branch_id ||
  change.starts_at.getTime() !== event.starts_at.getTime();

interface Written {
  changed: EventRow;
  overridden: Schemas['Conflict'][];
  claimed: Schemas['LogChange'][];
}

async function write(
  context: Context,
  event: EventRow,
  body: Body,
  client: ClientRow,
): Promise<Written> {
  const { db } = context;
  const change = await buildEventChange(context, event, body);
  const { starts_at } = change;
  if (isPlacedAnew(event, change)) {
    await requireFreePlace(
      db,
      { ...event, ...change },
      isConfirmed(body, 'PLACE'),
      todayOf(context.clock),
    );
  }
  const overridden =
    starts_at.getTime() === event.starts_at.getTime()
      ? []
      : await requireFreePeople(context, { ...event, starts_at }, isConfirmed(body, 'CONFLICTS'));
  const [changed] = await db
    .update(events)
    .set({ ...change, client_id: client.id })
    .where(eq(events.id, event.id))
    .returning();
  if (changed === undefined) throw new Error(`the event ${event.id} vanished under its lock`);
  if (body.custom_items) await replaceEventItems(db, event.id, body.custom_items);
  if (body.additional_items) await replaceAdditionalItems(db, event.id, body.additional_items);
  const { changes: claimed, ...money } = await claimAgain(context, changed, body);
  await accrueEvent(context, changed);
  await refreshAdvance(db, changed, money);
  return { changed, overridden, claimed };
}

function contentOf({
  id: _id,
  version: _version,
  createdAt: _createdAt,
  starts_at: _startsAt,
  et_date: _etDate,
  branch: _branch,
  package: _package,
  employees: _employees,
  vendors: _vendors,
  received: _received,
  left: _left,
  stage: _stage,
  hold: _hold,
  payment: _payment,
  employees_needed: _employeesNeeded,
  menu: _menu,
  paper: _paper,
  unit_price_tier: _unitPriceTier,
  net: _net,
  vat: _vat,
  ...content
}: Schemas['Event']): Partial<Schemas['Event']> {
  return content;
}
