/** Events as the kitchen sees them: without money and papers. D134 */
import { eq } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { isOneOf, prepared } from '#db/fast/statements.ts';
import { branches } from '#db/tables/branches.ts';
import { items, packageItems, packages } from '#db/tables/catalogue.ts';
import {
  clients,
  eventAdditionalItems,
  eventItems,
  type EventRow,
  events,
} from '#db/tables/events.ts';
import { employeeAssignments, employees, vendorAssignments, vendors } from '#db/tables/people.ts';
import type { EventRecord } from '../../bookings/events/event-queries.ts';
import { earliestFirst } from '../../bookings/events/event-queries.ts';
import type { Named } from '../../bookings/events/event-parts.ts';

export interface KitchenRecord extends Pick<
  EventRecord,
  'event' | 'branch' | 'items' | 'additionalItems'
> {
  client: Pick<EventRecord['client'], 'full_name'>;
  package: (Named & { items: Named[] }) | null;
  employees: Pick<EventRecord['employees'][number], 'full_name'>[];
  vendors: Pick<EventRecord['vendors'][number], 'name'>[];
}

export const menuOf = ({ package: offer, items }: Pick<KitchenRecord, 'package' | 'items'>) =>
  offer?.items ?? items;

const eventsOfIds = prepared('kitchen_events', (db) =>
  db
    .select({ event: events, branch: { id: branches.id, name: branches.name } })
    .from(events)
    .innerJoin(branches, eq(branches.id, events.branch_id))
    .where(isOneOf(events.id, 'ids'))
    .orderBy(...earliestFirst),
);

const clientsOfIds = prepared('kitchen_clients', (db) =>
  db
    .select({ of: clients.id, full_name: clients.full_name })
    .from(clients)
    .where(isOneOf(clients.id, 'ids')),
);

const packagesOfIds = prepared('kitchen_packages', (db) =>
  db
    .select({ of: packages.id, id: packages.id, name: packages.name })
    .from(packages)
    .where(isOneOf(packages.id, 'ids')),
);

const itemsOfPackages = prepared('kitchen_package_items', (db) =>
  db
    .select({ of: packageItems.package_id, id: items.id, name: items.name })
    .from(packageItems)
    .innerJoin(items, eq(items.id, packageItems.item_id))
    .where(isOneOf(packageItems.package_id, 'ids'))
    .orderBy(packageItems.position),
);

const itemsOfEvents = prepared('kitchen_items', (db) =>
  db
    .select({ of: eventItems.event_id, id: eventItems.item_id, name: eventItems.name })
    .from(eventItems)
    .where(isOneOf(eventItems.event_id, 'ids'))
    .orderBy(eventItems.position),
);

const additionalItemsOfEvents = prepared('kitchen_additional_items', (db) =>
  db
    .select({ of: eventAdditionalItems.event_id, name: eventAdditionalItems.name })
    .from(eventAdditionalItems)
    .where(isOneOf(eventAdditionalItems.event_id, 'ids'))
    .orderBy(eventAdditionalItems.position),
);

const employeesOfEvents = prepared('kitchen_employees', (db) =>
  db
    .select({ of: employeeAssignments.event_id, full_name: employees.full_name })
    .from(employeeAssignments)
    .innerJoin(employees, eq(employees.id, employeeAssignments.employee_id))
    .where(isOneOf(employeeAssignments.event_id, 'ids'))
    .orderBy(employeeAssignments.id),
);

const vendorsOfEvents = prepared('kitchen_vendors', (db) =>
  db
    .select({ of: vendorAssignments.event_id, name: vendors.name })
    .from(vendorAssignments)
    .innerJoin(vendors, eq(vendors.id, vendorAssignments.vendor_id))
    .where(isOneOf(vendorAssignments.event_id, 'ids'))
    .orderBy(vendorAssignments.id),
);

function byOwner<Row extends { of: number }>(rows: readonly Row[]) {
  const owners = Map.groupBy(rows, ({ of }) => of);
  return (id: number) => (owners.get(id) ?? []).map(({ of: _of, ...row }) => row);
}

const idOf = (event: EventRow, column: 'client_id' | 'package_id') => event[column] ?? [];

export async function readRecords(db: Database, ids: readonly number[]): Promise<KitchenRecord[]> {
  const found = await eventsOfIds(db, { ids });
  const listOf = (column: 'client_id' | 'package_id') => ({
    ids: [...new Set(found.flatMap(({ event }) => idOf(event, column)))],
  });
  const clientOf = byOwner(await clientsOfIds(db, listOf('client_id')));
  const packageOf = byOwner(await packagesOfIds(db, listOf('package_id')));
  const contentsOf = byOwner(await itemsOfPackages(db, listOf('package_id')));
  const itemsOf = byOwner(await itemsOfEvents(db, { ids }));
  const additionalOf = byOwner(await additionalItemsOfEvents(db, { ids }));
  const staffOf = byOwner(await employeesOfEvents(db, { ids }));
  const suppliersOf = byOwner(await vendorsOfEvents(db, { ids }));
  return found.map(({ event, branch }) => {
    const [offer] = event.package_id === null ? [] : packageOf(event.package_id);
    return {
      event,
      branch,
      client: clientOf(event.client_id)[0] ?? { full_name: '' },
      package: offer === undefined ? null : { ...offer, items: contentsOf(offer.id) },
      items: itemsOf(event.id),
      additionalItems: additionalOf(event.id),
      employees: staffOf(event.id),
      vendors: suppliersOf(event.id),
    };
  });
}
