// D185
import { and, asc, eq } from 'drizzle-orm';
import type { BodyOf, Schemas } from '@digis/api-client/contract';
import { recordAction } from '#action-log/record-action.ts';
import { AppError, invalid } from '#base/errors.ts';
import type { Context } from '#contract/handler.ts';
import type { Database } from '#db/open-database.ts';
import type { EventRow } from '#db/tables/events.ts';
import { employeeAssignments, employees } from '#db/tables/people.ts';
import { forcedChange, requireNoConflict } from '../conflicts/conflicts.ts';
import { lockLiveEvent, subjectOf } from '../events/event-queries.ts';
import { accrue, wageDebt } from '../../books/journal/accruals.ts';
import { wageFor } from '../../books/journal/accrue-event.ts';
import { employeeKind } from './employee-kind.ts';

type Body = BodyOf<'setAttendance'>;
type Assigned = Awaited<ReturnType<typeof selectAssigned>>[number];

export async function setAttendance(context: Context, body: Body): Promise<void> {
  const { db, clock } = context;
  const { eventId, employeeId, came, replacement } = body;
  const event = await lockLiveEvent(context, eventId);
  const assigned = await selectAssigned(db, eventId);
  const one = assigned.find(({ employee_id }) => employee_id === employeeId);
  if (one === undefined) throw invalid({ employeeId: 'notFound' });
  requireFitting(body, assigned);
  // Undoing works after the event moved to a later day.
  if (!came && event.starts_at > clock.now()) throw new AppError('NOT_BEGUN');
  const isChanged = one.came !== came;
  if (!isChanged && replacement === undefined) return;
  const returns = isChanged && came ? [employeeId] : [];
  const [substitute] = await lockPeople(db, employeeId, replacement);
  const overridden = await requireNoConflict(context, body.force === true, (near) =>
    employeeKind.selectClashes(
      db,
      event,
      [...returns, ...(substitute ? [substitute.id] : [])],
      near,
    ),
  );
  if (isChanged) await mark(context, event, one, came);
  if (substitute) await employeeKind.add(context, event, substitute);
  await recordAction(context, {
    action: 'event.attendance',
    subject: await subjectOf(db, event),
    entityId: eventId,
    changes: [
      ...(isChanged ? [absence(one, came)] : []),
      ...(substitute ? [{ field: 'replacement', before: '', after: substitute.full_name }] : []),
      ...overridden.map(forcedChange),
    ],
  });
}

const selectAssigned = (db: Database, eventId: number) =>
  db
    .select({ ...columnsOf(), full_name: employees.full_name })
    .from(employeeAssignments)
    .innerJoin(employees, eq(employees.id, employeeAssignments.employee_id))
    .where(eq(employeeAssignments.event_id, eventId))
    .orderBy(asc(employeeAssignments.id));

const columnsOf = () => {
  const { employee_id, came, wage_type, event_wage, afternoon_wage, evening_wage } =
    employeeAssignments;
  return { employee_id, came, wage_type, event_wage, afternoon_wage, evening_wage };
};

function requireFitting({ came, replacement }: Body, assigned: readonly Assigned[]): void {
  if (replacement === undefined) return;
  if (came) throw invalid({ replacement: 'notAllowed' });
  if (assigned.some(({ employee_id }) => employee_id === replacement)) {
    throw invalid({ replacement: 'duplicate' });
  }
}

async function lockPeople(db: Database, employeeId: number, replacement: number | undefined) {
  const ids = [employeeId, ...(replacement === undefined ? [] : [replacement])];
  const locked = await employeeKind.lockPeople(db, ids);
  const found = locked.filter(({ id }) => id === replacement);
  if (replacement !== undefined && found.length === 0) throw invalid({ replacement: 'notFound' });
  return found;
}

async function mark(
  context: Context,
  event: EventRow,
  one: Assigned,
  came: boolean,
): Promise<void> {
  await context.db
    .update(employeeAssignments)
    .set({ came })
    .where(
      and(
        eq(employeeAssignments.event_id, event.id),
        eq(employeeAssignments.employee_id, one.employee_id),
      ),
    );
  await accrue(context, event, wageDebt(one.employee_id), wageFor({ ...one, came }, event));
}

const absence = ({ full_name }: Assigned, came: boolean): Schemas['LogChange'] => ({
  field: 'did_not_come',
  before: came ? full_name : '',
  after: came ? '' : full_name,
});
