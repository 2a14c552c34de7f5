/** Who is assigned to which event, as the lists show them. */
import { asc, eq, inArray } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import type { Database } from '../../db/open-database.ts';
import { employeeAssignments, employees } from '../../db/tables/employees.ts';
import { vendorAssignments, vendors } from '../../db/tables/vendors.ts';

export interface AssignedPeople {
  employees: Schemas['EventEmployee'][];
  vendors: Schemas['EventVendor'][];
}

/** Of each event by its id; people who have left the business still stand there (D47). */
export async function selectAssigned(
  db: Database,
  eventIds: readonly number[],
): Promise<(eventId: number) => AssignedPeople> {
  const staff = await db
    .select({ event_id: employeeAssignments.event_id, employee: employees })
    .from(employeeAssignments)
    .innerJoin(employees, eq(employees.id, employeeAssignments.employee_id))
    .where(inArray(employeeAssignments.event_id, [...eventIds]))
    .orderBy(asc(employeeAssignments.id));
  const suppliers = await db
    .select({ assignment: vendorAssignments, vendor: vendors })
    .from(vendorAssignments)
    .innerJoin(vendors, eq(vendors.id, vendorAssignments.vendor_id))
    .where(inArray(vendorAssignments.event_id, [...eventIds]))
    .orderBy(asc(vendorAssignments.id));
  return (eventId) => ({
    employees: staff
      .filter(({ event_id }) => event_id === eventId)
      .map(({ employee: { id, full_name, phone_number } }) => ({ id, full_name, phone_number })),
    vendors: suppliers
      .filter(({ assignment }) => assignment.event_id === eventId)
      .map(({ assignment: { pricing, amount }, vendor: { id, name, category } }) => ({
        id,
        name,
        category,
        pricing,
        amount: toBirr(amount),
      })),
  });
}
