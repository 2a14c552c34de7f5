import type { OperationId } from '@digis/api-client/contract';
import {
  buildEmployee,
  buildEvent,
  buildVendor,
  type Answer,
  type Caller,
} from '../../testing/index.ts';
import { commitImport, sendImport, undoImport } from '../../testing/send-import.ts';

export interface Table {
  app: Parameters<typeof buildVendor>[0];
  almaz: Caller;
  almazId: number;
  biruk: Caller;
  birukId: number;
}

export type Attempt = (table: Table) => Promise<Answer>;

const over = { event_date: '2026-09-08', et_date: { year: 2018, month: 13, day: 3 } };
const party = {
  event_date: '2026-12-01',
  et_date: { year: 2019, month: 3, day: 22 },
  packageId: 'custom',
  per_person: 500,
  num_of_people: 200,
  additional_price: 0,
  discount_amount: 0,
  advance_amount: 0,
} as const;

export const must = async (answer: Promise<Answer>): Promise<Answer['body']> => {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};

const newEvent = async (caller: Caller, more: object = {}): Promise<number> =>
  (await must(caller.post('/api/event', buildEvent({ ...party, ...more })))).event.id;
const paidEvent = async ({ almaz, biruk }: Table, amount: number) => {
  const eventId = await newEvent(almaz);
  await must(almaz.post('/api/payment', { eventId, amount }));
  const { data } = await must(biruk.get('/api/transactions?type=pending'));
  if (data.length > 0) await must(accept(biruk, data[0].id, amount));
  return eventId;
};
const accept = (caller: Caller, actionId: number, amount: number, type = 'pending') =>
  caller.patch('/api/transactions', { type, action: 'accept', actionId, amount });
const cash = (type: 'in' | 'out', amount: number, more: object = {}) => ({
  type,
  amount,
  remark: 'Charcoal',
  ...more,
});
const edited = (id: number, more: object) => ({ ...buildEvent({ ...party }), id, ...more });
const closeOf = async (caller: Caller, coins: number, more: object = {}) => ({
  last_entry: (await must(caller.get('/api/close'))).now.last_entry,
  places: [{ coins }],
  remark: 'Short',
  ...more,
});
const debtOfOwn = async (table: Table) => {
  const vendor = await buildVendor(table.app, { amount: 500_000 });
  const eventId = await newEvent(table.almaz);
  await must(table.almaz.post('/api/assign-vendor', { eventId, vendors: [vendor] }));
  return vendor;
};
const wagesOfOwn = async (table: Table) => {
  const employee = await buildEmployee(table.app, { event_wage: 150_000 });
  const eventId = await newEvent(table.almaz, over);
  await must(table.almaz.post('/api/assign-employee', { eventId, employees: [employee] }));
  return employee;
};
const boxOf = async ({ almaz, almazId }: Table, budget: number) =>
  (
    await must(
      almaz.post('/api/petty-cash', { type: 'create', spender: almazId, budget, reason: 'Market' }),
    )
  ).id;

const imported = {
  full_name: 'አልማዝ ተስፋዬ',
  primary_phone: '0911223344',
  event_date: '2026-10-01',
  time: '15:00',
  num_of_people: 350,
  package: 'Wedding Gold',
  branch: 'Bole',
  received: 40_000,
};

export const attempts: Partial<Record<OperationId, Attempt>> = {
  scheduleEvent: ({ almaz }) => almaz.post('/api/event', buildEvent({ advance_amount: 5_000 })),
  updateEvent: async (table) =>
    table.almaz.patch('/api/event', edited(await paidEvent(table, 5_000), { advance_amount: 0 })),
  deleteEvent: async (table) =>
    table.almaz.delete('/api/event', { id: await paidEvent(table, 5_000), refund: 5_000 }),
  restoreEvent: async (table) => {
    const id = await paidEvent(table, 5_000);
    await must(table.almaz.delete('/api/event', { id, refund: 5_000 }));
    return table.almaz.post('/api/event/restore', { id });
  },
  setAttendance: async ({ app, almaz }) => {
    const employeeId = await buildEmployee(app, { event_wage: 150_000 });
    const eventId = await newEvent(almaz, over);
    await must(almaz.post('/api/assign-employee', { eventId, employees: [employeeId] }));
    return almaz.patch('/api/event/staff', { eventId, employeeId, came: false });
  },
  assignEmployees: async ({ app, almaz }) => {
    const employees = [await buildEmployee(app, { event_wage: 500_000 })];
    const eventId = await newEvent(almaz);
    return almaz.post('/api/assign-employee', { eventId, employees });
  },
  assignVendors: async ({ app, almaz }) => {
    const vendors = [await buildVendor(app, { amount: 500_000 })];
    return almaz.post('/api/assign-vendor', { eventId: await newEvent(almaz), vendors });
  },
  payEmployee: async (table) =>
    table.almaz.patch('/api/employee-ledger', { id: await wagesOfOwn(table), withSalary: false }),
  payWages: async (table) =>
    table.almaz.post('/api/pay-day', { employees: [await wagesOfOwn(table)], withSalary: false }),
  payVendor: async (table) =>
    table.almaz.patch('/api/vendor-ledger', { vendorId: await debtOfOwn(table), amount: 5_000 }),
  recordTransaction: ({ almaz }) => almaz.post('/api/transactions', cash('out', 5_000)),
  resolveTransaction: async (table) => {
    const id = await paidEvent(table, 5_000);
    await must(table.almaz.delete('/api/event', { id, refund: 5_000 }));
    const { data } = await must(table.almaz.get('/api/transactions?type=pending'));
    return accept(table.almaz, data[0].id, 5_000);
  },
  takePayment: async ({ almaz }) =>
    almaz.post('/api/payment', { eventId: await newEvent(almaz), amount: 5_000 }),
  transferMoney: async ({ app, almaz }) => {
    const admin = await app.as('admin');
    const { id } = await must(admin.post('/api/place', { kind: 'safe', name: 'Safe' }));
    return almaz.post('/api/transfer', { to: id, amount: 5_000 });
  },
  closeDay: async ({ almaz }) =>
    almaz.post('/api/close', await closeOf(almaz, 0, { book_difference: true })),
  bookDifference: async ({ almaz }) => {
    const { close } = await must(almaz.post('/api/close', await closeOf(almaz, 0)));
    return almaz.post('/api/close/difference', { id: close.id });
  },
  openBooks: ({ almaz }) =>
    almaz.post('/api/opening', { dated: '2026-09-21', money: [{ amount: 5_000 }] }),
  undoOpening: ({ almaz }) => almaz.delete('/api/opening', { id: 1 }),
  correctEntry: async ({ almaz }) => {
    const { id } = await must(almaz.post('/api/transactions', cash('in', 5_000)));
    return almaz.post('/api/correction', { id, should_be: 0, reason: 'Never came' });
  },
  withhold: async ({ almaz }) =>
    almaz.post('/api/withholding', {
      eventId: await newEvent(almaz, over),
      amount: 3_000,
      certificate_no: 'WHT-1',
      certificate_date: '2026-09-20',
    }),
  recordPettyCash: ({ almaz, almazId }) =>
    almaz.post('/api/petty-cash', {
      type: 'create',
      spender: almazId,
      budget: 5_000,
      reason: 'Market',
    }),
  addToPettyCash: async (table) =>
    table.almaz.patch('/api/petty-cash', {
      type: 'add_amount',
      pettycashId: await boxOf(table, 1_000),
      amount: 5_000,
    }),
  commitImport: async ({ app }) => {
    const admin = await app.as('admin');
    return commitImport(admin, (await sendImport(admin, 'events', [imported])).id);
  },
  undoImport: async ({ app }) => {
    const admin = await app.as('admin');
    const { id } = await sendImport(admin, 'events', [imported]);
    await must(commitImport(admin, id));
    return undoImport(admin, id);
  },
};
