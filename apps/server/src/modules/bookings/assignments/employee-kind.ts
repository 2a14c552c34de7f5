import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { employeeAssignments, employees } from '#db/tables/people.ts';
import { selectEmployeeClashes } from '../conflicts/conflicts.ts';
import { accrue, wageDebt } from '../../books/journal/accruals.ts';
import { ratesOf, wageFor } from '../../books/journal/accrue-event.ts';
import type { Kind } from './assign-people.ts';

export const employeeKind: Kind<typeof employees.$inferSelect> = {
  field: 'employees',
  action: 'event.assign_employees',
  selectAssigned: (db, eventId) =>
    db
      .select({ id: employeeAssignments.employee_id, name: employees.full_name })
      .from(employeeAssignments)
      .innerJoin(employees, eq(employees.id, employeeAssignments.employee_id))
      .where(eq(employeeAssignments.event_id, eventId)),
  nameOf: ({ full_name }) => full_name,
  lockPeople: (db, ids) =>
    db
      .select()
      .from(employees)
      .where(and(inArray(employees.id, [...ids]), isNull(employees.archived_at)))
      .orderBy(asc(employees.id))
      .for('no key update'),
  selectClashes: selectEmployeeClashes,
  add: async (context, event, employee) => {
    const { id } = employee;
    const rates = ratesOf(employee);
    const row = { ...rates, event_id: event.id, employee_id: id };
    await context.db.insert(employeeAssignments).values(row);
    await accrue(context, event, wageDebt(id), wageFor(rates, event));
  },
  remove: async (context, event, id) => {
    const row = and(
      eq(employeeAssignments.event_id, event.id),
      eq(employeeAssignments.employee_id, id),
    );
    await context.db.delete(employeeAssignments).where(row);
    await accrue(context, event, wageDebt(id), 0);
  },
};
