import { and, eq, ne } from 'drizzle-orm';
import type { BodyOf, Schemas } from '@digis/api-client/contract';
import { foldHomophones, isMobilePhone, normalisePhone } from '@digis/domain';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import { clients, type EventRow, events } from '#db/tables/events.ts';
import { AppError, invalid } from '#base/errors.ts';
import { tidyText } from '#base/tidy-text.ts';
import {
  changeClient,
  findOrInsertClient,
  selectKnownClients,
  type ClientRow,
} from '../../records/clients/client-queries.ts';

type Form = Pick<BodyOf<'scheduleEvent'>, 'client' | 'client_id' | 'client_image' | 'branchId'>;
type Phones = Pick<ClientRow, 'phone_number' | 'secondary_phone'>;

/** Phone rules made later do not apply to a number the client already had. */
export function requirePhones(
  { client }: Pick<Form, 'client'>,
  prefixes: string,
  known?: Phones,
): Phones {
  return {
    phone_number: requirePhone(client, 'primary_phone', prefixes, known?.phone_number),
    secondary_phone: requirePhone(client, 'secondary_phone', prefixes, known?.secondary_phone),
  };
}

export function requirePhone<Field extends 'primary_phone' | 'secondary_phone'>(
  client: Pick<Form['client'], Field>,
  field: Field,
  prefixes: string,
  known?: string,
): string {
  const phone = normalisePhone(client[field]);
  if (phone !== known && !isMobilePhone(phone, prefixes.split(','))) {
    throw invalid({ [`client.${field}`]: 'pattern' });
  }
  return phone;
}

/** D34: if the phone is known under another name, that name stays and is reported. */
export function findOrCreateClient(
  context: Context,
  form: Form,
  prefixes: string,
): Promise<ClientRow> {
  return findOrInsert(context, form, requirePhones(form, prefixes));
}

const findOrInsert = ({ db, clock }: Context, form: Form, phones: Phones): Promise<ClientRow> =>
  findOrInsertClient(db, {
    ...phones,
    full_name: tidyText(form.client.name),
    id_image: form.client_id ?? null,
    client_image: form.client_image ?? null,
    branch_id: form.branchId,
    created_at: clock.now(),
  });

/** D34: renames if it is the client's only event, or confirmed. */
export async function changeClientOfEvent(
  context: Context,
  event: EventRow,
  body: BodyOf<'updateEvent'>,
  prefixes: string,
): Promise<ClientRow> {
  const { db } = context;
  const current = await lockClientOf(db, event);
  const phones = requirePhones(body, prefixes, current);
  const client = await findOrChangeClient(context, { event, current, phones, body });
  if (client.id !== current.id) return client;
  // False if the client was merged after the form was opened.
  const isOwnPhone = phones.phone_number === client.phone_number;
  const mayRename =
    body.rename_client === true || (isOwnPhone && (await isOnlyEvent(db, client.id, event.id)));
  const change = {
    secondary_phone: phones.secondary_phone,
    full_name: mayRename ? tidyText(body.client.name) : client.full_name,
    id_image: client.id_image ?? brought(body.client_id, event.id_image),
    client_image: client.client_image ?? brought(body.client_image, event.face_image),
  };
  await changeClient(db, client.id, change);
  return { ...client, ...change };
}

/** An image that the form did not change may have been removed from the client since. */
const brought = (path: string | null | undefined, before: string | null): string | null =>
  path === before ? null : (path ?? null);

/** Another client, unless the phone is unused and the old one has only this event. */
async function findOrChangeClient(
  context: Context,
  {
    event,
    current,
    phones,
    body,
  }: { event: EventRow; current: ClientRow; phones: Phones; body: Form },
): Promise<ClientRow> {
  const { db } = context;
  const { phone_number } = phones;
  if (body.branchId !== event.branch_id) return findOrInsert(context, body, phones);
  if (phone_number === current.phone_number) return current;
  const [known] = await selectKnownClients(db, phone_number, event.branch_id);
  if (known === undefined && (await isOnlyEvent(db, current.id, event.id))) {
    await changeClient(db, current.id, { phone_number });
    return { ...current, phone_number };
  }
  return findOrInsert(context, body, phones);
}

async function lockClientOf(db: Database, { client_id }: EventRow): Promise<ClientRow> {
  const [row] = await db
    .select()
    .from(clients)
    .where(eq(clients.id, client_id))
    .for('no key update');
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

const isOnlyEvent = async (db: Database, clientId: number, eventId: number): Promise<boolean> =>
  (await db.$count(events, and(eq(events.client_id, clientId), ne(events.id, eventId)))) === 0;

export function nameDiffers(
  { full_name: kept }: ClientRow,
  form: Form,
): { name_differs?: Schemas['NameDiffers'] } {
  const given = tidyText(form.client.name);
  return foldHomophones(kept) === foldHomophones(given) ? {} : { name_differs: { kept, given } };
}
