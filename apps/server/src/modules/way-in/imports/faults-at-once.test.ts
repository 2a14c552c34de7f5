import type { Schemas } from '@digis/api-client/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#testing/index.ts';
import { sendImport } from '#testing/send-import.ts';
import { undoEach, useStaffedApp } from '#testing/use-test-app.ts';

const standard = useStaffedApp();
undoEach(standard);
let admin: Caller;

beforeEach(async () => {
  admin = await standard.app.as('admin');
});

const faultsOf = async (kind: Schemas['ImportKind'], values: unknown) => {
  const { rows } = await sendImport(admin, kind, [values]);
  return rows[0]?.faults?.map(({ field, code }) => `${field} ${code}`).sort();
};

const event = {
  client: { name: 'Sara Alemu', primary_phone: '0922334455' },
  event_date: '2024-03-10',
  time: '15:00',
  num_of_people: 350,
  package: 'Wedding Gold',
  branch: 'Bole',
};

describe('an event row', () => {
  it('with a wrong phone, package, day, branch and item reports all five', async () => {
    const wrong = {
      ...event,
      client: { ...event.client, primary_phone: '0811223344' },
      event_date: '2024-02-30',
      package: 'Silver',
      branch: 'Gulele',
      additional_items: ['Cake', 'cake'],
    };
    expect(await faultsOf('events', wrong)).toEqual([
      'additional_items.1 duplicate',
      'branch notFound',
      'client.primary_phone pattern',
      'event_date format',
      'package notFound',
    ]);
  });

  it('reports schema and form errors together, once per field', async () => {
    const wrong = {
      ...event,
      client: { name: '', primary_phone: '0811223344' },
      time: '9 in the morning',
      event_date: '10.3.2024',
      package: 'Silver',
      branch: 7,
      age: 3,
    };
    expect(await faultsOf('events', wrong)).toEqual(
      [
        'age unknown',
        'branch type',
        'client.name minLength',
        'client.primary_phone pattern',
        'event_date maxLength',
        'package notFound',
        'time maxLength',
      ].map((fault) => expect.stringMatching(new RegExp(`^${fault.split(' ')[0]} `, 'u'))),
    );
  });

  it('reports price and overpayment errors even with a wrong branch', async () => {
    const custom = { ...event, package: undefined, branch: 'Gulele' };
    expect(await faultsOf('events', custom)).toEqual(['branch notFound', 'per_person required']);
    const paid = { ...custom, per_person: 100, received: 35_000.01 };
    expect(await faultsOf('events', paid)).toEqual(['branch notFound', 'received maximum']);
    const small = { ...event, num_of_people: 20, branch: 'Gulele' };
    expect(await faultsOf('events', small)).toEqual(['branch notFound', 'num_of_people NO_TIER']);
  });

  it('without the number of people reports no error that depends on it', async () => {
    const wrong = { ...event, num_of_people: undefined, received: 10_000_000, branch: 'Gulele' };
    expect(await faultsOf('events', wrong)).toEqual(['branch notFound', 'num_of_people required']);
  });
});

describe('rows of other kinds', () => {
  it('a client row reports phone, branch and name', async () => {
    const wrong = { full_name: '', primary_phone: '0811223344', branch: 'Gulele' };
    expect(await faultsOf('clients', wrong)).toEqual([
      'branch notFound',
      'full_name minLength',
      'primary_phone pattern',
    ]);
  });

  it('a package row reports each missing item, along with its prices and its name', async () => {
    const wrong = {
      name: '',
      items: ['ክትፎ', 'Pizza', 7, 'Sushi'],
      pricing: [
        { min: 1, max: 50, value: 700 },
        { min: 20, max: 60, value: 600 },
      ],
    };
    expect(await faultsOf('packages', wrong)).toEqual([
      'items.1 notFound',
      'items.2 type',
      'items.3 notFound',
      'name minLength',
      'pricing.1.min overlap',
    ]);
    const same = { name: 'Lunch', items: ['Rice', 'rice', 'Pizza'], pricing: [{ min: 1, max: 5 }] };
    expect(await faultsOf('packages', same)).toEqual([
      'items.0 notFound',
      'items.1 duplicate',
      'items.2 notFound',
      'pricing.0.value required',
    ]);
  });

  it('an employee row reports both phones, the wage and the name', async () => {
    const wrong = {
      first_name: '',
      last_name: 'Bekele',
      phone_number: '0811223344',
      guarantor_phone: '0811223344',
      salary: 6_000,
      wage_type: 'dynamic',
      evening_wage: -1,
    };
    expect(await faultsOf('employees', wrong)).toEqual([
      'afternoon_wage required',
      'evening_wage minimum',
      'first_name minLength',
      'guarantor_phone pattern',
      'phone_number pattern',
    ]);
  });

  it('a vendor row reports an invalid phone and the pricing', async () => {
    const wrong = {
      name: 'Selam DJ',
      category: 'Music',
      pricing: 'free',
      amount: 1,
      representative: 'S',
      contact: '0611223344',
    };
    expect(await faultsOf('vendors', wrong)).toEqual(['contact pattern', 'pricing enum']);
  });
});

it.each([null, 'text', 7, [[]], { client: [], additional_items: {}, package: {} }])(
  'a row of %j is refused by its schema without a failure',
  async (values) => {
    for (const kind of [
      'clients',
      'items',
      'packages',
      'employees',
      'vendors',
      'events',
    ] as const) {
      expect((await faultsOf(kind, values))?.length).toBeGreaterThan(0);
    }
  },
);
