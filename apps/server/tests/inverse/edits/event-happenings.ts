import type { Caller } from '#testing/index.ts';
import { bank } from '../business.ts';
import type { Happening } from '../edit.ts';
import type { Json } from '../json.ts';

export const readEvent = async (caller: Caller, id: number): Promise<Json | undefined> =>
  (await caller.get(`/api/event?id=${id}`)).body.events?.[0];

const branchOf = (body: Json) => `branchId=${String(body['branchId'])}`;

const resolve =
  (action: string, partOf: (amount: number) => number): Happening =>
  async ({ admin }, _id, body) => {
    const claims = await admin.get(`/api/transactions?type=pending&${branchOf(body)}`);
    for (const { id, amount } of claims.body.data) {
      await admin.patch('/api/transactions', {
        type: 'pending',
        action,
        actionId: id,
        ...(action === 'accept' && { amount: partOf(amount) }),
      });
    }
  };

export const moneyHappenings: Readonly<Record<string, Happening>> = {
  'its package costs more': ({ admin }) =>
    admin.patch('/api/package', {
      id: 1,
      name: 'Wedding Gold',
      items: [2],
      pricing: [{ min: 50, max: 1_000, value: 999 }],
    }),
  'its package is no longer on offer': ({ admin }) => admin.delete('/api/package', { id: 1 }),
  'an item is no longer served': ({ admin }) => admin.delete('/api/item', { id: 1 }),
  'prices have tax on top': ({ admin }) => admin.post('/api/settings', { vat: 'on_top' }),
  'fewer prefixes are mobile numbers': ({ admin }) =>
    admin.post('/api/settings', { phone_prefixes: '09' }),
  'the bank is closed': ({ admin }) =>
    admin.patch('/api/place', { id: bank, kind: 'cbe', name: 'CBE', digits: '4410', closed: true }),
  'a day takes one guest': ({ admin }, _id, body) =>
    admin.patch('/api/branch', {
      id: body['branchId'],
      name: 'Bole',
      address: 'Africa Avenue',
      max_people: 1,
      max_events: 1,
    }),
  'days and people are never overbooked': ({ admin }) =>
    admin.post('/api/settings', { capacity_mode: 'forbid', conflict_mode: 'forbid' }),
  'another event is at its place and hour': ({ admin }, _id, body) =>
    admin.post('/api/event', { ...body, client: other, advance_amount: 0, paid_full: false }),
  'it gets staff': ({ admin }, eventId) =>
    admin.post('/api/assign-employee', { eventId, employees: [1, 2] }),
  'it gets vendors': ({ admin }, eventId) =>
    admin.post('/api/assign-vendor', { eventId, vendors: [1, 2] }),
  'its agreement is printed': ({ admin }, eventId) =>
    admin.post('/api/generate-agreement', {
      eventId,
      date: '2026-09-21',
      behalf: 'Hana',
      client: 'Sara',
      client_phone: '0911223344',
      event_date: '2026-09-30',
      advance: 1,
      left: 1,
    }),
};

const other = { name: 'Henok', primary_phone: '0933445566', secondary_phone: '0933445566' };

export const anyHappenings: Readonly<Record<string, Happening>> = {
  ...moneyHappenings,
  'its claims are accepted': resolve('accept', (amount) => amount),
  'half of its claims is accepted': resolve('accept', (amount) => Math.ceil(amount * 50) / 100),
  'its claims are rejected': resolve('reject', () => 0),
  'a payment is taken': ({ admin }, eventId) =>
    admin.post('/api/payment', { eventId, amount: 500 }),
  'a certificate is brought': ({ admin }, eventId) =>
    admin.post('/api/withholding', {
      eventId,
      amount: 1,
      certificate_no: 'WHT-0419',
      certificate_date: '2026-09-21',
    }),
  'its client loses the photos': async ({ admin }, id) => {
    const client = (await readEvent(admin, id))?.['client'] as Json | undefined;
    if (client === undefined) return;
    await admin.patch('/api/client', {
      id: client['id'],
      full_name: 'Another name',
      primary_phone: client['phone_number'],
      secondary_phone: '0944556677',
      client_image: null,
      id_image: null,
    });
  },
  'it gets more plates': async ({ admin }, id, body) =>
    admin.patch('/api/event', { ...body, id, additional_plates: 7 }),
  'it is deleted and restored': async ({ admin }, id) => {
    await admin.delete('/api/event', { id });
    await admin.post('/api/event/restore', { id, confirm: ['CAPACITY', 'CONFLICTS', 'PLACE'] });
  },
  'it has been': async ({ app }) => app.clock.set('2028-01-01T10:00:00+03:00'),
};
