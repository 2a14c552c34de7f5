/** An event's own columns: written from the form, and read back as the form's fields. */
import type { Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import type { PackageRow } from '../packages/package-queries.ts';
import { startOf } from './event-dates.ts';
import type { EventPrice } from './event-price.ts';
import type { EventRow } from './event-queries.ts';

/** What an insert and an update write; `offer` is null for a custom event. */
export const rowOf = (
  input: Schemas['EventInput'],
  offer: Pick<PackageRow, 'id' | 'name'> | null,
  price: EventPrice,
) => ({
  ...price,
  branch_id: input.branchId,
  package_id: offer?.id ?? null,
  package_name: offer?.name ?? null,
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
});

/** The fields that are read and written alike, in birr. */
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

/** An update with the old values where the form is silent: one that does not speak of plates does not take them away (D28). */
export const completed = (
  event: EventRow,
  body: Schemas['EventUpdate'],
): Schemas['EventInput'] => ({
  ...fieldsOf(event),
  packageId: event.package_id ?? 'custom',
  per_person: event.per_person === null ? null : toBirr(event.per_person),
  client_id: event.id_image,
  client_image: event.face_image,
  ...body,
});
