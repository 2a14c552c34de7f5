/** Turns what was read into what is written: the two name a few fields differently (SPEC: D36). */
import type { Schemas } from './contract.ts';

/** The update that changes nothing; a form starts from it. */
export function eventUpdateOf(event: Schemas['Event']): Schemas['EventUpdate'] {
  const { client } = event;
  return {
    id: event.id,
    version: event.version,
    client: {
      name: client.full_name,
      primary_phone: client.phone_number,
      secondary_phone: client.secondary_phone,
    },
    packageId: event.packageId ?? 'custom',
    event_date: event.event_date.slice(0, 'yyyy-mm-dd'.length),
    time: event.time,
    et_date: event.et_date,
    num_of_people: event.num_of_people,
    advance_amount: event.advance_amount,
    additional_plates: event.additional_plates,
    additional_price: event.additional_price,
    discount_amount: event.discount_amount,
    custom_items: event.items.map(({ id }) => id),
    additional_items: event.additionalitems.map(({ name }) => name),
    remark: event.remark ?? '',
    per_person: event.per_person ?? null,
    is_fixed: event.is_fixed,
    paid_full: event.paid_full,
    send_sms: event.send_sms,
    send_schedule: event.send_schedule,
    client_id: event.client_id ?? null,
    client_image: event.client_image ?? null,
    branchId: event.branchId,
  };
}

/** The update that changes nothing. */
export function packageUpdateOf(read: Schemas['Package']): Schemas['PackageUpdate'] {
  const { id, name, items, prices } = read;
  return { id, name, items: items.map((item) => item.id), pricing: prices };
}
