/** What belongs to an event, gathered by PostgreSQL into the event's own row: a page of events is one statement. */
import { sql } from 'drizzle-orm';
import {
  items,
  packageItems,
  packages,
  packageTiers,
  type PriceTier,
} from '../../db/tables/catalogue.ts';
import { employeeAssignments, employees } from '../../db/tables/employees.ts';
import { eventAdditionalItems, eventItems, events } from '../../db/tables/events.ts';
import { vendorAssignments, vendors } from '../../db/tables/vendors.ts';

interface Named {
  id: number;
  name: string;
}

/** The package as it is now; its name on the day of booking is the event's own. */
export interface EventPackage extends Named {
  tiers: PriceTier[];
  items: Named[];
}

export interface AssignedEmployee {
  id: number;
  full_name: string;
  phone_number: string;
}

export interface AssignedVendor extends Named {
  category: string;
  pricing: 'fixed' | 'per-person';
  /** Santim, of the day of the assignment. */
  amount: number;
}

const listOf = <T>(
  object: ReturnType<typeof sql>,
  order: ReturnType<typeof sql>,
  from: ReturnType<typeof sql>,
) => sql<T[]>`(SELECT coalesce(json_agg(${object} ORDER BY ${order}), '[]') FROM ${from})`;

const tiers = listOf<PriceTier>(
  sql`json_build_object('min', ${packageTiers.min}, 'max', ${packageTiers.max}, 'value', ${packageTiers.value})`,
  sql`${packageTiers.min}`,
  sql`${packageTiers} WHERE ${packageTiers.package_id} = ${packages.id}`,
);

const dishes = listOf<Named>(
  sql`json_build_object('id', ${items.id}, 'name', ${items.name})`,
  sql`${packageItems.position}`,
  sql`${packageItems} JOIN ${items} ON ${items.id} = ${packageItems.item_id}
    WHERE ${packageItems.package_id} = ${packages.id}`,
);

/** Archived ones too, for old events show their package, and people who have left still stand there (D47). */
export const eventParts = {
  package: sql<EventPackage | null>`(SELECT json_build_object('id', ${packages.id}, 'name', ${packages.name},
      'tiers', ${tiers}, 'items', ${dishes})
    FROM ${packages} WHERE ${packages.id} = ${events.package_id})`,

  items: listOf<Named>(
    sql`json_build_object('id', ${eventItems.item_id}, 'name', ${eventItems.name})`,
    sql`${eventItems.position}`,
    sql`${eventItems} WHERE ${eventItems.event_id} = ${events.id}`,
  ),

  additionalItems: listOf<{ name: string }>(
    sql`json_build_object('name', ${eventAdditionalItems.name})`,
    sql`${eventAdditionalItems.position}`,
    sql`${eventAdditionalItems} WHERE ${eventAdditionalItems.event_id} = ${events.id}`,
  ),

  employees: listOf<AssignedEmployee>(
    sql`json_build_object('id', ${employees.id}, 'full_name', ${employees.full_name},
      'phone_number', ${employees.phone_number})`,
    sql`${employeeAssignments.id}`,
    sql`${employeeAssignments} JOIN ${employees} ON ${employees.id} = ${employeeAssignments.employee_id}
      WHERE ${employeeAssignments.event_id} = ${events.id}`,
  ),

  vendors: listOf<AssignedVendor>(
    sql`json_build_object('id', ${vendors.id}, 'name', ${vendors.name}, 'category', ${vendors.category},
      'pricing', ${vendorAssignments.pricing}, 'amount', ${vendorAssignments.amount})`,
    sql`${vendorAssignments.id}`,
    sql`${vendorAssignments} JOIN ${vendors} ON ${vendors.id} = ${vendorAssignments.vendor_id}
      WHERE ${vendorAssignments.event_id} = ${events.id}`,
  ),
};
