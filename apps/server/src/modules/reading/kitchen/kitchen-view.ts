/** The kitchen's view of events: without prices and the phones of clients. D134 */
import type { Schemas } from '@digis/api-client/contract';
import { amountFor, type Dish, guestsOfItems, type Portion } from '@digis/domain';
import { type KitchenRecord, menuOf } from './kitchen-records.ts';
import type { ItemFacts } from './kitchen-queries.ts';
import { type Printed, printedView, saidOf } from './printed-sheets.ts';

interface Kitchen {
  facts: ReadonlyMap<number, ItemFacts>;
  twins: ReadonlyMap<number, readonly number[]>;
  /** Percent. */
  buffer: number;
}

const dishOf = ({ id, menu, kind }: ItemFacts): Dish => ({
  id,
  menu,
  isEaten: kind === 'food' || kind === 'drink',
});

function itemView(
  { id, name, menu, kind, unit, per_guest }: ItemFacts,
  groups: readonly number[],
  buffer: number,
): Schemas['KitchenItem'] {
  const guests = groups.reduce((sum, group) => sum + group, 0);
  const said = {
    id,
    name,
    kind,
    guests,
    ...(menu !== null && { menu }),
    ...(unit !== null && { unit }),
  };
  if (per_guest === null) return said;
  const portions: Portion[] = groups.map((group) => ({ guests: group, perGuest: per_guest }));
  return { ...said, per_guest, amount: amountFor(portions, { unit: unit ?? 'pcs', buffer }) };
}

type Served = ReadonlyMap<number, number>;

function servedOf({ event, ...record }: KitchenRecord, { facts, twins }: Kitchen): Served {
  const { num_of_people: people, additional_plates: plates, fasting_people } = event;
  const dishesOf = (ids: readonly number[]) => ids.flatMap((id) => facts.get(id) ?? []).map(dishOf);
  const twin = event.package_id === null ? undefined : twins.get(event.package_id);
  return guestsOfItems(
    { people, plates, fasting: fasting_people ?? 0 },
    dishesOf(menuOf(record).map(({ id }) => id)),
    twin === undefined ? null : dishesOf(twin),
  );
}

function placeView({ venue, venue_note, contact_name, contact_phone }: KitchenRecord['event']) {
  const name = contact_name === '' ? {} : { name: contact_name };
  const phone = contact_phone === '' ? {} : { phone: contact_phone };
  return {
    ...(venue !== '' && { venue }),
    ...(venue_note !== '' && { venue_note }),
    ...((contact_name !== '' || contact_phone !== '') && { contact: { ...name, ...phone } }),
  };
}

export function kitchenEvent(
  record: KitchenRecord,
  kitchen: Kitchen,
  printed: Printed,
): Schemas['KitchenEvent'] {
  const { event, branch, client, package: offer } = record;
  const served = servedOf(record, kitchen);
  return {
    id: event.id,
    event_date: event.event_date,
    time: event.time,
    branch,
    client: client.full_name,
    ...(offer !== null && { package: event.package_name ?? offer.name }),
    people: event.num_of_people,
    plates: event.additional_plates,
    fasting: event.fasting_people ?? 0,
    items: viewOf(new Map([...served].map(([id, guests]) => [id, [guests]])), kitchen),
    additional_items: record.additionalItems.map(({ name }) => name),
    remark: event.remark,
    staff: record.employees.map(({ full_name }) => full_name),
    vendors: record.vendors.map(({ name }) => name),
    hours: loadHours(event.time),
    said: saidOf(record),
    printed: printedView(record, printed),
    ...placeView(event),
  };
}

const viewOf = (
  groups: ReadonlyMap<number, readonly number[]>,
  { facts, buffer }: Kitchen,
): Schemas['KitchenItem'][] =>
  [...groups].flatMap(([id, guests]) => {
    const item = facts.get(id);
    return item === undefined ? [] : [itemView(item, guests, buffer)];
  });

export function kitchenTotals(
  records: readonly KitchenRecord[],
  kitchen: Kitchen,
): Schemas['KitchenTotal'][] {
  const branches = Map.groupBy(records, ({ branch }) => branch.id);
  return [...branches.values()].flatMap((ofBranch) => {
    const [first] = ofBranch;
    if (first === undefined) return [];
    const groups = new Map<number, number[]>();
    for (const record of ofBranch)
      for (const [id, guests] of servedOf(record, kitchen))
        groups.set(id, [...(groups.get(id) ?? []), guests]);
    return [{ branch: first.branch, items: viewOf(groups, kitchen) }];
  });
}

const DAY = 24 * 60;
const LEAVES_BEFORE = 90;
const ARRIVES_BEFORE = 60;

const two = (figure: number) => String(figure).padStart(2, '0');

function before(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = (hour * 60 + minute - minutes + DAY) % DAY;
  return `${two(Math.floor(at / 60))}:${two(at % 60)}`;
}

const loadHours = (time: string): Schemas['LoadHours'] => ({
  leave: before(time, LEAVES_BEFORE),
  arrive: before(time, ARRIVES_BEFORE),
  serve: time,
});
