import type { BodyOf, Schemas } from '@digis/api-client/contract';
import { agreedPrice, isAnyPhone, normalisePhone, pricedPeople, toBirr } from '@digis/domain';
import { startOf } from '#base/addis-days.ts';
import { AppError, invalid } from '#base/errors.ts';
import { tidyText } from '#base/tidy-text.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import type { EventRow } from '#db/tables/events.ts';
import {
  lockPackage,
  type PackageRow,
  selectPackage,
} from '../../records/packages/package-queries.ts';
import {
  type AgreedUnitPrice,
  type EventPrice,
  type EventTax,
  requirePrice,
} from '../prices/event-price.ts';
import { selectEventMoney } from './money/event-money.ts';
import { taxOfEdit } from '../tax-rules/event-tax.ts';

export const buildEventRow = (
  input: Schemas['EventInput'],
  offer: Pick<PackageRow, 'id' | 'name'> | null,
  price: EventPrice,
  { mode, rate }: EventTax,
) => ({
  ...price,
  vat_mode: mode,
  vat_rate: rate,
  branch_id: input.branchId,
  package_id: offer?.id ?? null,
  package_name: offer?.name ?? null,
  event_date: input.event_date,
  time: input.time,
  starts_at: startOf(input.event_date, input.time),
  num_of_people: input.num_of_people,
  guaranteed_people: input.guaranteed_people ?? null,
  fasting_people: fastingOf(input),
  hold_until: input.hold_until ?? null,
  is_fixed: input.is_fixed ?? false,
  paid_full: input.paid_full ?? false,
  additional_plates: input.additional_plates ?? 0,
  remark: input.remark?.trim() ?? '',
  send_sms: input.send_sms ?? false,
  send_schedule: input.send_schedule ?? false,
  ...placeOf(input),
  id_image: input.client_id ?? null,
  face_image: input.client_image ?? null,
});

/** D175 */
function fastingOf({ fasting_people = null, num_of_people }: Schemas['EventInput']) {
  if ((fasting_people ?? 0) > num_of_people) throw invalid({ fasting_people: 'maximum' });
  return fasting_people;
}

function placeOf({ venue, venue_note, contact, occasion }: Schemas['EventInput']) {
  return {
    venue: tidyText(venue ?? ''),
    venue_note: tidyText(venue_note ?? ''),
    contact_name: tidyText(contact?.name ?? ''),
    contact_phone: requireContactPhone(contact?.phone ?? ''),
    occasion: occasion ?? null,
  };
}

function requireContactPhone(typed: string): string {
  const phone = normalisePhone(typed);
  if (phone !== '' && !isAnyPhone(phone)) throw invalid({ 'contact.phone': 'pattern' });
  return phone;
}

/** Birr. */
export const fieldsOf = (event: EventRow) => ({
  additional_price: toBirr(event.additional_price),
  discount_amount: toBirr(event.discount_amount),
  additional_plates: event.additional_plates,
  is_fixed: event.is_fixed,
  paid_full: event.paid_full,
  remark: event.remark,
  send_sms: event.send_sms,
  send_schedule: event.send_schedule,
});

/** Adds the fields that the form left out; a form without plates keeps them (D28). */
export const completed = (
  event: EventRow,
  body: Schemas['EventUpdate'],
): Schemas['EventInput'] => ({
  ...fieldsOf(event),
  venue: event.venue,
  venue_note: event.venue_note,
  contact: { name: event.contact_name, phone: event.contact_phone },
  occasion: event.occasion,
  hold_until: event.hold_until,
  guaranteed_people: event.guaranteed_people,
  fasting_people: event.fasting_people,
  packageId: event.package_id ?? 'custom',
  per_person: event.per_person === null ? null : toBirr(event.per_person),
  client_id: event.id_image,
  client_image: event.face_image,
  ...body,
});

type Body = BodyOf<'updateEvent'>;

/**
 * The event's own package stays even if archived (D47). D99: null, absent and `custom` are equal.
 */
export async function lockOffer(
  db: Database,
  { packageId }: Pick<Schemas['EventInput'], 'packageId'>,
  event?: EventRow,
): Promise<PackageRow | null> {
  if (typeof packageId !== 'number') return null;
  if (packageId !== event?.package_id) return lockPackage(db, packageId, 'share');
  const offer = await selectPackage(db, packageId);
  if (offer === undefined) throw new AppError('NOT_FOUND');
  return offer;
}

/** Kept unless the present price is requested or the tier no longer applies. */
function agreedUnitPrice(
  event: EventRow,
  offer: PackageRow | null,
  { use_new_price, num_of_people, guaranteed_people: guaranteed = event.guaranteed_people }: Body,
): AgreedUnitPrice | undefined {
  if (use_new_price === true || offer === null) return undefined;
  const { package_id: packageId, tier_min: min, tier_max: max } = event;
  const { num_of_people: before, guaranteed_people } = event;
  const people = pricedPeople({ people: before, guaranteed: guaranteed_people });
  const now = pricedPeople({ people: num_of_people, guaranteed });
  const tier = min === null || max === null ? undefined : { min, max };
  const agreed = { packageId, people, unitPrice: toBirr(event.unit_price), tier };
  const value = agreedPrice(agreed, { packageId: offer.id, people: now });
  return value === undefined ? undefined : { value, min, max };
}

export async function buildEventChange(
  { db }: Context,
  event: EventRow,
  body: Body,
): Promise<ReturnType<typeof buildEventRow>> {
  const input = completed(event, body);
  const offer = await lockOffer(db, input, event);
  const { received } = await selectEventMoney(db, event.id);
  if (received > 0 && input.hold_until) throw invalid({ hold_until: 'notAllowed' });
  const price = agreedUnitPrice(event, offer, body);
  const tax = await taxOfEdit(db, event, input.event_date);
  const agreed = { price, received: toBirr(received), tax };
  const row = buildEventRow(input, offer, requirePrice(input, offer, agreed), tax);
  return offer?.id === event.package_id ? { ...row, package_name: event.package_name } : row;
}
