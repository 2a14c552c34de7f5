// D127, D150, D185
import type { Schemas } from '@digis/api-client/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildEmployee, buildEvent, type Caller } from '#testing/index.ts';
import { saveSettings } from '#testing/books/logged-write.ts';
import { codesOf, logged, must, undoEach, useStaffedApp } from '#testing/use-test-app.ts';
import { entries } from '#db/tables/journal.ts';

const standard = useStaffedApp();
const path = '/api/pay-day';
let dawit: Caller;
let bank = 0;

beforeAll(async () => {
  const { app } = standard;
  const admin = await app.as('admin');
  const employees = [1, 2];
  for (const [event_date, day] of [
    ['2026-09-24', 14],
    ['2026-09-25', 15],
    ['2026-10-09', 29],
  ] as const) {
    const on = { event_date, et_date: { year: 2019, month: 1, day }, advance_amount: 0 };
    const { event } = await must(admin.post('/api/event', buildEvent(on)));
    await must(admin.post('/api/assign-employee', { eventId: event.id, employees }));
  }
  bank = (await must(admin.post('/api/place', { kind: 'cbe', name: 'CBE' }))).id;
  app.clock.set('2026-09-26T10:00:00+03:00');
});

beforeEach(async () => {
  dawit = await standard.app.as('dawit');
});

const pay = (employees: number[], more = {}) =>
  dawit.post(path, { employees, withSalary: false, ...more });
const due = async (): Promise<Schemas['WagesDue'][]> => (await must(dawit.get(path))).employees;
const gain = async (id: number) => (await must(dawit.get(`/api/employee-ledger?id=${id}`))).gain;

describe('a pay-day', () => {
  undoEach(standard);

  it('lists the earned amount with its event count, the coming amount and the month’s salary', async () => {
    expect(await must(dawit.get(path))).toMatchObject({
      year: 2019,
      month: 1,
      employees: [
        { id: 2, earned: 1_400, events: 2, coming: 700, salary: 4_500, salary_due: 4_500 },
        { id: 1, earned: 1_600, events: 2, coming: 800, salary: 6_000, salary_due: 6_000 },
      ],
    });
  });

  it('lists the whole debt as earned once no event is upcoming', async () => {
    standard.app.clock.set('2026-10-10T10:00:00+03:00');
    dawit = await standard.app.as('dawit');
    expect(await due()).toMatchObject([
      { id: 2, earned: 2_100, events: 3, coming: 0 },
      { id: 1, earned: 2_400, events: 3, coming: 0 },
    ]);
    standard.app.clock.set('2026-09-26T10:00:00+03:00');
  });

  it('pays each employee with a separate entry, and coming amounts stay owed', async () => {
    const answer = await must(pay([2, 1], { withSalary: true, expected: 13_500 }));
    expect(answer).toMatchObject({
      paid: [
        { employeeId: 1, amount: 7_600, salary: 6_000 },
        { employeeId: 2, amount: 5_900, salary: 4_500 },
      ],
      total: 13_500,
      balance: -13_500,
    });
    const { data } = await must(dawit.get('/api/transactions?type=book'));
    expect(data).toMatchObject([
      { amount: 5_900, record_type: 'employee', remark: 'ትግስት አለሙ' },
      { amount: 7_600, record_type: 'employee', remark: 'አበበ ከበደ' },
    ]);
    expect([await gain(1), await gain(2)]).toEqual([800, 700]);
    const [tigist] = await due();
    expect(tigist).toMatchObject({ earned: 0, events: 0, salary_due: 0 });
    expect(tigist?.salary_paid_at).toBe('2026-09-26T07:00:00.000Z');
    expect((await logged(standard.app, 'employee.pay', 2)).times).toBe(1);
  });

  it('a salary already paid this month is not paid again, but earned wages are', async () => {
    await must(dawit.patch('/api/employee-ledger', { id: 1, withSalary: true, coming: false }));
    await must(pay([2]));
    expect((await must(pay([2], { withSalary: true }))).total).toBe(4_500);
    expect(codesOf([await pay([1, 2], { withSalary: true })])).toEqual(['NOTHING_TO_PAY']);
  });

  it('one employee with nothing due refuses the whole pay-day and is named', async () => {
    const other = await buildEmployee(standard.app, { full_name: 'ማርታ በቀለ', salary: 0 });
    const before = await standard.app.db.$count(entries);
    const { status, body } = await pay([1, other]);
    expect([status, body.msg]).toEqual([409, 'Nothing to pay to ማርታ በቀለ']);
    expect(body.errors).toEqual({ 'employees.1': 'notAllowed' });
    expect(await standard.app.db.$count(entries)).toBe(before);
    expect(codesOf([await pay([1, 999])])).toEqual(['NOT_FOUND']);
    expect(await gain(1)).toBe(2_400);
  });

  it('absence from an event already paid for reduces what is due', async () => {
    await must(pay([1]));
    for (const eventId of [1, 2]) {
      const absent = { eventId, employeeId: 1, came: false };
      await must(standard.admin.patch('/api/event/staff', absent));
    }
    expect(await due()).toContainEqual(expect.objectContaining({ id: 1, earned: -800, events: 0 }));
    expect(codesOf([await pay([1])])).toEqual(['NOTHING_TO_PAY']);
    expect((await must(pay([1], { withSalary: true }))).total).toBe(5_200);
  });

  it('a total other than the displayed one is refused', async () => {
    expect(codesOf([await pay([1, 2], { expected: 3_001 })])).toEqual(['BALANCE_CHANGED']);
    await must(pay([1, 2], { expected: 3_000 }));
  });
});

describe('the place a pay-day is paid from', () => {
  undoEach(standard);

  it('all entries share one reference, which is free once all of them are corrected to zero', async () => {
    const at = { place: bank, reference: 'FT26264ABCDE' };
    expect((await pay([1, 2], { place: bank })).body.errors).toEqual({ reference: 'required' });
    const { paid } = await must(pay([1, 2], at));
    const { data } = await must(dawit.get('/api/transactions?type=book'));
    const references = data.map(({ reference }: { reference: string }) => reference);
    expect(references).toEqual(['FT26264ABCDE', 'FT26264ABCDE']);
    const takeBack = (id: number) =>
      dawit.post('/api/correction', { id, should_be: 0, reason: 'Wrong account' });
    await must(takeBack(paid[0].id));
    expect(codesOf([await pay([1], at)])).toEqual(['DUPLICATE']);
    await must(takeBack(paid[1].id));
    await must(pay([1], at));
  });

  it('a cash box with enough for one employee only pays none', async () => {
    await saveSettings(standard.app, { box_not_below_zero: 'true' });
    await must(dawit.post('/api/transactions', { type: 'in', amount: 2_000, remark: 'Float' }));
    expect(codesOf([await pay([1, 2])])).toEqual(['INSUFFICIENT_BALANCE']);
    expect([await gain(1), await gain(2)]).toEqual([2_400, 2_100]);
    await must(pay([1]));
  });

  it('a pay-day is refused to the user who entered the debts above four_eyes_above', async () => {
    await saveSettings(standard.app, { four_eyes_above: '2000' });
    const pays = (caller: Caller) =>
      caller.post(`${path}?branchId=1`, { employees: [1, 2], withSalary: false });
    expect(codesOf([await pays(standard.admin), await pays(dawit)])).toEqual([
      'SELF_APPROVAL',
      200,
    ]);
  });

  it('an admin names the branch and pays what that branch owes', async () => {
    const body = { employees: [1], withSalary: false };
    expect(codesOf([await standard.admin.post(path, body)])).toEqual(['BRANCH_REQUIRED']);
    expect(codesOf([await standard.admin.post(`${path}?branchId=2`, body)])).toEqual([
      'NOTHING_TO_PAY',
    ]);
    expect(codesOf([await dawit.post(`${path}?branchId=2`, body)])).toEqual(['NOT_FOUND']);
  });
});
