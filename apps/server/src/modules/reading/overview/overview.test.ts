// D125, D131, D148
import { isoToEt } from '@digis/ethio-date';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '@digis/api-client/contract';
import { events } from '#db/tables/events.ts';
import { accounts, entries, postings } from '#db/tables/journal.ts';
import { buildEvent, type Caller } from '#testing/index.ts';
import { useStaffedApp } from '#testing/use-test-app.ts';

type Overview = Schemas['Overview'];

const standard = useStaffedApp();
let admin: Caller;

const on = (day: string, more: Partial<Schemas['EventInput']> = {}) =>
  buildEvent({ event_date: day, et_date: isoToEt(day), ...more });

async function at(instant: string): Promise<void> {
  standard.app.clock.set(instant);
  admin = await standard.app.as('admin');
}

async function must(answer: ReturnType<Caller['get']>) {
  const { status, body } = await answer;
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
}

const accept = async (amount: number) => {
  const [{ id }] = (await admin.get('/api/transactions?type=pending')).body.data;
  await must(
    admin.patch('/api/transactions', { type: 'pending', action: 'accept', actionId: id, amount }),
  );
};

const cash = (branch: number, type: 'in' | 'out', amount: number) =>
  must(admin.post(`/api/transactions?branchId=${branch}`, { type, amount, remark: 'ገበያ' }));

beforeAll(async () => {
  await at('2026-09-21T07:00:00.000Z');
  await must(admin.post('/api/event', on('2026-10-01')));
  await accept(50_000);
  await must(admin.post('/api/event', on('2026-12-20', { branchId: 2, advance_amount: 12_000.5 })));
  await accept(12_000.5);
  await must(admin.post('/api/event', on('2026-11-12', { advance_amount: 0 })));
  await must(admin.post('/api/event', on('2026-11-11', { advance_amount: 70_000 })));
  await accept(70_000);
  await must(admin.post('/api/assign-vendor', { eventId: 1, vendors: [standard.people.dj] }));
  await must(
    admin.post('/api/assign-employee', { eventId: 1, employees: [standard.people.abebe] }),
  );
  await at('2026-10-10T20:59:00.000Z');
  await cash(1, 'in', 300);
  await at('2026-10-10T21:00:00.000Z');
  await cash(1, 'in', 400.25);
  await cash(2, 'out', 77);
  await must(
    admin.patch('/api/vendor-ledger?branchId=1', { vendorId: standard.people.dj, amount: 9_000 }),
  );
  await must(admin.patch('/api/employee-ledger?branchId=1', { id: 1, withSalary: true }));
  await at('2026-11-10T07:00:00.000Z');
  const box = { type: 'create', spender: 4, budget: 1_000, reason: 'ገበያ' };
  await must(admin.post('/api/petty-cash?branchId=1', box));
  await must(admin.delete('/api/event', { id: 4, refund: 20_000 }));
  await accept(20_000);
  const settle = { type: 'advance', action: 'accept', actionId: 2, amount: 1_000 };
  await must(admin.patch('/api/transactions', settle));
});

const overview = async (query: string, who = 'admin'): Promise<Overview> =>
  must((await standard.app.as(who)).get(`/api/overview?${query}`));

const monthOf = (instant: Date): string => {
  const { year, month } = isoToEt(
    new Date(instant.getTime() + 3 * 3_600_000).toISOString().slice(0, 10),
  );
  return `${year}-${Math.min(month, 12)}`;
};

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0) / 100;

const inBirr = (amounts: readonly number[]): number =>
  sum(amounts.map((amount) => Math.round(amount * 100)));

async function sumsOfLists(month: Overview['months'][number] | undefined, branch?: number) {
  const days = `from=${month?.from}&to=${month?.to}`;
  const of = (name: string) => (branch === undefined ? '' : `&${name}=${branch}`);
  const held: readonly Schemas['Event'][] = await listed('event', 'events', days + of('branch'));
  const entries: readonly Schemas['CashbookRecord'][] = await listed(
    'transactions',
    'data',
    `type=book&${days}${of('branchId')}`,
  );
  const cashOf = (type: 'in' | 'out') =>
    inBirr(entries.flatMap((one) => (one.transact_type === type ? [one.amount] : [])));
  return {
    cash_in: cashOf('in'),
    cash_out: cashOf('out'),
    events: {
      count: held.length,
      guests: held.reduce((people, { num_of_people }) => people + num_of_people, 0),
      booked: inBirr(held.map(({ total }) => total)),
      left: inBirr(held.map(({ left }) => left)),
    },
  };
}

async function listed<Row>(
  path: string,
  rows: string,
  query: string,
  cursor = '',
): Promise<readonly Row[]> {
  const body = await must(admin.get(`/api/${path}?${query}${cursor}`));
  const more = body.next ? await listed<Row>(path, rows, query, `&cursor=${body.next}`) : [];
  return [...body[rows], ...more];
}

describe('the monthly overview', () => {
  it('every figure is the sum of its postings and events, in any month and branch', async () => {
    const { db } = standard.app;
    const posted = await db
      .select({ posting: postings, entry: entries, account: accounts })
      .from(postings)
      .innerJoin(entries, eq(entries.id, postings.entry_id))
      .innerJoin(accounts, eq(accounts.id, postings.account_id));
    const booked = await db.select().from(events);
    const month = fc.record({
      year: fc.constantFrom(2018, 2019),
      month: fc.integer({ min: 1, max: 13 }),
    });
    const asked = fc.record({ month, branch: fc.constantFrom(undefined, 1, 2) });
    await fc.assert(
      fc.asyncProperty(asked, async ({ month: { year, month: number }, branch }) => {
        const text = `${year}-${String(number).padStart(2, '0')}`;
        const query = `month=${text}${branch === undefined ? '' : `&branchId=${branch}`}`;
        const { months, spent } = await overview(query);
        expect(months.map((one) => `${one.year}-${one.month}`).at(-1)).toBe(
          `${year}-${Math.min(number, 12)}`,
        );
        for (const one of months) {
          const name = `${one.year}-${one.month}`;
          const own = posted.filter(
            ({ entry }) =>
              monthOf(entry.created_at) === name &&
              (branch === undefined || entry.branch_id === branch),
          );
          const inCash = own
            .filter(({ account }) => account.name.startsWith('cash:'))
            .map(({ posting }) => posting.amount);
          const ofClients = own
            .filter(({ account }) => account.name.startsWith('client:'))
            .map(({ posting }) => -posting.amount);
          const held = booked.filter(({ archived_at, event_date, branch_id }) => {
            const et = isoToEt(event_date);
            const isOf = `${et.year}-${Math.min(et.month, 12)}` === name;
            return isOf && archived_at === null && (branch === undefined || branch_id === branch);
          });
          expect(one).toMatchObject({
            cash_in: sum(inCash.filter((amount) => amount > 0)),
            cash_out: -sum(inCash.filter((amount) => amount < 0)) + 0,
            received: sum(ofClients),
            events: {
              count: held.length,
              guests: held.reduce((people, { num_of_people }) => people + num_of_people, 0),
              booked: sum(held.map(({ total }) => total)),
              left: sum(
                held.map((event) => (event.paid_full ? 0 : event.total - event.advance_amount)),
              ),
            },
          });
        }
        const santim = spent.map(({ amount }) => Math.round(amount * 100));
        expect(sum(santim)).toBe(months.at(-1)?.cash_out);
        expect(months.at(-1)).toMatchObject(await sumsOfLists(months.at(-1), branch));
      }),
      { numRuns: 200 },
    );
  });

  it('only the current month is compared with the same days of the previous month', async () => {
    const { so_far: part } = await overview('month=2019-03');
    expect(part).toMatchObject({
      days: 1,
      before: { year: 2019, month: 2, from: '2026-10-11', to: '2026-10-11' },
      month: { year: 2019, month: 3, from: '2026-11-10', to: '2026-11-10' },
    });
    expect(part?.before.cash_in).toBe(400.25);
    for (const one of [part?.before, part?.month])
      expect(one).toMatchObject(await sumsOfLists(one));
    expect(await overview('month=2019-02')).not.toHaveProperty('so_far');
  });

  it('Pagume is part of Nehase', async () => {
    const ofNehase = { year: 2018, month: 12, from: '2026-08-07', to: '2026-09-10' };
    for (const asked of ['2018-12', '2018-13'])
      expect((await overview(`month=${asked}`)).months.at(-1)).toMatchObject(ofNehase);
    const { months } = await overview('month=2019-01');
    expect(months.slice(-2)).toMatchObject([ofNehase, { year: 2019, month: 1 }]);
  });

  it('the months end with the requested one, whose events are summed by weekday and by package', async () => {
    const { months, weekdays = [], packages = [] } = await overview('month=2019-03&months=13');
    expect(months.map((one) => `${one.year}-${one.month}`)).toEqual([
      ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => `2018-${number}`),
      ...[1, 2, 3].map((number) => `2019-${number}`),
    ]);
    const { events: held } = months.at(-1) ?? {};
    for (const groups of [weekdays, packages]) {
      expect({
        count: groups.reduce((all, { count }) => all + count, 0),
        guests: groups.reduce((all, { guests }) => all + guests, 0),
        booked: groups.reduce((all, { booked }) => all + booked, 0),
      }).toEqual({ count: held?.count, guests: held?.guests, booked: held?.booked });
    }
    expect(weekdays).toMatchObject([{ weekday: 4, count: 1 }]);
    expect(packages).toMatchObject([{ id: 1, name: 'Wedding Gold', count: 1 }]);
  });

  it.each(['0', '14', 'x'])('%s months are refused', async (count) => {
    expect((await admin.get(`/api/overview?months=${count}`)).status).toBe(422);
  });

  it('the month’s spending is broken down by kind', async () => {
    expect((await overview('month=2019-02&branchId=1')).spent).toEqual([
      { kind: 'vendors', amount: 9_000 },
      { kind: 'wages', amount: 6_800 },
    ]);
    expect((await overview('month=2019-03')).spent).toEqual([
      { kind: 'refunds', amount: 20_000 },
      { kind: 'petty', amount: 1_000 },
    ]);
  });

  it('receivables and staff shortages do not depend on the month', async () => {
    const today = await overview('');
    expect(today.months.at(-1)).toMatchObject({
      year: 2019,
      month: 3,
      from: '2026-11-10',
      to: '2026-12-09',
    });
    const { receivables, totals, short_of_staff } = await overview('month=2018-01');
    expect({ receivables, totals, short_of_staff }).toEqual({
      receivables: today.receivables,
      totals: today.totals,
      short_of_staff: today.short_of_staff,
    });
    expect(short_of_staff).toMatchObject({ count: 1, events: [{ id: 3, employees_needed: 14 }] });
    const { body } = await admin.get('/api/receivables');
    expect(totals).toEqual(body.totals);
    expect(totals).toMatchObject({ soon: 220_000, overdue: 170_000 });
  });

  it('event figures need View Events', async () => {
    await standard.app.createUser({
      username: 'ruth',
      branch_id: 1,
      access: ['Cashbook View Balance'],
    });
    const seen = await overview('month=2019-01', 'ruth');
    expect(Object.keys(seen)).toEqual(['success', 'months', 'spent']);
    expect(seen.months[0]).not.toHaveProperty('events');
  });

  it.each(['2019-14', '2019-00', '0001-01', '9999-13', '2019-1', 'abc'])(
    'the month %s is refused',
    async (month) => {
      expect((await admin.get(`/api/overview?month=${month}`)).status).toBe(422);
    },
  );
});
