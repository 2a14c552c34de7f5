import { isoToEt } from '@digis/ethio-date';
import { describe, expect, it } from 'vitest';
import { buildEvent } from '../../testing/index.ts';
import { done, moveTo, useDays } from './days.ts';

const days = useDays();

const feast = '2027-01-24';
const selamawit = { name: 'ሰላማዊት አበበ', primary_phone: '0911556677', secondary_phone: '0911556677' };

const event = (more: object = {}) => ({
  ...buildEvent({ client: selamawit, event_date: feast, et_date: isoToEt(feast) }),
  num_of_people: 250,
  advance_amount: 0,
  additional_price: 0,
  discount_amount: 0,
  ...more,
});

describe('an enquiry that becomes a booking (S32)', () => {
  let id: number;
  const enquiry = async () => (await done(days.hana.get(`/api/enquiry?id=${id}`))).enquiries[0];

  it('the call is saved with two offers and creates no client', async () => {
    await done(days.admin.post('/api/settings', { vat: 'on_top' }));
    const body = {
      branchId: 1,
      name: selamawit.name,
      phone: selamawit.primary_phone,
      et_month: { year: 2019, month: 5 },
      num_of_people: 250,
      call_on: '2026-09-24',
      options: [
        { packageId: 1, num_of_people: 250 },
        { num_of_people: 250, per_person: 500, custom_items: [1] },
      ],
    };
    const answer = await done(days.hana.post('/api/enquiry', body));
    ({ id } = answer.enquiry);
    expect(answer.enquiry.options.map(({ net }: { net: number }) => net)).toEqual([
      150_000, 125_000,
    ]);
    expect((await done(days.hana.get('/api/client'))).clients).toEqual([]);
  });

  it('the proforma has the first number of the branch, net, tax and total', async () => {
    const paper = { enquiryId: id, valid_until: '2026-10-01' };
    const { status, body } = await days.hana.post('/api/proforma', paper);
    expect(status).toBe(200);
    for (const text of ['PF-0001', '150,000 ብር', '22,500 ብር', '172,500 ብር']) {
      expect(body).toContain(text);
    }
  });

  it('the enquiry is listed on its call-back day, and the requested day is held', async () => {
    await moveTo(days, '2026-09-24T09:00:00+03:00');
    expect((await done(days.hana.get('/api/enquiry?call=today'))).enquiries).toHaveLength(1);
    await done(days.hana.patch('/api/enquiry', { id, event_date: feast, call_on: null }));
    const held = event({ enquiryId: id, hold_until: '2026-09-27' });
    const { event: kept } = await done(days.hana.post('/api/event', held));
    expect(kept).toMatchObject({ hold: 'on', total: 172_500 });
    expect(await enquiry()).toMatchObject({ state: 'kept', eventId: kept.id });
  });

  it('the booking marks the enquiry as booked and removes it from the open list', async () => {
    const { eventId } = await enquiry();
    const booking = event({ id: eventId, hold_until: null });
    const { event: booked } = await done(days.hana.patch('/api/event', booking));
    expect([booked.hold, booked.total]).toEqual([undefined, 172_500]);
    expect(await enquiry()).toMatchObject({ state: 'booked', eventId });
    const counts = await done(days.hana.get('/api/event/counts'));
    expect([counts.enquiries, counts.calls]).toEqual([0, 0]);
    const again = await days.hana.post('/api/event', event({ enquiryId: id }));
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_PROCESSED']);
  });
});
