import { and, asc, eq, exists, gt, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Searchable } from '@digis/domain';
import type { Database } from '#db/open-database.ts';
import { events } from '#db/tables/events.ts';
import { employeeAssignments, employees } from '#db/tables/people.ts';
import { accounts } from '#db/tables/journal.ts';
import { AppError } from '#base/errors.ts';

export type EmployeeRow = typeof employees.$inferSelect;
export type EmployeeContent = Omit<EmployeeRow, 'id' | 'created_at' | 'archived_at'>;

export const employeeTexts = ({ full_name, phone_number }: EmployeeRow): Searchable => ({
  names: [full_name],
  phones: [phone_number],
});

/** Archived employees with a balance can be paid. */
export const selectEmployees = (db: Database): Promise<EmployeeRow[]> =>
  db.select().from(employees).where(isListedEmployee(db)).orderBy(asc(employees.id));

export const isListedEmployee = (db: Database): SQL | undefined =>
  or(isNull(employees.archived_at), exists(unsettled(db, eq(accounts.employee_id, employees.id))));

const unsettled = (db: Database, whose: SQL) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(whose, ne(accounts.in_total, sql`${accounts.out_total}`)));

export async function selectEmployeeName(db: Database, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ name: employees.full_name })
    .from(employees)
    .where(eq(employees.id, id));
  return row?.name;
}

export async function lockEmployee(db: Database, id: number): Promise<EmployeeRow> {
  const [row] = await db
    .select()
    .from(employees)
    .where(and(eq(employees.id, id), isNull(employees.archived_at)))
    .for('update');
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

export async function insertEmployee(
  db: Database,
  content: EmployeeContent,
  createdAt: Date,
): Promise<number> {
  const [row] = await db
    .insert(employees)
    .values({ ...content, created_at: createdAt })
    .returning({ id: employees.id });
  if (row === undefined) throw new Error('an employee was not inserted');
  return row.id;
}

export async function changeEmployee(
  db: Database,
  id: number,
  change: Partial<EmployeeContent & { archived_at: Date }>,
): Promise<void> {
  await db.update(employees).set(change).where(eq(employees.id, id));
}

export const isOwedWages = async (db: Database, id: number): Promise<boolean> =>
  (await db.$count(
    accounts,
    and(eq(accounts.employee_id, id), ne(accounts.in_total, sql`${accounts.out_total}`)),
  )) > 0;

export async function isNeeded(db: Database, id: number, now: Date): Promise<boolean> {
  const [coming] = await db
    .select({ id: events.id })
    .from(employeeAssignments)
    .innerJoin(events, eq(events.id, employeeAssignments.event_id))
    .where(
      and(
        eq(employeeAssignments.employee_id, id),
        isNull(events.archived_at),
        gt(events.starts_at, now),
      ),
    )
    .limit(1);
  return coming !== undefined;
}
