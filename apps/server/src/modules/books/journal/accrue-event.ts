import { multiply } from '@digis/domain';
import { isAfterMidnight } from '@digis/ethio-date';
import { asc, eq } from 'drizzle-orm';
import { invalid } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import { inOnePacket } from '#db/fast/pipelined-session.ts';
import { employeeAssignments, type employees, vendorAssignments } from '#db/tables/people.ts';
import type { EventRow } from '#db/tables/events.ts';
import { accrue, selectBooked, vendorDebt, wageDebt } from './accruals.ts';

/** A deleted event costs nothing. */
export async function accrueEvent(context: Context, event: EventRow): Promise<void> {
  const { db } = context;
  const isLive = event.archived_at === null;
  const { booked, suppliers, staff } = await inOnePacket({
    booked: selectBooked(db, event.id),
    suppliers: db
      .select()
      .from(vendorAssignments)
      .where(eq(vendorAssignments.event_id, event.id))
      .orderBy(asc(vendorAssignments.vendor_id)),
    staff: db
      .select()
      .from(employeeAssignments)
      .where(eq(employeeAssignments.event_id, event.id))
      .orderBy(asc(employeeAssignments.employee_id)),
  });
  for (const assignment of suppliers) {
    const price = isLive ? payableFor(assignment, event, 'num_of_people') : 0;
    await accrue(context, event, vendorDebt(assignment.vendor_id), price, booked);
  }
  for (const assignment of staff) {
    const price = isLive ? wageFor(assignment, event) : 0;
    await accrue(context, event, wageDebt(assignment.employee_id), price, booked);
  }
}

type Wages = Pick<
  typeof employeeAssignments.$inferSelect,
  'wage_type' | 'event_wage' | 'afternoon_wage' | 'evening_wage'
>;
type Rate = Pick<typeof vendorAssignments.$inferSelect, 'pricing' | 'amount'>;

const eveningBegins = '18:00';

// D54
const isEvening = (time: string): boolean => time >= eveningBegins || isAfterMidnight(time);

export const ratesOf = (employee: typeof employees.$inferSelect): Wages => ({
  wage_type: employee.wage_type,
  event_wage: employee.event_wage ?? 0,
  afternoon_wage: employee.afternoon_wage ?? 0,
  evening_wage: employee.evening_wage ?? 0,
});

// D185
export function wageFor(
  wages: Wages & { came?: boolean },
  { time }: Pick<EventRow, 'time'>,
): number {
  if (wages.came === false) return 0;
  if (wages.wage_type === 'fixed') return wages.event_wage;
  return isEvening(time) ? wages.evening_wage : wages.afternoon_wage;
}

export function payableFor(
  { pricing, amount }: Rate,
  { num_of_people }: Pick<EventRow, 'num_of_people'>,
  field: 'num_of_people' | 'vendors',
): number {
  const price = pricing === 'fixed' ? amount : multiply(amount, num_of_people);
  if (price === undefined) throw invalid({ [field]: 'maximum' });
  return price;
}

export const vendorPriceFor = (
  { pricing, amount }: Rate,
  { num_of_people }: Pick<EventRow, 'num_of_people'>,
): number => (pricing === 'fixed' ? amount : amount * num_of_people);
