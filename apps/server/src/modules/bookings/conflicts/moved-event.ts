import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Schemas } from '@digis/api-client/contract';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import type { EventRow } from '#db/tables/events.ts';
import { employeeAssignments, employees, vendorAssignments, vendors } from '#db/tables/people.ts';
import { requireNoConflict, selectEmployeeClashes, selectVendorClashes } from './conflicts.ts';

/** `event`: the new state, locked. */
export async function requireFreePeople(
  context: Pick<Context, 'db' | 'scope' | 'clock'>,
  event: EventRow,
  isForced: boolean,
): Promise<Schemas['Conflict'][]> {
  const { db } = context;
  const staff = await holdEmployees(db, event.id);
  const suppliers = await holdVendors(db, event.id);
  if (staff.length + suppliers.length === 0) return [];
  return requireNoConflict(context, isForced, async (near) => [
    ...(await selectEmployeeClashes(db, event, staff, near)),
    ...(await selectVendorClashes(db, event, suppliers, near)),
  ]);
}

/** Locks in the order of an assignment: employees by id, then vendors. */
async function holdEmployees(db: Database, eventId: number): Promise<number[]> {
  const ofEvent = db
    .select({ id: employeeAssignments.employee_id })
    .from(employeeAssignments)
    .where(and(eq(employeeAssignments.event_id, eventId), employeeAssignments.came));
  const rows = await db
    .select({ id: employees.id })
    .from(employees)
    .where(inArray(employees.id, ofEvent))
    .orderBy(asc(employees.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}

async function holdVendors(db: Database, eventId: number): Promise<number[]> {
  const ofEvent = db
    .select({ id: vendorAssignments.vendor_id })
    .from(vendorAssignments)
    .where(eq(vendorAssignments.event_id, eventId));
  const rows = await db
    .select({ id: vendors.id })
    .from(vendors)
    .where(inArray(vendors.id, ofEvent))
    .orderBy(asc(vendors.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}
