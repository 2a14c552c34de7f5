/** The parts of an event as JSON, so that a page of events is one statement. D121 */
import type { Menu } from '@digis/domain';
import { sql } from 'drizzle-orm';
import { agreements } from '#db/tables/agreements.ts';
import { settings } from '#db/tables/branches.ts';
import { defaultSettings } from '../../records/settings/setting-queries.ts';
import { jsonListOf, jsonOf } from '#db/fast/statements.ts';
import { contentsOfPackage, tiersOfPackage } from '../../records/packages/package-queries.ts';
import { items, packageItems, packages, type PriceTier } from '#db/tables/catalogue.ts';
import { employeeAssignments, employees, vendorAssignments, vendors } from '#db/tables/people.ts';
import { pending } from '#db/tables/journal.ts';
import { users } from '#db/tables/users.ts';
import { eventAdditionalItems, eventItems, events } from '#db/tables/events.ts';

export const guestsPerEmployee = sql<number>`coalesce((SELECT ${settings.value}::int FROM ${settings}
  WHERE ${settings.name} = 'guests_per_employee'), ${sql.raw(defaultSettings.guests_per_employee)})`;

export interface Named {
  id: number;
  name: string;
}

export interface EventPackage extends Named {
  tiers: PriceTier[];
  items: Named[];
}

export interface AssignedEmployee {
  id: number;
  full_name: string;
  phone_number: string;
  came: boolean;
}

export interface AssignedVendor extends Named {
  category: string;
  pricing: 'fixed' | 'per-person';
  /** Santim. */
  amount: number;
}

/** The figures of the newest agreement. D183 */
export interface Paper {
  id: number;
  book_no: number | null;
  earlier: number;
  date: string;
  event_date: string;
  /** null: older than these columns. */
  people: number | null;
  total: number | null;
  time: string | null;
  venue: string | null;
}

export interface Deletion {
  username: string | null;
  full_name: string | null;
  /** Santim. */
  refunded: number;
}

const { username, full_name } = users;

const refunded = sql<number>`(SELECT coalesce(sum(${pending.amount}), 0) FROM ${pending}
  WHERE ${pending.event_id} = ${events.id} AND ${pending.state} = 'accepted'
    AND ${pending.transact_type} = 'out' AND ${pending.created_at} >= ${events.archived_at})`;

const deletion = sql<Deletion | null>`CASE WHEN ${events.archived_at} IS NULL THEN NULL ELSE
  (SELECT ${jsonOf<Deletion>({ username, full_name, refunded })} FROM (SELECT) AS one
   LEFT JOIN ${users} ON ${users.id} = ${events.archived_by}) END`;

const { id, book_no, copy_no, date, event_date, people, total, time, venue } = agreements;

const earlier = sql<number>`coalesce(${copy_no}, (SELECT count(*)::int FROM ${agreements} AS every
  WHERE every.event_id = ${events.id} AND every.book_no IS NULL)) - 1`;

const paper = sql<Paper | null>`(SELECT ${jsonOf<Paper>({ id, book_no, earlier, date, event_date, people, total, time, venue })}
  FROM ${agreements} WHERE ${agreements.event_id} = ${events.id} ORDER BY ${agreements.id} DESC LIMIT 1)`;

const menus = sql<(Menu | null)[]>`(SELECT coalesce(json_agg(${items.menu}), '[]') FROM ${items}
  WHERE ${items.id} IN (SELECT ${packageItems.item_id} FROM ${packageItems}
      WHERE ${packageItems.package_id} = ${events.package_id}
    UNION ALL SELECT ${eventItems.item_id} FROM ${eventItems}
      WHERE ${events.package_id} IS NULL AND ${eventItems.event_id} = ${events.id}))`;

const offer = jsonOf<EventPackage>({
  id: packages.id,
  name: packages.name,
  tiers: tiersOfPackage,
  items: contentsOfPackage(jsonOf<Named>({ id: items.id, name: items.name })),
});

/** Old events keep archived packages and people (D47). */
export const eventParts = {
  menus,
  paper,
  deletion,
  guestsPerEmployee,

  package: sql<EventPackage | null>`(SELECT ${offer} FROM ${packages}
    WHERE ${packages.id} = ${events.package_id})`,

  items: jsonListOf(
    jsonOf<Named>({ id: eventItems.item_id, name: eventItems.name }),
    sql`${eventItems} WHERE ${eventItems.event_id} = ${events.id}`,
    eventItems.position,
  ),

  additionalItems: jsonListOf(
    jsonOf<{ name: string }>({ name: eventAdditionalItems.name }),
    sql`${eventAdditionalItems} WHERE ${eventAdditionalItems.event_id} = ${events.id}`,
    eventAdditionalItems.position,
  ),

  employees: jsonListOf(
    jsonOf<AssignedEmployee>({
      id: employees.id,
      full_name: employees.full_name,
      phone_number: employees.phone_number,
      came: employeeAssignments.came,
    }),
    sql`${employeeAssignments} JOIN ${employees} ON ${employees.id} = ${employeeAssignments.employee_id}
      WHERE ${employeeAssignments.event_id} = ${events.id}`,
    employeeAssignments.id,
  ),

  vendors: jsonListOf(
    jsonOf<AssignedVendor>({
      id: vendors.id,
      name: vendors.name,
      category: vendors.category,
      pricing: vendorAssignments.pricing,
      amount: vendorAssignments.amount,
    }),
    sql`${vendorAssignments} JOIN ${vendors} ON ${vendors.id} = ${vendorAssignments.vendor_id}
      WHERE ${vendorAssignments.event_id} = ${events.id}`,
    vendorAssignments.id,
  ),
};
