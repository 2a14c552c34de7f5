import type { AnswerOf, BodyOf } from '@digis/api-client/contract';
import { recordAction } from '#action-log/record-action.ts';
import { requireVisible } from '#auth/branch-scope.ts';
import type { Context } from '#contract/handler.ts';
import { wherePaid } from '../../books/money-places/where-paid.ts';
import { inOnePacket } from '#db/fast/pipelined-session.ts';
import { lockBranch } from '../../records/branches/branch-queries.ts';
import { requireIssued } from '../../records/uploads/require-issued.ts';
import { claimNewEvent } from './money/claim-event.ts';
import { selectSettings } from '../../records/settings/setting-queries.ts';
import { linkEvent, lockTurned } from '../enquiries/turn-enquiry.ts';
import { findOrCreateClient, nameDiffers } from './event-client.ts';
import { keepPhone } from '../../records/clients/keep-phone.ts';
import { requireSameDay, todayOf } from '#base/addis-days.ts';
import { insertAdditionalItems, insertEventItems } from './event-items.ts';
import { requireHold } from '../../records/holds/hold.ts';
import { overfilled, requireRoom } from '../capacity/require-room.ts';
import { isConfirmed } from '#contract/confirmations.ts';
import { queueMessages } from '../../records/outbox/event-messages.ts';
import { requirePrice } from '../prices/event-price.ts';
import { insertEvent, selectEvent } from './event-queries.ts';
import { buildEventRow, lockOffer } from './event-row.ts';
import { requireFreePlace } from '../places/same-place.ts';
import { eventView } from './event-view.ts';
import { taxOfBooking } from '../tax-rules/event-tax.ts';
import { shownName } from '../../records/users/user-names.ts';

type Body = BodyOf<'scheduleEvent'>;

export async function scheduleEvent(
  context: Context,
  body: Body,
): Promise<AnswerOf<'scheduleEvent'>> {
  const { db, scope, clock, config, user } = context;
  requireVisible(scope, body.branchId);
  requireSameDay(body.event_date, body.et_date);
  requireHold(body, todayOf(clock));
  await requireIssued(context, { client_id: body.client_id, client_image: body.client_image });
  const enquiry = await lockTurned(db, scope, body);
  const { branch, settings, offer } = await inOnePacket({
    branch: lockBranch(db, body.branchId, 'share'),
    settings: selectSettings(db),
    offer: lockOffer(db, body),
  });
  const overfull = await requireRoom(context, branch, body, isConfirmed(body, 'CAPACITY'));
  const client = await keepPhone(
    context,
    body,
    await findOrCreateClient(context, body, settings.phone_prefixes),
  );
  const tax = await taxOfBooking(db, settings.vat, body.event_date);
  const row = buildEventRow(body, offer, requirePrice(body, offer, { received: 0, tax }), tax);
  await requireFreePlace(db, row, isConfirmed(body, 'PLACE'), todayOf(clock));
  const { facts } = await wherePaid(context, row.branch_id, body.payment ?? {});
  const event = await insertEvent(db, {
    ...row,
    client_id: client.id,
    agreed_by: shownName(user),
    created_by: user.id,
    created_at: clock.now(),
  });
  const daysBefore = Number(settings.days_before);
  const subject = `${client.full_name}, ${event.event_date}`;
  await insertEventItems(db, event.id, body.custom_items ?? []);
  await insertAdditionalItems(db, event.id, body.additional_items ?? []);
  await linkEvent(db, enquiry, event.id);
  const { record } = await inOnePacket({
    claim: claimNewEvent(context, event, facts),
    messages: queueMessages(db, config, { event, client, daysBefore, now: clock.now() }),
    action: recordAction(context, {
      action: 'event.schedule',
      subject,
      entityId: event.id,
      changes: overfull ? [overfilled(overfull)] : [],
    }),
    record: selectEvent(db, event.id),
  });
  return { success: true, event: eventView(record, clock.now()), ...nameDiffers(client, body) };
}
