/** Schedules an event with its client, price, claim and messages in one transaction. */
import type { AnswerOf, BodyOf } from '@digis/api-client/contract';
import { recordAction } from '../../action-log/record-action.ts';
import { requireVisible } from '../../auth/branch-scope.ts';
import type { Context } from '../../contract/handler.ts';
import { lockBranch } from '../branches/branch-queries.ts';
import type { ClientRow } from '../clients/client-queries.ts';
import { requireIssued } from '../uploads/require-issued.ts';
import { claimEvent } from './money/claim-event.ts';
import { lockPackage, type PackageRow } from '../packages/package-queries.ts';
import { selectSettings } from '../settings/setting-queries.ts';
import { clientOf, nameDiffers } from './event-client.ts';
import { requireSameDay } from '../../base/addis-days.ts';
import { replaceAdditionalItems, replaceEventItems } from './event-items.ts';
import { queueMessages } from '../outbox/event-messages.ts';
import { priceOf } from './event-price.ts';
import { insertEvent, selectEvent } from './event-queries.ts';
import type { EventRow } from '../../db/tables/events.ts';
import { rowOf } from './event-row.ts';
import { eventView } from './event-view.ts';
import { shownName } from '../users/user-names.ts';

type Body = BodyOf<'scheduleEvent'>;

export async function scheduleEvent(
  context: Context,
  body: Body,
): Promise<AnswerOf<'scheduleEvent'>> {
  const { db, scope, clock, config } = context;
  requireVisible(scope, body.branchId);
  await lockBranch(db, body.branchId, 'share');
  requireSameDay(body.event_date, body.et_date);
  await requireIssued(context, { client_id: body.client_id, client_image: body.client_image });
  const settings = await selectSettings(db);
  const client = await clientOf(context, body, settings.phone_prefixes);
  const event = await insertOf(context, body, client);

  await replaceEventItems(db, event.id, body.custom_items ?? []);
  await replaceAdditionalItems(db, event.id, body.additional_items ?? []);
  await claimEvent(context, event);
  const daysBefore = Number(settings.days_before);
  await queueMessages(db, config, { event, client, daysBefore, now: clock.now() });
  const subject = `${client.full_name}, ${event.event_date}`;
  await recordAction(context, { action: 'event.schedule', subject, entityId: event.id });
  const record = await selectEvent(db, event.id);
  return { success: true, event: eventView(record, clock.now()), ...nameDiffers(client, body) };
}

// SPEC: D99, `custom`, null and nothing all mean a custom event.
function offerOf({ db }: Context, { packageId }: Body): Promise<PackageRow> | null {
  return typeof packageId === 'number' ? lockPackage(db, packageId, 'share') : null;
}

async function insertOf(context: Context, body: Body, client: ClientRow): Promise<EventRow> {
  const { db, clock, user } = context;
  const offer = await offerOf(context, body);
  return insertEvent(db, {
    ...rowOf(body, offer, priceOf(body, offer)),
    client_id: client.id,
    agreed_by: shownName(user),
    created_by: user.id,
    created_at: clock.now(),
  });
}
