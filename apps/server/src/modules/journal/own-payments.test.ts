/** Who entered money does not pay it out alone, in whatever parts and on whatever way. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { permissionValues } from '@digis/api-client/contract';
import {
  type Answer,
  buildEmployee,
  buildEvent,
  buildVendor,
  type Caller,
  standardFixture,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';

let app: TestApp;
let almaz: Caller;
let biruk: Caller;
let almazId: number;
let birukId: number;

beforeAll(async () => {
  app = await startTestApp();
  await standardFixture(app);
  const access = permissionValues;
  almazId = await app.createUser({ username: 'almaz', branch_id: 1, access });
  birukId = await app.createUser({ username: 'biruk', branch_id: 1, access });
  const rules = { four_eyes_above: 1_000 };
  expect((await (await app.as('admin')).post('/api/settings', rules)).status).toBe(200);
});
afterAll(() => app.close());

/** Each test has a day of its own, for what one has paid alone is counted by the day. */
beforeEach(async () => {
  expect(await app.verify()).toBeNull();
  app.clock.advance(24 * 60);
  almaz = await app.as('almaz');
  biruk = await app.as('biruk');
});

const codesOf = (answers: Answer[]) => answers.map(({ status, body }) => body.code ?? status);
const must = async (answer: Promise<Answer>): Promise<Answer['body']> => {
  const { status, body } = await answer;
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
};

const free: Parameters<typeof buildEvent>[0] = {
  packageId: 'custom',
  per_person: 100,
  advance_amount: 0,
  event_date: '2026-12-01',
  et_date: { year: 2019, month: 3, day: 22 },
};
const newEvent = async (overrides: Parameters<typeof buildEvent>[0] = {}): Promise<number> =>
  (await must(almaz.post('/api/event', buildEvent({ ...free, ...overrides })))).event.id;

/** A vendor who is owed 2,000 by every event that a user puts them to. */
const newVendor = () => buildVendor(app, { amount: 200_000 });
const put = async (caller: Caller, vendor: number): Promise<number> => {
  const eventId = await newEvent();
  await must(caller.post('/api/assign-vendor', { eventId, vendors: [vendor], force: true }));
  return eventId;
};
const pay = (caller: Caller, vendorId: number, amount: number, confirm = false) =>
  caller.patch('/api/vendor-ledger', { vendorId, amount, confirm });
const cash = (caller: Caller, amount: number, more = {}) =>
  caller.post('/api/transactions', { type: 'out', amount, remark: 'Charcoal', ...more });

async function inTurn(calls: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const call of calls) answers.push(await call());
  return answers;
}

// D150
describe('above four_eyes_above', () => {
  it('a first payment of one birr does not make the rest of an own debt payable', async () => {
    const vendor = await newVendor();
    await put(almaz, vendor);
    const answers = await inTurn([
      () => pay(almaz, vendor, 2_000),
      () => pay(almaz, vendor, 1),
      () => pay(almaz, vendor, 1_999),
      () => pay(biruk, vendor, 1_999),
    ]);
    expect(codesOf(answers)).toEqual(['SELF_APPROVAL', 200, 'SELF_APPROVAL', 200]);
  });

  it('what one user pays alone in a day counts together, whomever it goes to and on whatever way', async () => {
    const vendor = await newVendor();
    const other = await newVendor();
    await put(almaz, vendor);
    await put(almaz, other);
    const box = { type: 'create', spender: almazId, budget: 100, reason: 'Market' };
    const answers = await inTurn([
      () => pay(almaz, vendor, 400),
      () => pay(almaz, other, 300),
      () => almaz.post('/api/petty-cash', box),
      () => cash(almaz, 200.01),
      () => cash(almaz, 200),
      () => pay(almaz, vendor, 0.01),
      () => cash(biruk, 1_000),
    ]);
    expect(codesOf(answers)).toEqual([200, 200, 200, 'SELF_APPROVAL', 200, 'SELF_APPROVAL', 200]);
  });

  it('of ten payments at once no more than the sum goes through', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => cash(almaz, 300)));
    expect(codesOf(answers).toSorted()).toEqual([
      200,
      200,
      200,
      ...Array.from({ length: 7 }, () => 'SELF_APPROVAL'),
    ]);
  });

  it('the debt that another user entered first is paid first, and is not one’s own', async () => {
    const vendor = await newVendor();
    await put(biruk, vendor);
    await put(almaz, vendor);
    const answers = await inTurn([
      () => pay(almaz, vendor, 3_001),
      () => pay(almaz, vendor, 3_000),
      () => pay(biruk, vendor, 1_000),
    ]);
    expect(codesOf(answers)).toEqual(['SELF_APPROVAL', 200, 200]);
  });

  it('what was taken off again is taken off the debt that it corrects', async () => {
    const vendor = await newVendor();
    await put(almaz, vendor);
    const real = await put(biruk, vendor);
    await must(biruk.post('/api/assign-vendor', { eventId: real, vendors: [] }));
    expect(codesOf([await pay(almaz, vendor, 2_000)])).toEqual(['SELF_APPROVAL']);
  });

  it('a price that grew by an edit is the debt of the user who edited', async () => {
    const vendor = await buildVendor(app, { pricing: 'per-person', amount: 1_000 });
    const eventId = await newEvent();
    await must(biruk.post('/api/assign-vendor', { eventId, vendors: [vendor] }));
    const more = buildEvent({ ...free, num_of_people: 450 });
    await must(almaz.patch('/api/event', { ...more, id: eventId }));
    expect(codesOf([await pay(almaz, vendor, 4_500)])).toEqual([200]);
    const most = buildEvent({ ...free, num_of_people: 600 });
    await must(almaz.patch('/api/event', { ...most, id: eventId }));
    expect(codesOf([await pay(almaz, vendor, 1_500)])).toEqual(['SELF_APPROVAL']);
  });

  it('beyond the debt nobody else has entered anything', async () => {
    const vendor = await newVendor();
    await put(almaz, vendor);
    const answers = await inTurn([
      () => pay(biruk, vendor, 3_000.01, true),
      () => pay(biruk, vendor, 3_000, true),
    ]);
    expect(codesOf(answers)).toEqual(['SELF_APPROVAL', 200]);
  });

  it('wages are not paid by who put the employee to the event, a salary not by who entered it', async () => {
    const employee = await buildEmployee(app, { event_wage: 150_000 });
    const eventId = await newEvent();
    const wages = { id: employee, withSalary: false };
    await must(almaz.post('/api/assign-employee', { eventId, employees: [employee] }));
    const salaried = {
      first_name: 'ጽጌ',
      last_name: 'ማሞ',
      phone_number: '0913000001',
      salary: 4_000,
      wage_type: 'fixed',
      event_wage: 100,
    };
    const { id } = await must(almaz.post('/api/employee', salaried));
    const salary = { id, withSalary: true };
    const answers = await inTurn([
      () => almaz.patch('/api/employee-ledger', wages),
      () => biruk.patch('/api/employee-ledger', wages),
      () => almaz.patch('/api/employee-ledger', salary),
      () => biruk.patch('/api/employee-ledger', salary),
    ]);
    expect(codesOf(answers)).toEqual(['SELF_APPROVAL', 200, 'SELF_APPROVAL', 200]);
    await must(biruk.patch('/api/employee', { ...salaried, id, salary: 5_000 }));
    const again = { ...salary, confirm: true };
    expect(codesOf([await biruk.patch('/api/employee-ledger', again)])).toEqual(['SELF_APPROVAL']);
    expect(codesOf([await almaz.patch('/api/employee-ledger', again)])).toEqual([200]);
  });

  it('petty cash is filled for another user, and spent by its spender', async () => {
    const path = '/api/petty-cash';
    const fill = (spender: number, budget: number) =>
      almaz.post(path, { type: 'create', spender, budget, reason: 'Market' });
    const own = await must(fill(almazId, 1_000));
    const theirs = await must(fill(birukId, 5_000));
    const add = { type: 'add_amount', pettycashId: own.id, amount: 0.01 };
    const spend = (caller: Caller, pettycashId: number, amount: number) =>
      caller.post(path, { type: 'spend', pettycashId, amount, reason: 'Onions' });
    const answers = await inTurn([
      () => fill(almazId, 1),
      () => almaz.patch(path, add),
      () => almaz.patch(path, { ...add, pettycashId: theirs.id, amount: 5_000 }),
      () => spend(almaz, own.id, 900),
      () => spend(almaz, theirs.id, 0.01),
      () => spend(biruk, theirs.id, 9_000),
      () => biruk.post(path, { type: 'return', pettycashId: theirs.id, amount: 1_000 }),
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

  it('a refund is not approved in parts by who asked for it', async () => {
    const id = await newEvent({ advance_amount: 5_000 });
    const newest = async (): Promise<number> =>
      (await must(biruk.get('/api/transactions?type=pending'))).data[0].id;
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
      must(almaz.patch('/api/event', { ...buildEvent({ ...free, advance_amount }), id }));
    await must(accept(biruk, 5_000));
    await ask(4_000);
    await must(accept(almaz, 600));
    await ask(3_000);
    expect(codesOf([await accept(almaz, 600)])).toEqual(['SELF_APPROVAL']);
    await must(accept(almaz, 400));
    await ask(2_000);
    await must(accept(biruk, 2_000));
  });
});

describe('an advance that goes out', () => {
  const newest = async (): Promise<number> =>
    (await must(almaz.get('/api/transactions?type=advance'))).data[0].id;
  const settle = (caller: Caller, actionId: number, amount: number) =>
    caller.patch('/api/transactions', { type: 'advance', action: 'accept', actionId, amount });
  const advance = async (caller: Caller, settle_amount: number | null): Promise<number> => {
    await must(cash(caller, 10, { isAdvance: true, settle_amount }));
    return newest();
  };

  it('its rest is paid by another user than who entered it', async () => {
    const id = await advance(almaz, 500_000);
    const answers = await inTurn([
      () => settle(almaz, id, 990),
      () => settle(almaz, id, 0.01),
      () => settle(biruk, id, 499_010),
    ]);
    expect(codesOf(answers)).toEqual([200, 'SELF_APPROVAL', 200]);
  });

  it('an unknown rest is entered by who settles it', async () => {
    const id = await advance(almaz, null);
    expect(codesOf([await settle(biruk, id, 1_000.01)])).toEqual(['SELF_APPROVAL']);
    expect(codesOf([await settle(biruk, id, 1_000)])).toEqual([200]);
    expect(codesOf([await cash(biruk, 0.01)])).toEqual(['SELF_APPROVAL']);
  });

  // D84
  it('with four_eyes it is settled by another user, whatever the sum', async () => {
    const admin = await app.as('admin');
    await must(admin.post('/api/settings', { four_eyes: true }));
    const known = await advance(almaz, 50);
    expect(codesOf([await settle(almaz, known, 50)])).toEqual(['SELF_APPROVAL']);
    const unknown = await advance(almaz, null);
    expect(codesOf([await settle(almaz, unknown, 1)])).toEqual(['SELF_APPROVAL']);
    await must(settle(biruk, known, 50));
    await must(settle(biruk, unknown, 1));
    await must(admin.post('/api/settings', { four_eyes: false }));
  });

  it('its settlement is a payment: Cashbook In/Out is needed as well, and the ceiling holds', async () => {
    const out = await advance(almaz, null);
    const incoming = { type: 'in', amount: 10, remark: 'Tents', isAdvance: true } as const;
    await must(almaz.post('/api/transactions', incoming));
    const access = ['Cashbook Settle Advance Payment'] as const;
    await app.createUser({ username: 'settler', branch_id: 1, access });
    const settler = await app.as('settler');
    const refused = await settle(settler, out, 5);
    expect([refused.status, refused.body.code]).toEqual([403, 'NO_PERMISSION']);
    await must(settle(settler, await newest(), 5));
    const admin = await app.as('admin');
    await must(admin.post('/api/settings', { payment_ceiling: 100 }));
    expect(codesOf([await settle(biruk, out, 101)])).toEqual(['ABOVE_CEILING']);
    await must(admin.post('/api/settings', { payment_ceiling: null }));
    await must(settle(biruk, out, 101));
  });
});
