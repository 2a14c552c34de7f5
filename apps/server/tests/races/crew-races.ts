import { buildEmployee, type Answer } from '../../testing/index.ts';
import { expected, type Race } from './cash-races.ts';
import { crowd, failed, must, newEvent, won, type RaceTable } from './table.ts';

/** A past event, so that its wages are earned. */
const begun = {
  packageId: 'custom',
  per_person: 1_000,
  advance_amount: 0,
  event_date: '2026-09-20',
  et_date: { year: 2019, month: 1, day: 10 },
} as const;

const wage = 800;

const gainOf = async ({ admin }: RaceTable, id: number): Promise<number> =>
  (await must(admin.get(`/api/employee-ledger?id=${id}`))).gain;

const paidBy = (answers: readonly Answer[]): number =>
  answers.reduce((sum, { body }) => sum + (body.total ?? 0), 0);

const payDay = (employees: number[], branch = 1) =>
  [`/api/pay-day?branchId=${branch}`, { employees, withSalary: false }] as const;

async function worked(table: RaceTable, employees: number[], branchId = 1): Promise<number> {
  const eventId = await newEvent(table, { ...begun, branchId });
  await must(table.admin.post('/api/assign-employee', { eventId, employees, force: true }));
  return eventId;
}

const twiceAtOnce: Race = async (table) => {
  const staff = [await buildEmployee(table.app), await buildEmployee(table.app)];
  await worked(table, staff);
  const answers = await crowd(table, 10, (caller, at) =>
    caller.post(...payDay(at % 3 === 0 ? staff : staff.toReversed())),
  );
  return (
    expected('failures', failed(answers), 0) ??
    expected('pay-days', won(answers), 1) ??
    expected('paid', paidBy(answers), 2 * wage) ??
    expected('gain', (await gainOf(table, staff[0]!)) + (await gainOf(table, staff[1]!)), 0)
  );
};

const whileAssigned: Race = async (table) => {
  const id = await buildEmployee(table.app);
  const eventId = await newEvent(table, begun);
  const answers = await crowd(table, 8, (caller, at) =>
    at % 3 === 0
      ? caller.post('/api/assign-employee', { eventId, employees: [id], force: true })
      : caller.post(...payDay([id])),
  );
  return (
    expected('failures', failed(answers), 0) ??
    expected('paid or owed', paidBy(answers) + (await gainOf(table, id)), wage)
  );
};

/** If the wage was paid before the absence, it becomes prepaid. */
const whileAbsent: Race = async (table) => {
  const [id, instead] = [await buildEmployee(table.app), await buildEmployee(table.app)];
  const eventId = await worked(table, [id]);
  const absent = { eventId, employeeId: id, came: false, replacement: instead, force: true };
  const answers = await crowd(table, 8, (caller, at) =>
    at % 4 === 0 ? caller.patch('/api/event/staff', absent) : caller.post(...payDay([id])),
  );
  return (
    expected('failures', failed(answers), 0) ??
    expected('paid ahead', await gainOf(table, id), -paidBy(answers) || 0) ??
    expected('owed instead', await gainOf(table, instead), wage)
  );
};

const acrossBranches: Race = async (table) => {
  const staff = [await buildEmployee(table.app), await buildEmployee(table.app)];
  for (const branch of [1, 2]) await worked(table, staff, branch);
  const answers = await crowd(table, 9, (caller, at) =>
    at % 3 === 2
      ? caller.patch('/api/employee-ledger?branchId=2', { id: staff[at % 2]!, withSalary: false })
      : caller.post(...payDay(at % 2 === 0 ? staff : staff.toReversed(), 1 + (at % 3))),
  );
  const left = (await gainOf(table, staff[0]!)) + (await gainOf(table, staff[1]!));
  const isWhole = left % wage === 0 && left >= 0;
  return expected('failures', failed(answers), 0) ?? expected('whole', Number(isWhole), 1);
};

export const crewRaces: Readonly<Record<string, Race>> = {
  'ten pay-days at once': twiceAtOnce,
  'a pay-day while its wage is assigned': whileAssigned,
  'a pay-day while its employee is said not to have come': whileAbsent,
  'pay-days of two branches while both are cleared': acrossBranches,
};
