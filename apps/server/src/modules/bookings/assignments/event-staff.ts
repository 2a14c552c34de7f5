// D125
import type { AnswerOf, QueryOf } from '@digis/api-client/contract';
import { toBirr } from '@digis/domain';
import { endOf, etToIso, isoToEt, startOf } from '@digis/ethio-date';
import { eq, sql } from 'drizzle-orm';
import type { Scope } from '#auth/branch-scope.ts';
import { can } from '#auth/require-permission.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import type { EventRow } from '#db/tables/events.ts';
import { employeeAssignments } from '#db/tables/people.ts';
import { type EmployeeRow, selectEmployees } from '../../records/employees/employee-queries.ts';
import { employeeName } from '../../records/employees/employee-view.ts';
import { ratesOf, wageFor } from '../../books/journal/accrue-event.ts';
import { selectEmployeeClashes } from '../conflicts/conflicts.ts';
import { ofDays } from '../../books/sums/sums-of-days.ts';
import { requireLiveEvent } from '../events/event-queries.ts';
import { freeFirst, selectConflicts } from './known-conflicts.ts';

interface Work {
  month_events: number;
  same_day: boolean;
}

const noWork: Work = { month_events: 0, same_day: false };

/** Work in this Ethiopian month; of other branches, only whether there is work on the same day. */
async function selectWork(
  db: Database,
  { branchId }: Scope,
  { id, branch_id, event_date }: EventRow,
): Promise<ReadonlyMap<number, Work>> {
  const day = isoToEt(event_date);
  const [from, to] = [etToIso(startOf(day, 'month')), etToIso(endOf(day, 'month'))];
  const { rows } = await db.execute<{ id: string; month_events: string; same_day: boolean }>(sql`
    SELECT employee_id AS id,
      coalesce(sum(events) FILTER (WHERE branch_id = coalesce(${branchId}, branch_id)), 0) AS month_events,
      coalesce(sum(events) FILTER (WHERE day = ${event_date}), 0) > 0 AS same_day
    FROM (SELECT day, employee_id, branch_id, events FROM work_sums WHERE ${ofDays(null, { from, to })}
      UNION ALL SELECT ${event_date}::date, employee_id, ${branch_id}::bigint, -1 FROM employee_assignments
        WHERE event_id = ${id} AND came) work
    GROUP BY employee_id`);
  return new Map(
    rows.map((row) => [
      Number(row.id),
      { month_events: Number(row.month_events), same_day: row.same_day },
    ]),
  );
}

async function wagesFor(db: Database, event: EventRow) {
  const rows = await db
    .select()
    .from(employeeAssignments)
    .where(eq(employeeAssignments.event_id, event.id));
  const assigned = new Map(rows.map((row) => [row.employee_id, row]));
  return (person: EmployeeRow) =>
    toBirr(wageFor(assigned.get(person.id) ?? ratesOf(person), event));
}

export async function readStaff(
  context: Context,
  query: QueryOf<'readEventStaff'>,
): Promise<AnswerOf<'readEventStaff'>> {
  const { db, scope, user } = context;
  const { event } = await requireLiveEvent(context, query.id);
  const people = (await selectEmployees(db)).filter(({ archived_at }) => archived_at === null);
  const conflictsOf = await selectConflicts(context, (near) =>
    selectEmployeeClashes(
      db,
      event,
      people.map(({ id }) => id),
      near,
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
