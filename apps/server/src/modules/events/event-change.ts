/** What an edit makes of an event: the form's values, and the old ones where the form is silent. */
import type { BodyOf, Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import type { Context } from '../../contract/handler.ts';
import type { Database } from '../../db/open-database.ts';
import type { events } from '../../db/tables/events.ts';
import { AppError } from '../../errors.ts';
import { selectEventMoney } from '../ledgers/event-money.ts';
import { lockPackage, selectPackagesById, type PackageRow } from '../packages/package-queries.ts';
import { startOf } from './event-dates.ts';
import { priceOf, type AgreedUnitPrice } from './event-price.ts';
import type { EventRow } from './event-queries.ts';

type Body = BodyOf<'updateEvent'>;

const birrOrNull = (santim: number | null): number | null =>
  santim === null ? null : toBirr(santim);

function completed(event: EventRow, body: Body): Schemas['EventInput'] {
  return {
    packageId: event.package_id ?? 'custom',
    per_person: birrOrNull(event.per_person),
    additional_price: toBirr(event.additional_price),
    discount_amount: toBirr(event.discount_amount),
    // SPEC: D28, a form that does not speak of plates does not take them away.
    additional_plates: event.additional_plates,
    is_fixed: event.is_fixed,
    paid_full: event.paid_full,
    remark: event.remark,
    send_sms: event.send_sms,
    send_schedule: event.send_schedule,
    client_id: event.id_image,
    client_image: event.face_image,
    ...body,
  };
}

/** A package that was taken off the list goes on for the events that have it (D47). */
async function offerOf(
  db: Database,
  event: EventRow,
  { packageId }: Schemas['EventInput'],
): Promise<PackageRow | null> {
  if (typeof packageId !== 'number') return null;
  if (packageId !== event.package_id) return lockPackage(db, packageId, 'share');
  const offer = (await selectPackagesById(db, [packageId])).get(packageId);
  if (offer === undefined) throw new AppError('NOT_FOUND');
  return offer;
}

// SPEC: D27, D156, the price that was agreed on holds within its tier until the package changes or today's is asked for.
function agreedUnitPrice(
  event: EventRow,
  offer: PackageRow | null,
  { use_new_price, num_of_people }: Body,
): AgreedUnitPrice | undefined {
  if (use_new_price === true || offer === null || offer.id !== event.package_id) return undefined;
  const { tier_min: min, tier_max: max } = event;
  const isWithin = min !== null && max !== null && num_of_people >= min && num_of_people <= max;
  const holds = isWithin || num_of_people === event.num_of_people;
  return holds ? { value: toBirr(event.unit_price), min, max } : undefined;
}

export async function changeOf(
  { db }: Context,
  event: EventRow,
  body: Body,
): Promise<Partial<typeof events.$inferInsert>> {
  const input = completed(event, body);
  const offer = await offerOf(db, event, input);
  const { received } = await selectEventMoney(db, event.id);
  const price = agreedUnitPrice(event, offer, body);
  const isSamePackage = offer !== null && offer.id === event.package_id;
  return {
    ...priceOf(input, offer, { price, received: toBirr(received) }),
    branch_id: input.branchId,
    package_id: offer?.id ?? null,
    package_name: isSamePackage ? event.package_name : (offer?.name ?? null),
    event_date: input.event_date,
    time: input.time,
    starts_at: startOf(input.event_date, input.time),
    num_of_people: input.num_of_people,
    is_fixed: input.is_fixed ?? false,
    paid_full: input.paid_full ?? false,
    additional_plates: input.additional_plates ?? 0,
    remark: input.remark?.trim() ?? '',
    send_sms: input.send_sms ?? false,
    send_schedule: input.send_schedule ?? false,
    id_image: input.client_id ?? null,
    face_image: input.client_image ?? null,
  };
}
