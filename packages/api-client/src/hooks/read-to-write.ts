/** Converts a record that was read into the body of its update; a few names differ. D36 */
import type { components } from '../generated/schema.ts';

type Schemas = components['schemas'];

function sameOf({
  starts_at: _startsAt,
  branch: _branch,
  package: _package,
  items: _items,
  additionalitems: _additionalItems,
  agreed_by: _agreedBy,
  employees: _employees,
  vendors: _vendors,
  unit_price: _unitPrice,
  unit_price_tier: _unitPriceTier,
  base: _base,
  net: _net,
  vat: _vat,
  vat_mode: _vatMode,
  vat_rate: _vatRate,
  total: _total,
  received: _received,
  pending: _pending,
  left: _left,
  stage: _stage,
  hold: _hold,
  payment: _payment,
  employees_needed: _employeesNeeded,
  menu: _menu,
  paper: _paper,
  createdAt: _createdAt,
  deletedAt: _deletedAt,
  deletion: _deletion,
  ...same
}: Schemas['Event']) {
  // Fails to compile for a new read-only field until the lines above name it.
  return same satisfies Record<Exclude<keyof typeof same, keyof Schemas['EventUpdate']>, never>;
}

/** Returns an update that changes nothing, from which a form starts. */
export function eventUpdateOf(event: Schemas['Event']): Schemas['EventUpdate'] {
  const { client } = event;
  return {
    ...sameOf(event),
    client: {
      name: client.full_name,
      primary_phone: client.phone_number,
      secondary_phone: client.secondary_phone,
    },
    packageId: event.packageId ?? 'custom',
    event_date: event.event_date.slice(0, 'yyyy-mm-dd'.length),
    custom_items: event.items.map(({ id }) => id),
    additional_items: event.additionalitems.map(({ name }) => name),
    // These fields are absent in an answer, but null or empty in an update.
    remark: event.remark ?? '',
    venue: event.venue ?? '',
    venue_note: event.venue_note ?? '',
    contact: { name: event.contact?.name ?? '', phone: event.contact?.phone ?? '' },
    occasion: event.occasion ?? null,
    hold_until: event.hold_until ?? null,
    guaranteed_people: event.guaranteed_people ?? null,
    fasting_people: event.fasting_people ?? null,
    per_person: event.per_person ?? null,
    client_id: event.client_id ?? null,
    client_image: event.client_image ?? null,
  };
}

/** Returns an update that changes nothing. */
export function packageUpdateOf(read: Schemas['Package']): Schemas['PackageUpdate'] {
  const { id, name, items, prices, terms = '', fasting_package: twin } = read;
  return {
    id,
    name,
    items: items.map((item) => item.id),
    pricing: prices,
    terms,
    fasting_package: twin?.id ?? null,
  };
}
