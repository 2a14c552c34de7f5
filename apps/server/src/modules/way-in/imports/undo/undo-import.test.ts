import { beforeEach, describe, expect, it } from 'vitest';
import { buildEvent, type Caller } from '#testing/index.ts';
import { commitImport, sendImport, undoImport } from '#testing/send-import.ts';
import { logged, must, undoEach, useStaffedApp } from '#testing/use-test-app.ts';

const standard = useStaffedApp();
undoEach(standard);
let admin: Caller;

beforeEach(async () => {
  standard.app.clock.set('2026-09-21T10:00:00+03:00');
  admin = await standard.app.as('admin');
});

const almaz = { full_name: 'አልማዝ ተስፋዬ', primary_phone: '0911223344', branch: 'Bole' };
const pricing = [{ min: 1, max: 50, value: 700 }];
const wedding = {
  client: { name: 'አልማዝ ተስፋዬ', primary_phone: '0911223344' },
  event_date: '2026-10-01',
  time: '15:00',
  num_of_people: 350,
  package: 'Wedding Gold',
  additional_items: ['Cake'],
  branch: 'Bole',
};
const person = { salary: 6_000, wage_type: 'fixed', event_wage: 900 };
const vendor = { category: 'Music', pricing: 'fixed', representative: 'ሰላም' };

async function imported(...sheet: [Parameters<typeof sendImport>[1], readonly unknown[]]) {
  const { id } = await sendImport(admin, ...sheet);
  await must(commitImport(admin, id, { known: 'update', doubtful: 'add' }));
  return id;
}

const lists = [
  ...['client', 'item', 'package', 'employee', 'vendor', 'branch'].map((path) => `/api/${path}`),
  '/api/event?branch=1',
  '/api/event?deleted=1',
  '/api/event/counts',
  '/api/places?branchId=1',
  '/api/get-calendar?from=2026-09-11&to=2026-10-10',
  '/api/search?q=almaz',
  '/api/package?id=1',
  ...['book', 'pending', 'advance'].map((tab) => `/api/transactions?type=${tab}&branchId=1`),
  '/api/overview?branchId=1',
  '/api/receivables?branchId=1',
  '/api/payables?branchId=1',
];

async function everything() {
  const answers: Record<string, unknown> = {};
  for (const path of lists) {
    answers[path] = await must(admin.get(path));
  }
  return answers;
}

it('an undo restores every list and figure, and keeps the log and the import', async () => {
  await must(
    admin.post('/api/client', {
      full_name: 'Sara',
      primary_phone: '0922334455',
      secondary_phone: '0922334455',
      branchId: 1,
    }),
  );
  const before = await everything();
  const ids = [
    await imported('clients', [
      almaz,
      { full_name: 'Sara A.', primary_phone: '0922334455', tin: '0012345678', branch: 'Bole' },
    ]),
    await imported('items', [{ name: 'Rice' }, { name: 'ክትፎ', menu: 'not fasting' }]),
    await imported('packages', [
      { name: 'Lunch', items: ['Rice'], pricing },
      { name: 'wedding gold', items: ['ክትፎ'], pricing: [{ min: 1, max: 900, value: 500 }] },
    ]),
    await imported('employees', [
      { ...person, first_name: 'አበበ', last_name: 'ሌላ', phone_number: '0910000001' },
      { ...person, first_name: 'Hiwot', last_name: 'Bekele', phone_number: '0910000008' },
    ]),
    await imported('vendors', [
      { ...vendor, name: 'Selam DJ', contact: '0910000002', amount: 15_000 },
      { ...vendor, name: 'Selam Band', contact: '0118000000', amount: 12_000 },
    ]),
    await imported('events', [
      wedding,
      { ...wedding, event_date: '2024-03-10' },
      { ...wedding, client: { name: 'New one', primary_phone: '0977889900' }, time: '18:00' },
    ]),
  ];
  expect(await everything()).not.toEqual(before);
  for (const id of ids.toReversed()) await must(undoImport(admin, id));
  expect(await everything()).toEqual(before);
  const { imports } = await must(admin.get('/api/import'));
  expect(imports.map(({ state }: { state: string }) => state)).toEqual(ids.map(() => 'undone'));
  expect(imports[0]).not.toHaveProperty('can_undo_until');
  expect((await logged(standard.app, 'import.undo')).times).toBe(ids.length);
  expect((await undoImport(admin, ids[0] ?? 0)).body.code).toBe('ALREADY_PROCESSED');
});

describe('an undo is refused', () => {
  it('for a client with a later event, who is named, and nothing is undone', async () => {
    const id = await imported('clients', [
      { ...almaz, full_name: 'Other', primary_phone: '0977889900' },
      almaz,
    ]);
    await must(admin.post('/api/event', buildEvent()));
    const answer = await undoImport(admin, id);
    expect([answer.status, answer.body.code, answer.body.in_use]).toEqual([
      409,
      'IN_USE',
      { row: 3, name: 'አልማዝ ተስፋዬ', reason: 'referred', count: 1 },
    ]);
    expect((await must(admin.get('/api/client'))).clients).toHaveLength(2);
  });

  it('for a record changed since, which is named with the number of such records', async () => {
    const id = await imported('items', [{ name: 'Rice' }, { name: 'Bread' }, { name: 'Salt' }]);
    const { items } = await must(admin.get('/api/item'));
    const idOf = (name: string) => items.find((one: { name: string }) => one.name === name).id;
    await must(admin.patch('/api/item', { id: idOf('Salt'), name: 'Salt', menu: 'fasting' }));
    await must(admin.delete('/api/item', { id: idOf('Bread') }));
    expect((await undoImport(admin, id)).body.in_use).toEqual({
      row: 3,
      name: 'Bread',
      reason: 'changed',
      count: 2,
    });
  });

  it('for an event with assigned staff', async () => {
    const id = await imported('events', [{ ...wedding, event_date: '2026-10-01' }]);
    const { events } = await must(admin.get('/api/event?branch=1'));
    const { people } = standard;
    await must(
      admin.post('/api/assign-employee', { eventId: events[0].id, employees: [people.abebe] }),
    );
    expect((await undoImport(admin, id)).body.in_use).toEqual({
      row: 2,
      name: 'አልማዝ ተስፋዬ, 2026-10-01',
      reason: 'referred',
      count: 1,
    });
  });

  it('for a record updated by the import and changed since', async () => {
    const id = await imported('vendors', [
      { ...vendor, name: 'Selam DJ', contact: '0910000002', amount: 15_000 },
    ]);
    const { vendors } = await must(admin.get('/api/vendor'));
    const { name, category, representative, contact } = vendors[0];
    const content = { name, category, pricing: 'fixed', representative, contact };
    await must(admin.patch('/api/vendor', { id: vendors[0].id, ...content, amount: 16_000 }));
    expect((await undoImport(admin, id)).body.in_use).toMatchObject({ reason: 'changed', row: 2 });
  });

  it('while a later import depends on it, until that one is undone', async () => {
    const first = await imported('items', [{ name: 'Rice' }]);
    const later = await imported('packages', [{ name: 'Lunch', items: ['Rice'], pricing }]);
    expect((await undoImport(admin, first)).body.in_use).toMatchObject({ reason: 'referred' });
    await must(undoImport(admin, later));
    await must(undoImport(admin, first));
  });
});

describe('money received before the opening', () => {
  const paid = { ...wedding, received: 40_000 };
  const past = {
    ...paid,
    event_date: '2024-03-10',
    received: 210_000,
    package: undefined,
    per_person: 210_000,
    is_fixed: true,
  };

  it('is booked as an opening figure of the event, not as cash, and the remaining amount is owed', async () => {
    const id = await imported('events', [paid, past]);
    const { events } = await must(admin.get('/api/event?branch=1'));
    expect(events).toMatchObject([
      { received: 40_000, advance_amount: 40_000, left: 170_000, payment: 'part' },
      { received: 210_000, left: 0, payment: 'paid' },
    ]);
    const account = await must(admin.get(`/api/event/account?id=${events[0].id}`));
    expect(account.entries).toMatchObject([{ state: 'opened', amount: 40_000 }]);
    const { data, status } = await must(admin.get('/api/transactions?type=book&branchId=1'));
    expect([data, status.balance]).toEqual([[], 0]);
    const advance = await must(admin.get('/api/transactions?type=advance&branchId=1'));
    expect(advance.data).toHaveLength(1);
    const { opening, can_open } = await must(admin.get('/api/opening?branchId=1'));
    expect([opening, can_open]).toEqual([undefined, true]);
    expect((await logged(standard.app, 'import.commit', id)).times).toBe(1);
  });

  it('beyond the price is refused at the field', async () => {
    const { rows } = await sendImport(admin, 'events', [{ ...paid, received: 210_000.01 }]);
    expect(rows[0]?.faults).toEqual([{ field: 'received', code: 'maximum' }]);
  });

  it('is reversed by an undo, which hides the events and lets the sheet be imported again', async () => {
    const before = await everything();
    const id = await imported('events', [paid, past]);
    const { events } = await must(admin.get('/api/event?branch=1'));
    await must(undoImport(admin, id));
    expect(await everything()).toEqual(before);
    const restored = await admin.post('/api/event/restore', { id: events[0].id });
    expect(restored.status).toBe(404);
    const again = await sendImport(admin, 'events', [paid, past]);
    expect(again.counts.new).toBe(2);
    expect((await must(commitImport(admin, again.id))).made.added).toBe(2);
  });

  it('prevents an undo once corrected', async () => {
    const id = await imported('events', [paid]);
    const { events } = await must(admin.get('/api/event?branch=1'));
    const account = await must(admin.get(`/api/event/account?id=${events[0].id}`));
    const correction = {
      id: account.entries[0].record.id,
      should_be: 30_000,
      reason: 'Counted again',
    };
    await must(admin.post('/api/correction', correction));
    expect((await undoImport(admin, id)).body.in_use).toMatchObject({ row: 2, reason: 'changed' });
  });

  it('prevents an undo once a later payment is booked', async () => {
    const id = await imported('events', [paid]);
    const { events } = await must(admin.get('/api/event?branch=1'));
    await must(admin.post('/api/payment', { eventId: events[0].id, amount: 1_000 }));
    expect((await undoImport(admin, id)).body.in_use).toMatchObject({ row: 2, count: 1 });
  });
});

it('an import can no longer be undone after a day', async () => {
  const { app } = standard;
  const id = await imported('clients', [almaz]);
  app.clock.advance(24 * 60);
  expect((await must((await app.as('admin')).get('/api/import'))).imports[0]).toHaveProperty(
    'can_undo_until',
  );
  app.clock.advance(1);
  const later = await app.as('admin');
  expect((await must(later.get('/api/import'))).imports[0]).not.toHaveProperty('can_undo_until');
  expect((await undoImport(later, id)).body.code).toBe('ALREADY_PROCESSED');
  expect((await must(later.get('/api/client'))).clients).toHaveLength(1);
});
