/** Keeps a client's new phone as the second one. */
import type { BodyOf } from '@digis/api-client/contract';
import { normalisePhone } from '@digis/domain';
import { changesBetween, recordAction } from '#action-log/record-action.ts';
import type { Context } from '#contract/handler.ts';
import { clients } from '#db/tables/events.ts';
import { changeClient, type ClientRow, makeFormsStale } from './client-queries.ts';

export async function keepPhone(
  context: Context,
  { add_phone_to, client: form }: Pick<BodyOf<'scheduleEvent'>, 'add_phone_to' | 'client'>,
  client: ClientRow,
): Promise<ClientRow> {
  const { db, clock } = context;
  const { id, full_name, phone_number, secondary_phone: before } = client;
  const secondary_phone = normalisePhone(form.secondary_phone);
  const isNew = secondary_phone !== before && secondary_phone !== phone_number;
  if (add_phone_to !== id || !isNew) return client;
  const change = { secondary_phone };
  await changeClient(db, id, change);
  if (before !== phone_number) {
    const { id: _id, ...same } = client;
    const gone = { archived_at: clock.now(), merged_into: id };
    await db.insert(clients).values({ ...same, phone_number: before, ...gone });
  }
  await makeFormsStale(db, id);
  const changes = changesBetween({ secondary_phone: before }, change);
  const action = { action: 'client.update' as const, subject: full_name, entityId: id };
  await recordAction(context, { ...action, changes });
  return { ...client, ...change };
}
