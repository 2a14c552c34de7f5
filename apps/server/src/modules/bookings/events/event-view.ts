import type { Schemas } from '@digis/api-client/contract';
import { employeesNeeded, menuOf, toBirr } from '@digis/domain';
import { isoToEt, todayIso } from '@digis/ethio-date';
import { holdView } from '../../records/holds/hold.ts';
import { leftOf } from '#modules/records/owed/left.ts';
import { tierView } from '../../records/packages/package-view.ts';
import type { Paper } from './event-parts.ts';
import type { EventRecord } from './event-queries.ts';
import type { EventRow } from '#db/tables/events.ts';
import { namedUser } from '../../records/users/user-names.ts';
import { fieldsOf } from './event-row.ts';
import { paymentOf, stageOf } from './event-stage.ts';

const tierOf = ({ tier_min: min, tier_max: max }: EventRow) =>
  min === null || max === null ? {} : { unit_price_tier: { min, max } };

const priceView = (event: EventRow) => ({
  ...(event.per_person !== null && { per_person: toBirr(event.per_person) }),
  advance_amount: toBirr(event.paid_full ? event.total : event.advance_amount),
  unit_price: toBirr(event.unit_price),
  ...tierOf(event),
  base: toBirr(event.base),
  net: toBirr(event.total - event.vat),
  vat: toBirr(event.vat),
  vat_mode: event.vat_mode,
  vat_rate: event.vat_rate,
  total: toBirr(event.total),
});

function packageView({ event, package: offer }: EventRecord) {
  if (offer === null) return {};
  const { id, name, tiers, items } = offer;
  const prices = tiers.map(tierView);
  return { packageId: id, package: { id, name: event.package_name ?? name, prices, items } };
}

/** D180 */
const placeView = ({ venue, venue_note, contact_name, contact_phone, occasion }: EventRow) => ({
  ...(venue !== '' && { venue }),
  ...(venue_note !== '' && { venue_note }),
  ...((contact_name !== '' || contact_phone !== '') && {
    contact: {
      ...(contact_name !== '' && { name: contact_name }),
      ...(contact_phone !== '' && { phone: contact_phone }),
    },
  }),
  ...(occasion !== null && { occasion }),
});

const optionalView = (event: EventRow) => ({
  ...(event.id_image !== null && { client_id: event.id_image }),
  ...(event.face_image !== null && { client_image: event.face_image }),
  ...placeView(event),
});

/** A suffix such as `/2` marks the second paper with the same number. D162 */
export function paperNumber(
  { event_date, book_no, earlier }: Pick<Paper, 'event_date' | 'book_no' | 'earlier'>,
  eventId: number,
): string {
  const number = book_no ?? `${isoToEt(event_date).year}-${String(eventId).padStart(4, '0')}`;
  return earlier === 0 ? String(number) : `${number}/${earlier + 1}`;
}

/** D183 */
function paperView({ event, paper }: EventRecord) {
  if (paper === null) return {};
  const { id, date, people, venue } = paper;
  const number = paperNumber(paper, event.id);
  const isChanged = (was: unknown, is: unknown): boolean => was !== null && was !== is;
  const is_outdated =
    paper.event_date !== event.event_date ||
    isChanged(paper.time, event.time) ||
    isChanged(people, event.num_of_people) ||
    isChanged(paper.total, event.total) ||
    isChanged(venue, event.venue);
  return {
    paper: { id, number, date, is_outdated, ...(people !== null && { num_of_people: people }) },
  };
}

function deletionView({ event, deletion, received, open }: EventRecord) {
  if (deletion === null || event.archived_at === null) return {};
  const { username, full_name, refunded } = deletion;
  const waits = Math.max(0, -open);
  return {
    deletedAt: event.archived_at.toISOString(),
    deletion: {
      ...(username !== null && { by: namedUser({ username, full_name }) }),
      ...(event.archive_reason !== '' && { reason: event.archive_reason }),
      refunded: toBirr(refunded),
      refund_waits: toBirr(waits),
      kept: toBirr(received - waits),
    },
  };
}

/** D121, D125 */
function derivedView({ event, menus, guestsPerEmployee }: EventRecord) {
  const employees_needed = employeesNeeded(event.num_of_people, guestsPerEmployee);
  const menu = menuOf(menus);
  return { ...(employees_needed !== undefined && { employees_needed }), ...(menu && { menu }) };
}

export function eventView(record: EventRecord, now: Date): Schemas['Event'] {
  const { event, branch, client, items, additionalItems } = record;
  return {
    id: event.id,
    // D22: day and time as the user picked them.
    event_date: `${event.event_date}T${event.time}:00+03:00`,
    starts_at: event.starts_at.toISOString(),
    et_date: isoToEt(event.event_date),
    time: event.time,
    branchId: event.branch_id,
    branch,
    ...packageView(record),
    client,
    num_of_people: event.num_of_people,
    ...(event.guaranteed_people !== null && { guaranteed_people: event.guaranteed_people }),
    ...(event.fasting_people !== null && { fasting_people: event.fasting_people }),
    ...fieldsOf(event),
    items,
    additionalitems: additionalItems,
    ...priceView(event),
    received: toBirr(record.received),
    pending: toBirr(record.open),
    left: toBirr(leftOf(event)),
    stage: stageOf(record, now),
    ...holdView(event, todayIso({ now: now.getTime() })),
    payment: paymentOf(record),
    ...derivedView(record),
    ...paperView(record),
    ...deletionView(record),
    agreed_by: event.agreed_by,
    employees: record.employees.map(({ came, ...one }) => (came ? one : { ...one, came })),
    vendors: record.vendors.map((vendor) => ({ ...vendor, amount: toBirr(vendor.amount) })),
    ...optionalView(event),
    version: event.version,
    createdAt: event.created_at.toISOString(),
  };
}
