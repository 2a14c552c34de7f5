import { beforeEach, describe, expect, it } from 'vitest';
import { buildEvent } from '#testing/index.ts';
import { logged, undoEach, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
undoEach(standard);

const asked = {
  branchId: 1,
  name: ' ሰላማዊት  አበበ',
  phone: '0911556677',
  et_month: { year: 2019, month: 5 },
  num_of_people: 250,
  words: 'Asks for fasting dishes',
  call_on: '2026-09-21',
  options: [
    { packageId: 1, num_of_people: 250 },
    { packageId: 'custom', custom_items: [2, 1], num_of_people: 250, per_person: 500 },
    { num_of_people: 250, per_person: 99_000, is_fixed: true },
  ],
};

let hana: Awaited<ReturnType<typeof standard.app.as>>;
beforeEach(async () => {
  hana = await standard.app.as('hana');
});

const write = async (fields: object = {}) =>
  (await hana.post('/api/enquiry', { ...asked, ...fields })).body.enquiry;

const list = async (query = '') => (await hana.get(`/api/enquiry${query}`)).body.enquiries;

const idsOf = (enquiries: readonly { id: number }[]) => enquiries.map(({ id }) => id);

const book = (fields: object) =>
  hana.post('/api/event', buildEvent({ advance_amount: 0, discount_amount: 0, ...fields }));

describe('enquiries (D173)', () => {
  it('an enquiry is saved with offers priced by the server, and creates no event', async () => {
    const { status, body } = await hana.post('/api/enquiry', asked);
    expect(status).toBe(200);
    const { options, ...enquiry } = body.enquiry;
    expect(enquiry).toMatchObject({
      name: 'ሰላማዊት አበበ',
      phone: '0911556677',
      et_month: { year: 2019, month: 5 },
      state: 'open',
      username: 'hana',
    });
    expect(options).toMatchObject([
      { packageId: 1, name: 'Wedding Gold', unit_price: 600, total: 150_000, vat: 0 },
      {
        items: [
          { id: 2, name: 'ክትፎ' },
          { id: 1, name: 'ዶሮ ወጥ' },
        ],
        total: 125_000,
      },
      { is_fixed: true, items: [], unit_price: 99_000, total: 99_000 },
    ]);
    expect((await hana.get('/api/event')).body.events).toEqual([]);
    expect((await hana.get('/api/client')).body.clients).toEqual([]);
    expect((await logged(standard.app, 'enquiry.create')).times).toBe(1);
  });

  it('offers include the tax of the requested day and keep their figures when prices change', async () => {
    const admin = await standard.app.as('admin');
    const { id, options } = await write({ et_month: null, event_date: '2026-11-01' });
    await admin.post('/api/settings', { vat: 'on_top' });
    const again = { id, options: [asked.options[0], { packageId: 1, num_of_people: 100 }] };
    const { enquiry } = (await hana.patch('/api/enquiry', again)).body;
    expect(enquiry.options[0]).toEqual(options[0]);
    expect(enquiry.options[1]).toMatchObject({
      net: 65_000,
      vat: 9_750,
      vat_rate: 15,
      total: 74_750,
    });
  });

  it('a size without a price and a missing item are reported at their offer in the list', async () => {
    const refused = async (options: object[]) =>
      (await hana.post('/api/enquiry', { ...asked, options })).body;
    expect(await refused([{ packageId: 1, num_of_people: 20 }])).toMatchObject({
      code: 'NO_TIER',
      errors: { 'options.0.num_of_people': 'notAllowed' },
    });
    const fine = { packageId: 1, num_of_people: 250 };
    expect(await refused([fine, { num_of_people: 9 }])).toMatchObject({
      code: 'VALIDATION',
      errors: { 'options.1.per_person': 'required' },
    });
    expect(await refused([{ num_of_people: 9, per_person: 1, custom_items: [99] }])).toMatchObject({
      errors: { 'options.0.custom_items': 'notFound' },
    });
    expect(await refused([{ packageId: 99, num_of_people: 9 }])).toMatchObject({
      errors: { 'options.0.packageId': 'notFound' },
    });
  });

  it('an invalid phone is refused at its field', async () => {
    const { body } = await hana.post('/api/enquiry', { ...asked, phone: '0811556677' });
    expect(body.errors).toEqual({ phone: 'pattern' });
  });

  it('the list is filtered by state, call, phone and words in any spelling, and is paged', async () => {
    const first = await write();
    const later = await write({ name: 'ፀሐይ ወልዴ', phone: '0911000001', call_on: '2026-10-30' });
    const lost = await write({ call_on: '2026-09-01' });
    await hana.patch('/api/enquiry', { id: lost.id, lost_because: 'price' });
    expect(idsOf(await list())).toEqual([lost.id, later.id, first.id]);
    expect(idsOf(await list('?state=open'))).toEqual([later.id, first.id]);
    expect(idsOf(await list('?state=lost'))).toEqual([lost.id]);
    expect(idsOf(await list('?call=today'))).toEqual([first.id]);
    expect(idsOf(await list('?phone=0911000001'))).toEqual([later.id]);
    expect(idsOf(await list('?q=ጸሃይ'))).toEqual([later.id]);
    expect(idsOf(await list('?q=00001'))).toEqual([later.id]);
    const { body } = await hana.get('/api/event/counts');
    expect([body.enquiries, body.calls]).toEqual([2, 1]);
  });

  // D137
  it('search finds an enquiry by name and by part of its phone, within its branch only', async () => {
    const { id } = await write();
    const found = async (as: string, q: string) =>
      (await (await standard.app.as(as)).get(`/api/search?q=${q}`)).body.enquiries;
    const one = { id, name: 'ሰላማዊት አበበ', phone: '0911556677', state: 'open' };
    expect(await found('hana', '115566')).toEqual([one]);
    expect(await found('hana', 'ሠላማዊት')).toEqual([one]);
    expect(await found('admin', 'ሰላማዊት')).toMatchObject([{ id, branch: { name: 'Bole' } }]);
    expect(await found('sara', 'ሰላማዊት')).toEqual([]);
    expect(await found('dawit', 'ሰላማዊት')).toBeUndefined();
  });

  it('a lost enquiry keeps its reason until it is reopened, and a stale version is refused', async () => {
    const { id, version } = await write();
    const lose = { id, version, lost_because: 'no_answer' };
    expect((await hana.patch('/api/enquiry', lose)).body.enquiry).toMatchObject({
      state: 'lost',
      lost_because: 'no_answer',
      version: 2,
    });
    expect((await hana.patch('/api/enquiry', lose)).body.code).toBe('STALE');
    const open = await hana.patch('/api/enquiry', { id, lost_because: null });
    expect(open.body.enquiry.state).toBe('open');
    expect((await logged(standard.app, 'enquiry.update')).times).toBe(2);
  });

  it('an exact day replaces the month', async () => {
    const { id } = await write();
    const { enquiry } = (await hana.patch('/api/enquiry', { id, event_date: '2027-01-24' })).body;
    expect(enquiry).toMatchObject({ event_date: '2027-01-24' });
    expect(enquiry).not.toHaveProperty('et_month');
  });

  it('another branch cannot see, change or book an enquiry', async () => {
    const { id } = await write();
    const sara = await standard.app.as('sara');
    expect((await sara.get('/api/enquiry')).body.enquiries).toEqual([]);
    expect((await sara.patch('/api/enquiry', { id, words: 'x' })).status).toBe(404);
    const elsewhere = buildEvent({ enquiryId: id, branchId: 2 });
    expect((await sara.post('/api/event', elsewhere)).status).toBe(404);
    expect((await sara.post('/api/enquiry', asked)).status).toBe(404);
  });
});

describe('an enquiry becomes an event (D173)', () => {
  it('a held event marks the enquiry as kept, and its booking marks it as booked', async () => {
    const { id } = await write();
    const held = (await book({ enquiryId: id, hold_until: '2026-09-25' })).body.event;
    expect((await list())[0]).toMatchObject({ state: 'kept', eventId: held.id });
    await hana.patch('/api/event', {
      ...buildEvent({ advance_amount: 0 }),
      id: held.id,
      hold_until: null,
    });
    expect(idsOf(await list('?state=booked'))).toEqual([id]);
  });

  it('a booked enquiry refuses a second booking and further changes', async () => {
    const { id } = await write();
    expect((await book({ enquiryId: id })).status).toBe(200);
    expect((await book({ enquiryId: id })).body.code).toBe('ALREADY_PROCESSED');
    expect((await hana.patch('/api/enquiry', { id, words: 'x' })).body.code).toBe(
      'ALREADY_PROCESSED',
    );
    expect((await hana.get('/api/event')).body.events).toHaveLength(1);
  });
});
