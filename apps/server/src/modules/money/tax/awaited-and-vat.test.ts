// D170, D171
import { isoToEt } from '@digis/ethio-date';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildEvent, type Caller } from '#testing/index.ts';
import { must, undoEach, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
undoEach(standard);
let admin: Caller;
let dawit: Caller;

const phone = '0911000900';

beforeEach(async () => {
  admin = await standard.app.as('admin');
  dawit = await standard.app.as('dawit');
  await must(
    admin.post('/api/client', {
      full_name: 'ሜጋ ማተሚያ',
      primary_phone: phone,
      secondary_phone: phone,
      tin: '0012345678',
      withholds: true,
      branchId: 1,
    }),
  );
  await must(admin.post('/api/settings', { vat: 'on_top' }));
});

const schedule = async (event_date: string, more = {}): Promise<number> => {
  const body = buildEvent({
    client: { name: 'ሜጋ ማተሚያ', primary_phone: phone, secondary_phone: phone },
    packageId: 'custom',
    per_person: 500,
    num_of_people: 200,
    additional_price: 0,
    discount_amount: 0,
    advance_amount: 0,
    event_date,
    et_date: isoToEt(event_date),
    ...more,
  });
  return (await must(admin.post('/api/event', body))).event.id;
};
const pay = (eventId: number, amount: number) =>
  must(admin.post('/api/payment', { eventId, amount }));

describe('awaited withholding certificates', () => {
  const awaited = async (): Promise<[number, number][]> =>
    (await must(dawit.get('/api/withholding'))).awaited.map(
      (row: { event: { id: number }; proposed: number }) => [row.event.id, row.proposed],
    );

  it('a begun event with only its withholding unpaid is listed until the certificate arrives', async () => {
    const event = await schedule('2026-09-20');
    await pay(event, 111_999.99);
    expect(await awaited()).toEqual([]);
    await pay(event, 0.01);
    expect(await awaited()).toEqual([[event, 3_000]]);
    const certificate = { certificate_no: 'WHT-1', certificate_date: '2026-09-21' };
    await must(dawit.post('/api/withholding', { eventId: event, amount: 2_000, ...certificate }));
    expect(await awaited()).toEqual([]);
  });

  it('an upcoming event is not listed, nor is one whose client does not withhold', async () => {
    const coming = await schedule('2026-10-01');
    const other = await schedule('2026-09-20', { client: buildEvent().client });
    await pay(coming, 112_000);
    await pay(other, 112_000);
    expect(await awaited()).toEqual([]);
  });

  it('an event of Sene 2017 awaits 2 %', async () => {
    const event = await schedule('2025-06-20');
    await pay(event, 113_000);
    expect(await awaited()).toEqual([[event, 2_000]]);
  });
});

it('a client’s TIN and withholding are kept by an edit that omits them', async () => {
  const { clients } = await must(admin.get('/api/client'));
  const known = {
    id: clients[0].id,
    full_name: 'ሜጋ',
    primary_phone: phone,
    secondary_phone: phone,
  };
  await must(admin.patch('/api/client', known));
  const read = async () => (await must(admin.get(`/api/client?id=${known.id}`))).clients[0];
  expect(await read()).toMatchObject({ full_name: 'ሜጋ', tin: '0012345678', withholds: true });
  await must(admin.patch('/api/client', { ...known, tin: '', withholds: false }));
  expect(await read()).not.toHaveProperty('tin');
  expect(await read()).not.toHaveProperty('withholds');
  const wrong = await admin.patch('/api/client', { ...known, tin: '12345' });
  expect([wrong.status, wrong.body.errors]).toEqual([422, { tin: 'pattern' }]);
});

describe('the VAT list', () => {
  const list = (query: string) => must(dawit.get(`/api/vat?${query}`));

  it('lists the events within its dates and adds Pagume to Nehase', async () => {
    const [nehase, pagume] = [await schedule('2026-09-05'), await schedule('2026-09-07')];
    await schedule('2026-10-01');
    const { rows, months } = await list('from=2026-08-07&to=2026-09-10');
    expect(rows).toEqual([
      expect.objectContaining({ eventId: nehase, date: '2026-09-05', tin: '0012345678', rate: 15 }),
      expect.objectContaining({ eventId: pagume, net: 100_000, vat: 15_000, total: 115_000 }),
    ]);
    expect(months).toEqual([{ year: 2018, month: 12, net: 200_000, vat: 30_000, total: 230_000 }]);
  });

  it('by payment, splits the amount received each day into net and VAT in the ratio of the price', async () => {
    const event = await schedule('2026-10-01');
    await pay(event, 11_500);
    const { rows } = await list('from=2026-09-21&to=2026-09-21&by=payment');
    expect(rows).toEqual([
      expect.objectContaining({ eventId: event, date: '2026-09-21', net: 10_000, vat: 1_500 }),
    ]);
  });

  it('omits events without VAT and those of other branches', async () => {
    await must(admin.post('/api/settings', { vat: 'off' }));
    await schedule('2026-10-01');
    await must(admin.post('/api/settings', { vat: 'on_top' }));
    await schedule('2026-10-01', { branchId: 2 });
    expect(await list('from=2026-10-01&to=2026-10-01')).toEqual({
      success: true,
      rows: [],
      months: [],
    });
  });

  it('a range longer than a year is refused at its end date', async () => {
    const answer = await dawit.get('/api/vat?from=2024-01-01&to=2026-01-01');
    expect([answer.status, answer.body.errors]).toEqual([422, { to: 'maximum' }]);
  });
});
