import { isoToEt } from '@digis/ethio-date';
import { aloneRefusal, enteredAlone, payAlone } from '../alone.ts';
import { accrue, isBusy } from '../accruals.ts';
import {
  countCash,
  type Model,
  type ModelEvent,
  owed,
  type PaidWages,
  post,
  startOf,
} from '../model.ts';
import { comingOf, isSalaryPaid } from '../status.ts';
import { salaryOf } from './people-steps.ts';
import {
  actorOf,
  branchQuery,
  homeOf,
  isoDay,
  no,
  pick,
  sees,
  within,
  type MakeStep,
  type Refusal,
} from './step.ts';

const attendance: MakeStep = (model, draw) => {
  const hasBegun = (event: ModelEvent) => startOf(event) <= model.now;
  const staffed = model.events.filter(
    (event) =>
      event.employees.size > 0 &&
      (draw.choice % 12 === 0 || hasBegun(event)) &&
      (draw.choice % 15 === 0 || !event.isDeleted),
  );
  const missed = staffed.filter(({ absent }) => absent.size > 0);
  const isBack = draw.choice % 5 < 2 && missed.length > 0;
  const some = isBack ? missed : staffed;
  const own = within(some, actorOf(draw), draw);
  const actor = own.length > 0 ? actorOf(draw) : 'admin';
  const event = pick(own.length > 0 ? own : some, draw.pick);
  const employeeId = pick([...((isBack ? event?.absent : event?.employees) ?? [])], draw.choice);
  if (event === undefined || employeeId === undefined) return null;
  const wasAbsent = event.absent.has(employeeId);
  const came = wasAbsent ? draw.amount % 4 > 0 : draw.amount % 13 === 0;
  const other = 3 - employeeId;
  const replacement = came || event.employees.has(other) || draw.isBold ? undefined : other;
  const isChanged = wasAbsent === came;
  const arrive = [
    ...(came && isChanged ? [employeeId] : []),
    ...(replacement ? [replacement] : []),
  ];
  const isClash = arrive.some((id) => isBusy(model, event, 'employees', id));
  const force = draw.amount % 3 === 0;
  const kind = came ? 'came after all' : replacement ? 'replace who did not come' : 'did not come';
  return {
    kind: arrive.length > 0 || isChanged ? kind : 'say who came again',
    actor,
    method: 'patch',
    path: '/api/event/staff',
    body: { eventId: event.id, employeeId, came, force, ...(replacement && { replacement }) },
    isLogged: isChanged || replacement !== undefined,
    refusal: attendanceRefusal(),
    apply: () => {
      if (came) event.absent.delete(employeeId);
      else event.absent.add(employeeId);
      if (replacement !== undefined) event.employees.add(replacement);
      accrue(model, event, actor);
    },
  };

  function attendanceRefusal(): Refusal | undefined {
    if (event === undefined || event.isDeleted || !sees(actor, event.branch)) {
      return no(404, 'NOT_FOUND');
    }
    if (!came && !hasBegun(event)) return no(409, 'NOT_BEGUN');
    return isClash && !force ? no(409, 'CONFLICTS') : undefined;
  }
};

function wagesOf(model: Model, employee: number, branch: number, withSalary: boolean): PaidWages {
  const account = `wages:${employee}:${branch}`;
  const { year, month } = isoToEt(isoDay(model.now, 0));
  const paidMonth = `${employee}:${year}:${month}`;
  const isDue = withSalary && !isSalaryPaid(model, paidMonth);
  const earned = owed(model, account) - comingOf(model, account);
  return {
    employee,
    ...(isDue && { salaryOf: paidMonth }),
    accounts: new Map([
      ...(earned === 0 ? [] : [[account, earned] as const]),
      ...(isDue ? [[`expense:salary:${branch}`, salaryOf(employee)] as const] : []),
    ]),
  };
}

const sumOf = ({ accounts }: PaidWages): number =>
  [...accounts.values()].reduce((sum, amount) => sum + amount, 0);

const payDay: MakeStep = (model, draw) => {
  const actor = actorOf(draw);
  const branch = homeOf(actor) ?? (draw.pick % 2 === 0 ? 1 : 2);
  const withSalary = draw.choice % 5 === 0;
  const all = [1, 2].map((id) => wagesOf(model, id, branch, withSalary));
  const due = all.filter((one) => sumOf(one) > 0);
  const wages = draw.amount % 15 === 0 || due.length === 0 ? all : due;
  if (due.length === 0 && draw.choice % 12 > 0) return null;
  const total = wages.reduce((sum, one) => sum + sumOf(one), 0);
  const isMisread = draw.amount % 11 === 0;
  const alone = wages.reduce((sum, { employee }) => {
    const account = `wages:${employee}:${branch}`;
    const earned = owed(model, account) - comingOf(model, account);
    return sum + enteredAlone(model, actor, [account], earned);
  }, 0);
  return {
    kind: 'pay-day',
    actor,
    method: 'post',
    path: `/api/pay-day${branchQuery(actor, branch)}`,
    body: {
      employees: wages.map(({ employee }) => employee),
      withSalary,
      expected: isMisread ? total + 1 : total,
    },
    moves: { wages },
    logs: wages.length,
    refusal: payDayRefusal(isMisread, wages) ?? aloneRefusal(model, actor, alone),
    apply: () => {
      payAlone(model, actor, alone);
      for (const one of wages) {
        for (const [account, amount] of one.accounts) post(model, account, amount);
      }
      post(model, `cash:${branch}`, -total);
      countCash(model, branch, -total);
    },
  };
};

function payDayRefusal(isMisread: boolean, wages: readonly PaidWages[]): Refusal | undefined {
  if (isMisread) return no(409, 'BALANCE_CHANGED');
  return wages.some((one) => sumOf(one) <= 0) ? no(409, 'NOTHING_TO_PAY') : undefined;
}

export const crewSteps: readonly MakeStep[] = [
  ...Array.from({ length: 18 }, () => attendance),
  ...Array.from({ length: 20 }, () => payDay),
];
