// D18, D19, D26, D34, D37, D43, D101, D102, spec:4
import { asc, count } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildEvent } from '#testing/index.ts';
import { logged, undoEach, useStandardApp } from '#testing/use-test-app.ts';
import { clients, events, smsOutbox } from '#db/tables/events.ts';
import { entries, pending } from '#db/tables/journal.ts';

const standard = useStandardApp();
undoEach(standard);

const rowsOf = async (table: typeof events | typeof pending | typeof smsOutbox | typeof clients) =>
  (await standard.app.db.select({ rows: count() }).from(table))[0]?.rows;

const custom = {
  packageId: 'custom',
  per_person: 500,
  num_of_people: 80,
  additional_price: 0,
} as const;

describe('scheduling an event (scenario S1)', () => {
  it('scheduling prices the event, claims the advance and books nothing', async () => {
    const { app } = standard;
    const hana = await app.as('hana');
    const { status, body } = await hana.post('/api/event', buildEvent());
    expect(status).toBe(200);
    expect(body.event).toMatchObject({
      event_date: '2026-10-01T15:00:00+03:00',
      starts_at: '2026-10-01T12:00:00.000Z',
      et_date: { year: 2019, month: 1, day: 21 },
      package: { name: 'Wedding Gold' },
      unit_price: 600,
      base: 210_000,
      total: 220_000,
      received: 0,
      pending: 50_000,
      left: 170_000,
      agreed_by: 'hana',
    });
    expect(body).not.toHaveProperty('name_differs');
    const month = '/api/get-calendar?from=2026-09-11&to=2026-10-10';
    const { event_map } = (await hana.get(month)).body;
    const line = { time: '15:00', payment: 'claimed', left: 170_000, staff: 0 };
    expect(event_map).toEqual({
      '2026-10-01': {
        count: 1,
        people: 350,
        names: ['አልማዝ ተስፋዬ'],
        events: [expect.objectContaining(line)],
      },
    });
    expect(await app.db.$count(entries)).toBe(0);
    expect(await logged(app, 'event.schedule')).toMatchObject({
      times: 1,
      last: { subject: 'አልማዝ ተስፋዬ, 2026-10-01', branch_id: 1 },
    });
  });

  it('scheduling queues a confirmation and a reminder for 09:00 three days before', async () => {
    const hana = await standard.app.as('hana');
    expect((await hana.post('/api/event', buildEvent())).status).toBe(200);
    const rows = await standard.app.db.select().from(smsOutbox).orderBy(asc(smsOutbox.id));
    expect(rows).toMatchObject([
      { kind: 'confirmation', state: 'not configured', phone: '0911223344' },
      { kind: 'reminder', state: 'not configured' },
    ]);
    const [confirmation] = (await hana.get(`/api/sms?eventId=${rows[0]?.event_id}`)).body.messages;
    expect(confirmation.text).toContain('ቅድመ ክፍያ 50,000 ብር፣ ቀሪ 170,000 ብር');
    expect(rows[1]?.due_at.toISOString()).toBe('2026-09-28T06:00:00.000Z');
  });

  it('a number of people without a tier is refused with the package’s name and writes nothing', async () => {
    const hana = await standard.app.as('hana');
    const before = await Promise.all([events, pending, smsOutbox, clients].map(rowsOf));
    const client = { name: 'ሄኖክ', primary_phone: '0933445566', secondary_phone: '0933445566' };
    const { status, body } = await hana.post(
      '/api/event',
      buildEvent({ num_of_people: 1_001, client }),
    );
    expect([status, body.code]).toEqual([422, 'NO_TIER']);
    expect(body.msg).toBe('No price for 1001 people in Wedding Gold');
    expect(await Promise.all([events, pending, smsOutbox, clients].map(rowsOf))).toEqual(before);
  });

  it.each([
    [
      'a date that is not the Ethiopian one',
      { event_date: '2026-10-02' },
      'DATE_MISMATCH',
      undefined,
    ],
    [
      'Pagume 6 of a year without it',
      { event_date: '2026-09-11', et_date: { year: 2018, month: 13, day: 6 } },
      'DATE_MISMATCH',
      undefined,
    ],
    [
      'a day that does not exist',
      { event_date: '2026-02-30' },
      'VALIDATION',
      { event_date: 'format' },
    ],
    [
      'a phone of another prefix',
      { client: { name: 'A', primary_phone: '0812345678', secondary_phone: '0911223344' } },
      'VALIDATION',
      { 'client.primary_phone': 'pattern' },
    ],
    [
      'an advance above the total',
      { advance_amount: 220_000.01 },
      'VALIDATION',
      { advance_amount: 'maximum' },
    ],
    [
      'a discount above the price',
      { discount_amount: 225_000.01, advance_amount: 0 },
      'VALIDATION',
      { discount_amount: 'maximum' },
    ],
    ['a fixed price for a package', { is_fixed: true }, 'VALIDATION', { is_fixed: 'notAllowed' }],
    [
      'nobody, when the price is per person',
      { ...custom, num_of_people: 0 },
      'VALIDATION',
      { num_of_people: 'minimum' },
    ],
    [
      'a custom event without a price',
      { ...custom, per_person: null },
      'VALIDATION',
      { per_person: 'required' },
    ],
    [
      'an item that does not exist',
      { custom_items: [1, 99] },
      'VALIDATION',
      { custom_items: 'notFound' },
    ],
    [
      'two additions that sound the same',
      { additional_items: ['ጠላ', ' ጠላ '] },
      'VALIDATION',
      { 'additional_items.1': 'duplicate' },
    ],
    [
      'two additions of other letters that sound the same',
      { additional_items: ['ጐመን', 'ዉሃ', 'ጎመን', 'ው\u200bሃ'] },
      'VALIDATION',
      { 'additional_items.2': 'duplicate', 'additional_items.3': 'duplicate' },
    ],
    [
      'a price beyond all measure',
      { ...custom, per_person: 999_999_999, num_of_people: 100_000 },
      'VALIDATION',
      { num_of_people: 'maximum' },
    ],
  ])('scheduling refuses %s and writes nothing', async (_what, overrides, code, errors) => {
    const hana = await standard.app.as('hana');
    const before = await Promise.all([events, pending, smsOutbox, clients].map(rowsOf));
    const { status, body } = await hana.post('/api/event', buildEvent(overrides));
    expect([status, body.code, body.errors]).toEqual([422, code, errors]);
    expect(await Promise.all([events, pending, smsOutbox, clients].map(rowsOf))).toEqual(before);
  });

  it('staff schedule in their branch, an admin in any', async () => {
    const { app } = standard;
    const refused = await (await app.as('hana')).post('/api/event', buildEvent({ branchId: 2 }));
    expect([refused.status, refused.body.code]).toEqual([404, 'NOT_FOUND']);
    expect(
      (await (await app.as('admin')).post('/api/event', buildEvent({ branchId: 2 }))).status,
    ).toBe(200);
    expect(
      (await (await app.as('admin')).post('/api/event', buildEvent({ branchId: 9 }))).status,
    ).toBe(404);
  });

  it('a known phone keeps its client’s name, and name_differs reports that another was given', async () => {
    const hana = await standard.app.as('hana');
    await hana.post('/api/event', buildEvent());
    const client = { name: 'Almaz T.', primary_phone: '0911223344', secondary_phone: '0911223344' };
    const { body } = await hana.post('/api/event', buildEvent({ client }));
    expect(body.event.client.full_name).toBe('አልማዝ ተስፋዬ');
    expect(body.name_differs).toEqual({ kept: 'አልማዝ ተስፋዬ', given: 'Almaz T.' });
  });
});

describe('the money and the time of an event', () => {
  it('a fixed-price event keeps the number of people but is not priced by it', async () => {
    const hana = await standard.app.as('hana');
    const body = buildEvent({ ...custom, per_person: 60_000, is_fixed: true, discount_amount: 0 });
    const { event } = (await hana.post('/api/event', body)).body;
    expect(event).toMatchObject({
      num_of_people: 80,
      base: 60_000,
      total: 60_000,
      per_person: 60_000,
    });
    expect(event).not.toHaveProperty('packageId');
  });

  it('an event paid in full claims its total, and one without an advance claims nothing', async () => {
    const hana = await standard.app.as('hana');
    const full = (await hana.post('/api/event', buildEvent({ paid_full: true, advance_amount: 0 })))
      .body.event;
    expect([full.pending, full.left]).toEqual([220_000, 0]);
    const none = (await hana.post('/api/event', buildEvent({ advance_amount: 0 }))).body.event;
    expect([none.pending, none.left]).toEqual([0, 220_000]);
  });

  it('an event at 01:00 belongs to the evening of the picked date', async () => {
    const hana = await standard.app.as('hana');
    const { event } = (await hana.post('/api/event', buildEvent({ time: '01:00' }))).body;
    expect(event.event_date).toBe('2026-10-01T01:00:00+03:00');
    expect(event.starts_at).toBe('2026-10-01T22:00:00.000Z');
  });

  it('Pagume 6 of a leap year can be booked', async () => {
    const hana = await standard.app.as('hana');
    const pagume = { event_date: '2027-09-11', et_date: { year: 2019, month: 13, day: 6 } };
    const { event } = (await hana.post('/api/event', buildEvent(pagume))).body;
    expect(event.et_date).toEqual({ year: 2019, month: 13, day: 6 });
  });

  it('a reminder already past due is skipped, and an unrequested one is not queued', async () => {
    const { app } = standard;
    const hana = await app.as('hana');
    const soon = { event_date: '2026-09-23', et_date: { year: 2019, month: 1, day: 13 } };
    await hana.post('/api/event', buildEvent({ ...soon, send_sms: false }));
    const rows = await app.db.select().from(smsOutbox).orderBy(asc(smsOutbox.id));
    expect(rows.at(-1)).toMatchObject({ kind: 'reminder', state: 'skipped' });
    await hana.post('/api/event', buildEvent({ send_sms: false, send_schedule: false }));
    expect(await rowsOf(smsOutbox)).toBe(rows.length);
  });
});
