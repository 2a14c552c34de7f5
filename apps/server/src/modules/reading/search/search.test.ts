// D60, D137, D164, S21
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, type Caller } from '#testing/index.ts';
import { useStaffedApp } from '#testing/use-test-app.ts';

const standard = useStaffedApp();
let admin: Caller;

const of = (name: string, primary_phone: string) => ({
  client: { name, primary_phone, secondary_phone: primary_phone },
});

beforeAll(async () => {
  admin = await standard.app.as('admin');
  await admin.post('/api/event', buildEvent());
  const later = { event_date: '2026-10-02', et_date: { year: 2019, month: 1, day: 22 } };
  await admin.post('/api/event', buildEvent({ ...later, ...of('ኃይሌ ገብረ', '0912556677') }));
  const accept = { type: 'pending', action: 'accept', actionId: 1, amount: 50_000 };
  await admin.patch('/api/transactions', accept);
});

const search = async (q: string, who = 'admin') => {
  const { status, body } = await (
    await standard.app.as(who)
  ).get(`/api/search?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return body;
};

const counts = (body: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(body).flatMap(([kind, found]) =>
      Array.isArray(found) ? [[kind, found.length]] : [],
    ),
  );

const nothing = {
  clients: 0,
  events: 0,
  enquiries: 0,
  transactions: 0,
  vendors: 0,
  employees: 0,
  items: 0,
  packages: 0,
};

describe('search', () => {
  it('a name is found in any spelling that sounds alike', async () => {
    const { clients, events } = await search('ሀይሌ');
    expect(clients).toMatchObject([{ full_name: 'ኃይሌ ገብረ', branch: { name: 'Bole' } }]);
    expect(events).toMatchObject([{ client: { full_name: 'ኃይሌ ገብረ' }, stage: 'booked' }]);
  });

  it('Ethiopic punctuation separates the words of a name', async () => {
    const hana = await standard.app.as('hana');
    for (const [at, mark] of ['፡', '፣', '፤ '].entries()) {
      const phone = `091155443${at}`;
      const full_name = `ሙሉጌታ${mark}ኻይሉ${at}`;
      await hana.post('/api/client', { full_name, primary_phone: phone, secondary_phone: phone });
      expect((await search(`ሀይሉ${at} ሙሉጌታ`)).clients).toMatchObject([{ full_name }]);
    }
  });

  it('an item spelled with ኸ for ሀ is the same item', async () => {
    const admin = await standard.app.as('admin');
    await admin.post('/api/item', { name: 'ሀብሐብ፡ጭማቂ' });
    expect((await admin.post('/api/item', { name: 'ኸብኸብ ጭማቂ' })).body.code).toBe('DUPLICATE');
  });

  it('an Amharic name is found by Latin letters, and vice versa', async () => {
    const { clients, events } = await search('haile gebre');
    expect(clients).toMatchObject([{ full_name: 'ኃይሌ ገብረ' }]);
    expect(events).toMatchObject([{ client: { full_name: 'ኃይሌ ገብረ' } }]);
    expect((await search('tesfaye', 'hana')).clients).toMatchObject([{ full_name: 'አልማዝ ተስፋዬ' }]);
    expect((await search('ሰላም ዲጄ')).vendors).toMatchObject([{ name: 'Selam DJ' }]);
    expect((await search('tigist')).employees).toMatchObject([{ name: 'ትግስት አለሙ' }]);
    expect((await search('kitfo')).items).toMatchObject([{ name: 'ክትፎ' }]);
  });

  it('exact spellings rank before phonetic matches', async () => {
    const hana = await standard.app.as('hana');
    const add = (full_name: string, primary_phone: string) =>
      hana.post('/api/client', { full_name, primary_phone, secondary_phone: primary_phone });
    await add('Rahel Worku', '0912000001');
    await add('ራሔልማርያም', '0912000002');
    await add('ራሔል ወርቁ', '0912000003');
    await add('ራሄሎም', '0912000004');
    const names = async (typed: string) =>
      (await search(typed)).clients.map(({ full_name }: { full_name: string }) => full_name);
    expect(await names('rahel')).toEqual(['Rahel Worku', 'ራሔል ወርቁ', 'ራሄሎም', 'ራሔልማርያም']);
    expect(await names('ራሔል')).toEqual(['ራሔል ወርቁ', 'ራሔልማርያም', 'Rahel Worku']);
  });

  it('a part of a phone finds the client and the event', async () => {
    const { clients, events } = await search('0911223', 'hana');
    expect(clients).toMatchObject([{ full_name: 'አልማዝ ተስፋዬ' }]);
    expect(events).toMatchObject([{ id: 1, payment: 'part' }]);
  });

  it('the number of an entry finds the entry, with or without its sign', async () => {
    for (const typed of ['#1', '1', ' #1 ']) {
      expect((await search(typed)).transactions).toMatchObject([{ book_no: 1, amount: 50_000 }]);
    }
    expect((await search('#2')).transactions).toEqual([]);
  });

  it.each([
    ['vendors', 'selam dj', ['Selam DJ']],
    ['employees', 'ትግሥት', ['ትግስት አለሙ']],
    ['items', 'ክትፎ', ['ክትፎ']],
    ['packages', 'gold', ['Wedding Gold']],
  ])('%s are found by %s', async (kind, typed, names) => {
    expect((await search(typed))[kind].map(({ name }: { name: string }) => name)).toEqual(names);
  });

  it.each(['', ' ', 'ሀ', '%', '%%', '__', "'", '\\', '🎂'.repeat(150), 'ሀ'.repeat(300), ':*&|!'])(
    '“%s” finds nothing and is no error',
    async (typed) => {
      expect(counts(await search(typed))).toEqual(nothing);
    },
  );

  it('users find only what their permissions and branch allow', async () => {
    expect(counts(await search('ተስፋዬ', 'hana'))).toEqual({
      clients: 1,
      events: 1,
      enquiries: 0,
      vendors: 0,
      employees: 0,
    });
    expect(counts(await search('1', 'dawit'))).toEqual({
      transactions: 1,
      vendors: 0,
      employees: 0,
    });
    expect(await search('0911223344', 'kebede')).toEqual({ success: true });
    for (const typed of ['ሀይሌ', '0911223', '#1']) {
      expect(counts(await search(typed, 'sara'))).toEqual({
        events: 0,
        enquiries: 0,
        transactions: 0,
      });
    }
  });

  it('upcoming events precede past ones, each group nearest first', async () => {
    const days = ['2026-08-01', '2026-09-10', '2026-12-01', '2026-10-20'];
    const dates = [
      { year: 2018, month: 11, day: 25 },
      { year: 2018, month: 13, day: 5 },
      { year: 2019, month: 3, day: 22 },
      { year: 2019, month: 2, day: 10 },
    ];
    for (const [at, event_date] of days.entries()) {
      const et_date = dates[at] ?? { year: 0, month: 0, day: 0 };
      const body = buildEvent({ ...of('Near Far', '0955000001'), event_date, et_date });
      expect((await admin.post('/api/event', body)).status).toBe(200);
    }
    const { events } = await search('near far');
    const found = events.map(({ event_date }: { event_date: string }) => event_date.slice(0, 10));
    expect(found).toEqual(['2026-10-20', '2026-12-01', '2026-09-10', '2026-08-01']);
  });
});
