import { isoToEt } from '@digis/ethio-date';
import { aloneRefusal, enteredAlone, payAlone } from '../alone.ts';
import { accrue, isBusy } from '../accruals.ts';
import { countCash, moveCash, owed, post, type BranchId, type ModelEvent } from '../model.ts';
import { comingOf, isSalaryPaid } from '../status.ts';
import {
  actorOf,
  branchQuery,
  homeOf,
  isoDay,
  no,
  pick,
  sees,
  within,
  type Draw,
  type MakeStep,
  type Refusal,
} from './step.ts';

const lists = [[1, 2], [1], [2]] as const;
export const salaryOf = (employee: number): number => (employee === 1 ? 6_000 : 4_500);

type Who = 'employees' | 'vendors';

const assign =
  (
    who: Who,
    choose = (draw: Draw): readonly number[] => pick(lists, draw.choice) ?? [],
  ): MakeStep =>
  (model, draw) => {
    const wanted = choose(draw);
    const staffed = model.events.filter((row) => row[who].size > 0 && !row.isDeleted);
    const actor = actorOf(draw);
    const some = wanted.length === 0 ? staffed : model.events;
    const event = pick(within(some, actor, draw), draw.pick);
    if (event === undefined) return null;
    const before = [...event[who]].toSorted();
    const added = wanted.filter((id) => !event[who].has(id));
    const isChanged = before.join() !== wanted.join();
    const isClash = added.some((id) => isBusy(model, event, who, id));
    const isRefused = isChanged && isClash && !draw.isBold;
    const kind = !isChanged ? 'assign the same' : wanted.length === 0 ? 'unassign' : 'assign';
    return {
      kind: `${kind} ${who}`,
      actor,
      method: 'post',
      path: who === 'employees' ? '/api/assign-employee' : '/api/assign-vendor',
      body: { eventId: event.id, [who]: wanted, force: draw.isBold },
      refusal: assignRefusal(event, sees(actor, event.branch), isRefused),
      isLogged: isChanged,
      apply: () => {
        event[who] = new Set(wanted);
        if (who === 'employees')
          event.absent = new Set(wanted.filter((id) => event.absent.has(id)));
        accrue(model, event, actor);
      },
    };
  };

function assignRefusal(
  event: ModelEvent,
  isVisible: boolean,
  isClash: boolean,
): Refusal | undefined {
  if (event.isDeleted || !isVisible) return no(404, 'NOT_FOUND');
  return isClash ? no(409, 'CONFLICTS') : undefined;
}

const payVendor: MakeStep = (model, draw) => {
  const actor = actorOf(draw);
  const branch = homeOf(actor) ?? (draw.pick % 2 === 0 ? 1 : 2);
  const owing = [1, 2].filter((id) => owed(model, `payable:${id}:${branch}`) > 1);
  if (owing.length === 0 && draw.choice % 4 > 0) return null;
  const vendorId = pick(owing, draw.choice) ?? 1 + (draw.choice % 2);
  const account = `payable:${vendorId}:${branch}`;
  const debt = owed(model, account);
  const amount = draw.amount % 4 === 0 ? Math.max(debt, 0) + 1 : Math.max(1, Math.floor(debt / 2));
  const confirm = draw.isBold && draw.amount % 5 === 0;
  const alone = enteredAlone(model, actor, [account], amount);
  return {
    kind: amount > debt ? 'overpay a vendor' : 'pay a vendor',
    actor,
    method: 'patch',
    path: `/api/vendor-ledger${branchQuery(actor, branch)}`,
    body: { vendorId, amount, confirm },
    moves: {},
    refusal: amount > debt && !confirm ? no(409, 'OVERPAYMENT') : aloneRefusal(model, actor, alone),
    apply: () => {
      moveCash(model, branch, -amount, account);
      payAlone(model, actor, alone);
    },
  };
};

const payEmployee =
  (withSalary: boolean, coming = true): MakeStep =>
  (model, draw) => {
    const actor = actorOf(draw);
    const home = homeOf(actor);
    const branch: BranchId = home ?? (draw.pick % 2 === 0 ? 1 : 2);
    const places = ([1, 2] as const).filter((place) => home === null || home === place);
    const accountsOf = (one: number) => places.map((place) => `wages:${one}:${place}`);
    const owing = [1, 2].filter((one) =>
      accountsOf(one).some((account) => owed(model, account) > 0),
    );
    if (!withSalary && owing.length === 0 && draw.choice % 4 > 0) return null;
    const id = pick(draw.choice % 12 === 0 ? [] : owing, draw.choice) ?? 1 + (draw.choice % 2);
    const accounts = accountsOf(id);
    const payable = (account: string): number =>
      owed(model, account) - (coming ? 0 : comingOf(model, account));
    const gain = accounts.reduce((sum, account) => sum + payable(account), 0);
    const salary = withSalary ? salaryOf(id) : 0;
    const total = gain + salary;
    // Without the salary, which another user entered before.
    const alone = enteredAlone(model, actor, accounts, gain);
    const isMisread = draw.amount % 7 === 0;
    const { year, month } = isoToEt(isoDay(model.now, 0));
    const paidMonth = `${id}:${year}:${month}`;
    const confirm = draw.isBold && draw.amount % 3 === 0;
    const isSecond = withSalary && isSalaryPaid(model, paidMonth) && !confirm;
    return {
      kind: withSalary ? 'pay wages and salary' : coming ? 'pay wages' : 'pay what is earned',
      actor,
      method: 'patch',
      path: `/api/employee-ledger${branchQuery(actor, branch)}`,
      body: { id, withSalary, confirm, expected: isMisread ? total + 1 : total, coming },
      moves: withSalary ? { salaryOf: paidMonth } : {},
      refusal: payRefusal(isMisread, total, isSecond) ?? aloneRefusal(model, actor, alone),
      apply: () => {
        payAlone(model, actor, alone);
        for (const [account, amount] of accounts.map((name) => [name, payable(name)] as const))
          post(model, account, amount);
        post(model, `expense:salary:${branch}`, salary);
        post(model, `cash:${branch}`, -total);
        countCash(model, branch, -total);
      },
    };
  };

function payRefusal(isMisread: boolean, total: number, isSecond: boolean): Refusal | undefined {
  if (isMisread) return no(409, 'BALANCE_CHANGED');
  if (total <= 0) return no(409, 'NOTHING_TO_PAY');
  return isSecond ? no(409, 'SALARY_ALREADY_PAID') : undefined;
}

export const peopleSteps: readonly MakeStep[] = [
  assign('employees'),
  assign('employees'),
  assign('employees'),
  assign('employees', () => []),
  assign('employees', () => []),
  assign('vendors'),
  assign('vendors'),
  assign('vendors', () => []),
  assign('vendors', () => []),
  assign('vendors', () => []),
  assign('vendors', () => []),
  payVendor,
  payVendor,
  payVendor,
  payVendor,
  payVendor,
  payVendor,
  payVendor,
  payEmployee(false),
  payEmployee(false),
  payEmployee(false),
  payEmployee(false),
  payEmployee(false),
  payEmployee(false),
  payEmployee(false),
  payEmployee(false),
  payEmployee(false),
  payEmployee(true),
  payEmployee(true),
  payEmployee(false),
  payEmployee(false),
  payEmployee(false),
  payEmployee(false),
  payEmployee(false),
  payEmployee(false, false),
  payEmployee(false, false),
  payEmployee(false, false),
  payEmployee(false, false),
  payEmployee(false),
  payEmployee(false),
  payEmployee(false),
  payEmployee(false),
  payEmployee(false),
  payVendor,
  payVendor,
  payVendor,
];
