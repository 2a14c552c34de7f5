// D149
import { requireAdmin } from '#auth/require-permission.ts';
import { eq } from 'drizzle-orm';
import type { BodyOf } from '@digis/api-client/contract';
import { recordAction } from '#action-log/record-action.ts';
import type { Context } from '#contract/handler.ts';
import { clients, events } from '#db/tables/events.ts';
import { AppError, invalid } from '#base/errors.ts';
import { changeClient, lockClient, makeFormsStale, type ClientRow } from '../client-queries.ts';

/** Merges client `id` into client `into`, who gets the values they lack. */
export async function mergeClients(
  context: Context,
  { id, into, tin }: BodyOf<'mergeClients'>,
): Promise<void> {
  const { db, clock, user } = context;
  requireAdmin(user);
  if (id === into) throw invalid({ into: 'duplicate' });
  // Ordered, against deadlocks of concurrent merges.
  const rows = new Map<number, ClientRow>();
  for (const one of [id, into].toSorted((a, b) => a - b)) {
    rows.set(one, await lockClient(db, one, null));
  }
  const [gone, kept] = [rows.get(id), rows.get(into)];
  if (gone === undefined || kept === undefined) throw new AppError('NOT_FOUND');
  if (gone.branch_id !== kept.branch_id) throw invalid({ into: 'notAllowed' });

  if (tin === undefined && hasTwoTins(kept, gone)) throw invalid({ tin: 'required' });

  await makeFormsStale(db, id);
  await db.update(events).set({ client_id: into }).where(eq(events.client_id, id));
  await db.update(clients).set({ merged_into: into }).where(eq(clients.merged_into, id));
  const { id: _kept, ...fields } = mergedFields(kept, gone, tin);
  await changeClient(db, into, fields);
  await changeClient(db, id, { archived_at: clock.now(), merged_into: into });
  const subject = `${gone.full_name} → ${kept.full_name}`;
  await recordAction(context, { action: 'client.merge', subject, entityId: into });
}

const hasOnePhone = ({ phone_number, secondary_phone }: ClientRow) =>
  phone_number === secondary_phone;

const hasTwoTins = (kept: ClientRow, gone: ClientRow): boolean =>
  kept.tin !== '' && gone.tin !== '' && kept.tin !== gone.tin;

/** The values of the remaining client. A new column must be added here. D149 */
const mergedFields = (kept: ClientRow, gone: ClientRow, tin?: string) =>
  ({
    id: kept.id,
    full_name: kept.full_name,
    phone_number: kept.phone_number,
    secondary_phone: hasOnePhone(kept) ? gone.phone_number : kept.secondary_phone,
    client_image: kept.client_image ?? gone.client_image,
    id_image: kept.id_image ?? gone.id_image,
    branch_id: kept.branch_id,
    merged_into: null,
    tin: tin ?? (kept.tin || gone.tin),
    withholds: kept.withholds || gone.withholds,
    photos_ended_at:
      gone.client_image === null && gone.id_image === null ? kept.photos_ended_at : null,
    created_at: kept.created_at < gone.created_at ? kept.created_at : gone.created_at,
    archived_at: null,
  }) satisfies ClientRow;
