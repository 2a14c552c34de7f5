/** Who can be assigned to an event: what each earns by it, and where else they work at about that time. SPEC: D125 */
import type { AnswerOf, QueryOf } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { endOf, etToIso, isoToEt, startOf } from '@digis/ethio-date';
import { and, between, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Scope } from '../../auth/branch-scope.ts';
import { can } from '../../auth/require-permission.ts';
import type { Context } from '../../contract/handler.ts';
import type { Database } from '../../db/open-database.ts';
import { type EventRow, events } from '../../db/tables/events.ts';
import { employeeAssignments } from '../../db/tables/people.ts';
import { type EmployeeRow, selectEmployees } from '../employees/employee-queries.ts';
import { employeeName } from '../employees/employee-view.ts';
import { ratesOf, wageFor } from '../journal/accrue-event.ts';
import { selectEmployeeClashes } from './conflicts.ts';
import { freeFirst, selectConflicts, selectLiveEvent } from './known-conflicts.ts';

interface Work {
  month_events: number;
  same_day: boolean;
}

const noWork: Work = { month_events: 0, same_day: false };

/** The other events in the Ethiopian month of this one, by their id. */
async function selectMonth(db: Database, { id, event_date }: EventRow) {
  const day = isoToEt(event_date);
  const month = [etToIso(startOf(day, 'month')), etToIso(endOf(day, 'month'))] as const;
  const rows = await db
    .select({ id: events.id, branch_id: events.branch_id, event_date: events.event_date })
    .from(events)
    .where(
      and(between(events.event_date, ...month), ne(events.id, id), isNull(events.archived_at)),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * What each works in the month of this event. Of other branches only whether one is on its day. The events come first, because
 * a list of ids is looked up in one walk of the index, and a join walks it once for each.
 */
async function selectWork(
  db: Database,
  { branchId }: Scope,
  event: EventRow,
): Promise<ReadonlyMap<number, Work>> {
  const month = await selectMonth(db, event);
  const rows = await db
    .select({ id: employeeAssignments.employee_id, eventId: employeeAssignments.event_id })
    .from(employeeAssignments)
    .where(inArray(employeeAssignments.event_id, [...month.keys()]));
  const work = new Map<number, Work>();
  for (const { id, eventId } of rows) {
    const other = month.get(eventId);
    const before = work.get(id) ?? noWork;
    const isVisible = branchId === null || other?.branch_id === branchId;
    work.set(id, {
      month_events: before.month_events + Number(isVisible),
      same_day: before.same_day || other?.event_date === event.event_date,
    });
  }
  return work;
}

/** By the rates of the assignment, or of the employee as they are now. */
async function wagesFor(db: Database, event: EventRow) {
  const rows = await db
    .select()
    .from(employeeAssignments)
    .where(eq(employeeAssignments.event_id, event.id));
  const assigned = new Map(rows.map((row) => [row.employee_id, row]));
  return (person: EmployeeRow) =>
    toBirr(wageFor(assigned.get(person.id) ?? ratesOf(person), event));
}

/** Those without a conflict first, then those with the fewest events in the month. */
export async function readStaff(
  context: Context,
  query: QueryOf<'readEventStaff'>,
): Promise<AnswerOf<'readEventStaff'>> {
  const { db, scope, user } = context;
  const event = await selectLiveEvent(context, query.id);
  const people = (await selectEmployees(db)).filter(({ archived_at }) => archived_at === null);
  const conflictsOf = await selectConflicts(context, (hours) =>
    selectEmployeeClashes(
      db,
      event,
      people.map(({ id }) => id),
      hours,
    ),
  );
  const work = await selectWork(db, scope, event);
  const wageOf = can(user, 'Employees') ? await wagesFor(db, event) : null;
  const staff = people.map((person) => {
    const { month_events, same_day } = work.get(person.id) ?? noWork;
    return {
      ...employeeName(person),
      ...(wageOf && { wage: wageOf(person) }),
      month_events,
      ...(same_day && { same_day }),
      conflicts: conflictsOf(person.id),
    };
  });
  return {
    success: true,
    staff: staff.toSorted(
      (a, b) => freeFirst(a, b) || a.month_events - b.month_events || a.id - b.id,
    ),
  };
}
