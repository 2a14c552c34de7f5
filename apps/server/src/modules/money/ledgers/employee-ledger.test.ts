// D55, D56, D57, D58, spec:4
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, standardPeople, type Caller, type StandardPeople } from '#testing/index.ts';
import { logged, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
const path = '/api/employee-ledger';
let people: StandardPeople;
let dawit: Caller;
let admin: Caller;

beforeAll(async () => {
  const { app } = standard;
  people = await standardPeople(app);
  dawit = await app.as('dawit');
  admin = await app.as('admin');
  await assignTo(1, '2026-10-01', 21);
});

async function assignTo(branchId: number, event_date: string, day: number): Promise<void> {
  const body = buildEvent({ branchId, event_date, et_date: { year: 2019, month: 1, day } });
  const { event } = (await admin.post('/api/event', body)).body;
  const employees = [people.abebe, people.tigist];
  await admin.post('/api/assign-employee', { eventId: event.id, employees });
}

const ledger = async (id: number, more = '', caller = dawit) =>
  (await caller.get(`${path}?id=${id}${more}`)).body;
const pay = (id: number, withSalary: boolean, more = {}) =>
  dawit.patch(path, { id, withSalary, ...more });

describe('an employee’s earnings (scenario S7)', () => {
  it('Pay & Clear pays the balance together with the salary', async () => {
    expect((await pay(people.tigist, true, { expected: 5_200 })).status).toBe(200);
    expect((await ledger(people.tigist)).gain).toBe(0);
    expect((await ledger(people.tigist, '&type=out')).ledger).toMatchObject([
      { amount: 5_200, salary: 4_500, transact_type: 'out' },
    ]);
    const [record] = (await dawit.get('/api/transactions?type=book')).body.data;
    expect(record).toMatchObject({ record_type: 'employee', amount: 5_200, transact_type: 'out' });
    expect((await logged(standard.app, 'employee.pay', people.tigist)).times).toBe(1);
  });

  it('Pay & Clear without salary clears the balance, and a second call finds nothing to pay', async () => {
    expect((await pay(people.abebe, false)).status).toBe(200);
    const again = await pay(people.abebe, false);
    expect([again.status, again.body.code]).toEqual([409, 'NOTHING_TO_PAY']);
    expect((await ledger(people.abebe, '&type=out')).ledger).toMatchObject([{ amount: 800 }]);
  });

  it('a second salary in one Ethiopian month needs confirmation', async () => {
    const { status, body } = await pay(people.tigist, true);
    expect([status, body.code]).toEqual([409, 'SALARY_ALREADY_PAID']);
    expect(body.msg).toBe('Salary for Meskerem 2019 already paid on Meskerem 11, 2019');
    expect((await pay(people.tigist, true, { confirm: true })).status).toBe(200);
    standard.app.clock.set('2026-10-11T00:00:00+03:00');
    dawit = await standard.app.as('dawit');
    admin = await standard.app.as('admin');
    expect((await pay(people.tigist, true)).status).toBe(200);
  });

  it('a payment is refused when the displayed total has changed', async () => {
    await assignTo(1, '2026-10-09', 29);
    const { status, body } = await pay(people.abebe, false, { expected: 799.99 });
    expect([status, body.code]).toEqual([409, 'BALANCE_CHANGED']);
    expect((await ledger(people.abebe)).gain).toBe(800);
  });

  it('staff clear the balance of their branch, and an admin the balance of all branches', async () => {
    await assignTo(2, '2026-10-10', 30);
    expect((await ledger(people.abebe)).gain).toBe(800);
    expect((await ledger(people.abebe, '', admin)).gain).toBe(1_600);
    const body = { id: people.abebe, withSalary: false };
    expect((await admin.patch(path, body)).body.code).toBe('BRANCH_REQUIRED');
    expect((await admin.patch(`${path}?branchId=2`, body)).status).toBe(200);
    expect((await ledger(people.abebe)).gain).toBe(0);
    expect((await ledger(people.abebe, '', admin)).gain).toBe(0);
    expect((await ledger(people.abebe, '&type=out')).ledger[0].amount).toBe(800);
    expect((await ledger(people.abebe, '&type=out', admin)).ledger[0].amount).toBe(1_600);
  });

  it('of three concurrent payments, one succeeds', async () => {
    await assignTo(1, '2026-10-08', 28);
    const all = await Promise.all([1, 2, 3].map(() => pay(people.abebe, false)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('the ledger of an unknown employee is not found', async () => {
    expect((await dawit.get(`${path}?id=99`)).status).toBe(404);
    expect((await pay(99, false)).status).toBe(404);
  });
});
