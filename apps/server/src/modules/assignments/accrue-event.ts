/** Books what the people of an event cost now; where nothing changed, nothing is posted. */
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../../contract/handler.ts';
import { employeeAssignments } from '../../db/tables/employees.ts';
import { vendorAssignments } from '../../db/tables/vendors.ts';
import type { EventRow } from '../events/event-queries.ts';
import { accrue, vendorDebt, wageDebt } from '../journal/accruals.ts';
import { vendorPriceFor, wageFor } from './assignment-price.ts';

/** A deleted event costs nothing; restored, it costs what it did. */
export async function accrueEvent(context: Context, event: EventRow): Promise<void> {
  const { db } = context;
  const isLive = event.archived_at === null;
  const suppliers = await db
    .select()
    .from(vendorAssignments)
    .where(eq(vendorAssignments.event_id, event.id))
    .orderBy(asc(vendorAssignments.vendor_id));
  for (const assignment of suppliers) {
    const price = isLive ? vendorPriceFor(assignment, event) : 0;
    await accrue(context, event, vendorDebt(assignment.vendor_id, event), price);
  }
  const staff = await db
    .select()
    .from(employeeAssignments)
    .where(eq(employeeAssignments.event_id, event.id))
    .orderBy(asc(employeeAssignments.employee_id));
  for (const assignment of staff) {
    const price = isLive ? wageFor(assignment, event) : 0;
    await accrue(context, event, wageDebt(assignment.employee_id, event), price);
  }
}
