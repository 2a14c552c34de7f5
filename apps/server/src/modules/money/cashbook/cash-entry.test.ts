// D138, D146
import { beforeAll, describe, expect, it } from 'vitest';
import { and, eq, isNotNull } from 'drizzle-orm';
import { buildEvent, standardPeople, type Caller } from '#testing/index.ts';
import { undoEach, useStandardApp } from '#testing/use-test-app.ts';
import { accounts, entries, postings } from '#db/tables/journal.ts';

const standard = useStandardApp();
const book = '/api/transactions';
let hana: Caller;
let dawit: Caller;

beforeAll(async () => {
  const people = await standardPeople(standard.app);
  hana = await standard.app.as('hana');
  dawit = await standard.app.as('dawit');
  const { event } = (await hana.post('/api/event', buildEvent())).body;
  const [waiting] = (await dawit.get(`${book}?type=pending`)).body.data;
  const accept = { type: 'pending', action: 'accept', actionId: waiting.id, amount: 50_000 };
  await dawit.patch(book, accept);
  await hana.post('/api/assign-employee', { eventId: event.id, employees: [people.abebe] });
  await hana.post('/api/assign-vendor', { eventId: event.id, vendors: [people.dj] });
  await dawit.patch('/api/vendor-ledger', { vendorId: people.dj, amount: 10_000, remark: 'ቀሪ' });
  await dawit.patch('/api/employee-ledger', { id: people.abebe, withSalary: false });
  const spender = (await (await standard.app.as('kebede')).get('/api/user-info')).body.user.id;
  await dawit.post('/api/petty-cash', { type: 'create', spender, budget: 500, reason: 'ገበያ' });
  await dawit.post(book, { type: 'in', amount: 70, remark: 'ሽያጭ' });
});

const rows = async () => (await dawit.get(`${book}?type=book`)).body.data;

describe('a cashbook entry', () => {
  undoEach(standard);

  it('an entry names its counterparty', async () => {
    const parties = (await rows()).map(
      ({ counterparty }: { counterparty?: object }) => counterparty,
    );
    expect(parties).toMatchObject([
      undefined,
      { kind: 'user', name: 'kebede' },
      { kind: 'employee', name: 'አበበ ከበደ' },
      { kind: 'vendor', name: 'Selam DJ' },
      { kind: 'client', name: 'አልማዝ ተስፋዬ' },
    ]);
  });

  it.each([
    ['kind=vendor', [2]],
    ['kind=manual', [5]],
    ['counterparty=vendor:1', [2]],
    ['counterparty=vendor:2', []],
    ['counterparty=employee:1', [3]],
    ['counterparty=client:1', [1]],
    ['counterparty=user:4', [4]],
  ])(
    'the cashbook with %s returns the matching entries and their totals',
    async (filter, places) => {
      const { data, totals } = (await dawit.get(`${book}?type=book&from=2026-09-01&${filter}`))
        .body;
      const all = (await rows()).toReversed();
      expect(data).toEqual(places.map((place) => all[place - 1]));
      const sum = (side: string) =>
        data
          .filter(({ transact_type }: { transact_type: string }) => transact_type === side)
          .reduce((total: number, { amount }: { amount: number }) => total + amount, 0);
      expect(totals).toEqual({ totalIn: sum('in'), totalOut: sum('out') });
    },
  );

  it('an entry is read by its id and is not found from another branch', async () => {
    const [, petty] = await rows();
    expect((await dawit.get(`${book}?type=book&id=${petty.id}`)).body.data).toEqual([petty]);
    const sara = await standard.app.as('sara');
    expect((await sara.get(`${book}?type=book&id=${petty.id}`)).body.data).toEqual([]);
  });

  it('an entry names who entered and who approved it', async () => {
    const [manual, , , vendor, event] = await rows();
    expect(manual).toMatchObject({ username: 'dawit' });
    expect(manual).not.toHaveProperty('approved_by');
    expect(vendor).toMatchObject({ username: 'dawit' });
    expect(event).toMatchObject({ username: 'hana', approved_by: 'dawit' });
  });

  it('book_no has no gaps, even with other postings in between', async () => {
    const all = await rows();
    expect(all.map(({ book_no }: { book_no: number }) => book_no)).toEqual([5, 4, 3, 2, 1]);
    expect(all.map(({ transact_id }: { transact_id: number }) => transact_id)).not.toEqual([
      5, 4, 3, 2, 1,
    ]);
  });

  it('only cashbook postings have a book_no', async () => {
    const numbered = await standard.app.db
      .selectDistinct({ name: accounts.name })
      .from(postings)
      .innerJoin(accounts, eq(accounts.id, postings.account_id))
      .where(eq(postings.book_no, 1));
    expect(numbered).toContainEqual({ name: 'cash:1' });
    expect(numbered.filter(({ name }) => !/^cash:\d+$/.test(name))).toEqual([]);
  });

  it('a pending record names the user who requested it', async () => {
    const client = { name: 'ሄኖክ', primary_phone: '0933445566', secondary_phone: '0933445566' };
    await hana.post('/api/event', buildEvent({ client }));
    const [waiting] = (await dawit.get(`${book}?type=pending`)).body.data;
    expect(waiting).toMatchObject({
      username: 'hana',
      counterparty: { kind: 'client', name: 'ሄኖክ' },
      event: { num_of_people: buildEvent().num_of_people, advance_amount: 50_000 },
    });
  });

  it.each(['dawit', 'admin'])(
    'pages of the payments to a vendor are contiguous, for %s',
    async (who) => {
      const { id: vendorId } = (await dawit.get(`${book}?type=book&counterparty=vendor:1`)).body
        .data[0].counterparty;
      const pay = () =>
        dawit.patch('/api/vendor-ledger', { vendorId, amount: 10, remark: 'በየጊዜው' });
      while ((await paidTo(vendorId)).length < 23) expect((await pay()).status).toBe(200);
      const reader = await standard.app.as(who);
      const seen: number[] = [];
      let cursor = '';
      do {
        const { data, next } = (
          await reader.get(`${book}?type=book&counterparty=vendor:${vendorId}${cursor}`)
        ).body;
        seen.push(...data.map(({ id }: { id: number }) => id));
        cursor = next ? `&cursor=${next}` : '';
      } while (cursor !== '');
      expect(seen).toEqual((await paidTo(vendorId)).toReversed());
    },
  );
});

it('two concurrent entries get two numbers', async () => {
  const sara = await standard.app.as('sara');
  const cash = (amount: number) => sara.post(book, { type: 'in', amount, remark: 'አብሮ' });
  await Promise.all([cash(1), cash(2), cash(3), cash(4)]);
  const { data } = (await sara.get(`${book}?type=book`)).body;
  const numbers = data.map(({ book_no }: { book_no: number }) => book_no);
  expect(numbers.toSorted((a: number, b: number) => a - b)).toEqual([1, 2, 3, 4]);
});

async function paidTo(vendor: number): Promise<number[]> {
  const found = await standard.app.db
    .select({ id: postings.id })
    .from(postings)
    .innerJoin(entries, eq(entries.id, postings.entry_id))
    .where(and(eq(entries.vendor_id, vendor), isNotNull(postings.book_no)))
    .orderBy(postings.id);
  return found.map(({ id }) => id);
}
