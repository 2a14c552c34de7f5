/** What an assignment costs: by the rates it was made at, and the event as it is now. */
import { isAfterMidnight } from '@digis/ethio-date';
import type { employeeAssignments } from '../../db/tables/employees.ts';
import type { vendorAssignments } from '../../db/tables/vendors.ts';
import type { EventRow } from '../events/event-queries.ts';

type Wages = Pick<
  typeof employeeAssignments.$inferSelect,
  'wage_type' | 'event_wage' | 'afternoon_wage' | 'evening_wage'
>;
type Rate = Pick<typeof vendorAssignments.$inferSelect, 'pricing' | 'amount'>;

const eveningBegins = '18:00';

// SPEC: D54, from 18:00 to 05:59 it is evening; every other hour is paid as an afternoon.
const isEvening = (time: string): boolean => time >= eveningBegins || isAfterMidnight(time);

export function wageFor(wages: Wages, { time }: Pick<EventRow, 'time'>): number {
  if (wages.wage_type === 'fixed') return wages.event_wage;
  return isEvening(time) ? wages.evening_wage : wages.afternoon_wage;
}

export const vendorPriceFor = (
  { pricing, amount }: Rate,
  { num_of_people }: Pick<EventRow, 'num_of_people'>,
): number => (pricing === 'fixed' ? amount : amount * num_of_people);
