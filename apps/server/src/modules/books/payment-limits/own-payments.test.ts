import { describe, expect, it } from 'vitest';
import { buildEmployee, buildEvent, buildVendor, type Caller } from '#testing/index.ts';
import { cashOut as cash, codesOf, inTurn, must, useTwoCashiers } from '#testing/use-test-app.ts';

const table = useTwoCashiers();

const free: Parameters<typeof buildEvent>[0] = {
  packageId: 'custom',
  per_person: 100,
  advance_amount: 0,
  event_date: '2026-12-01',
  et_date: { year: 2019, month: 3, day: 22 },
};
const newEvent = async (overrides: Parameters<typeof buildEvent>[0] = {}): Promise<number> =>
  (await must(table.almaz.post('/api/event', buildEvent({ ...free, ...overrides })))).event.id;

const newVendor = () => buildVendor(table.app, { amount: 200_000 });
const put = async (caller: Caller, vendor: number): Promise<number> => {
  const eventId = await newEvent();
  await must(caller.post('/api/assign-vendor', { eventId, vendors: [vendor], force: true }));
  return eventId;
};
const pay = (caller: Caller, vendorId: number, amount: number, confirm = false) =>
  caller.patch('/api/vendor-ledger', { vendorId, amount, confirm });
// D150
describe('above four_eyes_above', () => {
  it('a first payment of one birr does not make the rest of one’s own debt payable', async () => {
    const vendor = await newVendor();
    await put(table.almaz, vendor);
    const answers = await inTurn([
      () => pay(table.almaz, vendor, 2_000),
      () => pay(table.almaz, vendor, 1),
      () => pay(table.almaz, vendor, 1_999),
      () => pay(table.biruk, vendor, 1_999),
    ]);
    expect(codesOf(answers)).toEqual(['SELF_APPROVAL', 200, 'SELF_APPROVAL', 200]);
  });

  it('one user’s unapproved payments in a day are added up, over all payees and payment types', async () => {
    const vendor = await newVendor();
    const other = await newVendor();
    await put(table.almaz, vendor);
    await put(table.almaz, other);
    const box = { type: 'create', spender: table.almazId, budget: 100, reason: 'Market' };
    const answers = await inTurn([
      () => pay(table.almaz, vendor, 400),
      () => pay(table.almaz, other, 300),
      () => table.almaz.post('/api/petty-cash', box),
      () => cash(table.almaz, 200.01),
      () => cash(table.almaz, 200),
      () => pay(table.almaz, vendor, 0.01),
      () => cash(table.biruk, 1_000),
    ]);
    expect(codesOf(answers)).toEqual([200, 200, 200, 'SELF_APPROVAL', 200, 'SELF_APPROVAL', 200]);
  });

  it('ten concurrent payments together stay within the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => cash(table.almaz, 300)));
    expect(codesOf(answers).toSorted()).toEqual([
      200,
      200,
      200,
      ...Array.from({ length: 7 }, () => 'SELF_APPROVAL'),
    ]);
  });

  it('ten concurrent top-ups of one’s own petty cash together stay within the limit', async () => {
    const box = { type: 'create', spender: table.almazId, budget: 300, reason: 'Market' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => table.almaz.post('/api/petty-cash', box)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === 'SELF_APPROVAL')).toHaveLength(7);
  });

  it('a debt entered first by another user is paid first and is not one’s own', async () => {
    const vendor = await newVendor();
    await put(table.biruk, vendor);
    await put(table.almaz, vendor);
    const answers = await inTurn([
      () => pay(table.almaz, vendor, 3_001),
      () => pay(table.almaz, vendor, 3_000),
      () => pay(table.biruk, vendor, 1_000),
    ]);
    expect(codesOf(answers)).toEqual(['SELF_APPROVAL', 200, 200]);
  });

  it('a correction is subtracted from the debt it corrects', async () => {
    const vendor = await newVendor();
    await put(table.almaz, vendor);
    const real = await put(table.biruk, vendor);
    await must(table.biruk.post('/api/assign-vendor', { eventId: real, vendors: [] }));
    expect(codesOf([await pay(table.almaz, vendor, 2_000)])).toEqual(['SELF_APPROVAL']);
  });

  it('a price increase by an edit is a debt entered by the user who edited', async () => {
    const vendor = await buildVendor(table.app, { pricing: 'per-person', amount: 1_000 });
    const eventId = await newEvent();
    await must(table.biruk.post('/api/assign-vendor', { eventId, vendors: [vendor] }));
    const more = buildEvent({ ...free, num_of_people: 450 });
    await must(table.almaz.patch('/api/event', { ...more, id: eventId }));
    expect(codesOf([await pay(table.almaz, vendor, 4_500)])).toEqual([200]);
    const most = buildEvent({ ...free, num_of_people: 600 });
    await must(table.almaz.patch('/api/event', { ...most, id: eventId }));
    expect(codesOf([await pay(table.almaz, vendor, 1_500)])).toEqual(['SELF_APPROVAL']);
  });

  it('the part of a payment beyond the debt counts as entered by its payer', async () => {
    const vendor = await newVendor();
    await put(table.almaz, vendor);
    const answers = await inTurn([
      () => pay(table.biruk, vendor, 3_000.01, true),
      () => pay(table.biruk, vendor, 3_000, true),
    ]);
    expect(codesOf(answers)).toEqual(['SELF_APPROVAL', 200]);
  });

  it('wages are not paid by the user who assigned the employee, nor a salary by the user who entered it', async () => {
    const employee = await buildEmployee(table.app, { event_wage: 150_000 });
    const eventId = await newEvent();
    const wages = { id: employee, withSalary: false };
    await must(table.almaz.post('/api/assign-employee', { eventId, employees: [employee] }));
    const salaried = {
      first_name: 'ጽጌ',
      last_name: 'ማሞ',
      phone_number: '0913000001',
      salary: 4_000,
      wage_type: 'fixed',
      event_wage: 100,
    };
    const { id } = await must(table.almaz.post('/api/employee', salaried));
    const salary = { id, withSalary: true };
    const answers = await inTurn([
      () => table.almaz.patch('/api/employee-ledger', wages),
      () => table.biruk.patch('/api/employee-ledger', wages),
      () => table.almaz.patch('/api/employee-ledger', salary),
      () => table.biruk.patch('/api/employee-ledger', salary),
    ]);
    expect(codesOf(answers)).toEqual(['SELF_APPROVAL', 200, 'SELF_APPROVAL', 200]);
    const again = { ...salary, confirm: true };
    // Paying a salary is not entering it.
    expect(codesOf([await table.biruk.patch('/api/employee-ledger', again)])).toEqual([200]);
    await must(table.biruk.patch('/api/employee', { ...salaried, id, salary: 5_000 }));
    expect(codesOf([await table.biruk.patch('/api/employee-ledger', again)])).toEqual([
      'SELF_APPROVAL',
    ]);
    expect(codesOf([await table.almaz.patch('/api/employee-ledger', again)])).toEqual([200]);
  });

  it('petty cash may be topped up for another user and spent by its spender', async () => {
    const path = '/api/petty-cash';
    const fill = (spender: number, budget: number) =>
      table.almaz.post(path, { type: 'create', spender, budget, reason: 'Market' });
    const own = await must(fill(table.almazId, 1_000));
    const theirs = await must(fill(table.birukId, 5_000));
    const add = { type: 'add_amount', pettycashId: own.id, amount: 0.01 };
    const spend = (caller: Caller, pettycashId: number, amount: number) =>
      caller.post(path, { type: 'spend', pettycashId, amount, reason: 'Onions' });
    const answers = await inTurn([
      () => fill(table.almazId, 1),
      () => table.almaz.patch(path, add),
      () => table.almaz.patch(path, { ...add, pettycashId: theirs.id, amount: 5_000 }),
      () => spend(table.almaz, own.id, 900),
      () => spend(table.almaz, theirs.id, 0.01),
      () => spend(table.biruk, theirs.id, 9_000),
      () => table.biruk.post(path, { type: 'return', pettycashId: theirs.id, amount: 1_000 }),
    ]);
    expect(codesOf(answers)).toEqual([
      'SELF_APPROVAL',
      'SELF_APPROVAL',
      200,
      200,
      'SELF_APPROVAL',
      200,
      200,
    ]);
  });

  it('a refund is not approved in parts by the user who requested it', async () => {
    const id = await newEvent({ advance_amount: 5_000 });
    const newest = async (): Promise<number> =>
      (await must(table.biruk.get('/api/transactions?type=pending'))).data[0].id;
    const accept = async (caller: Caller, amount: number) => {
      const actionId = await newest();
      return caller.patch('/api/transactions', {
        type: 'pending',
        action: 'accept',
        actionId,
        amount,
      });
    };
    const ask = async (advance_amount: number) =>
      must(table.almaz.patch('/api/event', { ...buildEvent({ ...free, advance_amount }), id }));
    await must(accept(table.biruk, 5_000));
    await ask(4_000);
    await must(accept(table.almaz, 600));
    await ask(3_000);
    expect(codesOf([await accept(table.almaz, 600)])).toEqual(['SELF_APPROVAL']);
    await must(accept(table.almaz, 400));
    await ask(2_000);
    await must(accept(table.biruk, 2_000));
  });
});
