// D180, D182, D183, S30
import { isoToEt } from '@digis/ethio-date';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAgreement, buildEvent, type Caller } from '#testing/index.ts';
import { codesOf, logged, must, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
let admin: Caller;
let hana: Caller;

beforeEach(async () => {
  admin = await standard.app.as('admin');
  hana = await standard.app.as('hana');
});

const hall = { venue: 'ስካይላይት አዳራሽ 3', venue_note: 'ከቦሌ መንገድ', occasion: 'wedding' } as const;
const sara = { name: 'Sara Alemu', primary_phone: '0944556677', secondary_phone: '0944556677' };
const contact = { name: 'አቶ ግርማ', phone: '0114667788' };
const at = (time: string, more: object = {}) =>
  hana.post('/api/event', buildEvent({ time, advance_amount: 0, ...hall, ...more }));

describe('two events in one place', () => {
  it('the second event needs confirmation, names the first, and is saved once confirmed', async () => {
    const { event } = await must(at('15:00', { contact }));
    expect(event).toMatchObject({ ...hall, contact });
    // The same name with other letters of the same sound.
    const asked = await at('19:00', { venue: 'ስካይላይት  ኣዳራሽ 3' });
    expect([asked.status, asked.body.code]).toEqual([409, 'PLACE']);
    expect(asked.body.places).toEqual([
      expect.objectContaining({ eventId: event.id, client: 'አልማዝ ተስፋዬ', time: '15:00' }),
    ]);
    const second = await must(at('19:00', { same_place: true }));
    const form = buildEvent({ time: '19:00', advance_amount: 0 });
    const update = (change: object) =>
      hana.patch('/api/event', { ...form, id: second.event.id, ...change });
    expect(codesOf([await update({ remark: 'ከበሮ' }), await update({ time: '18:30' })])).toEqual([
      200,
      'PLACE',
    ]);
    const kept = (await must(admin.get(`/api/event?id=${second.event.id}`))).events[0];
    expect(kept).toMatchObject({ ...hall, remark: 'ከበሮ' });
  });

  it('events six hours apart, in another branch or without a place need no confirmation', async () => {
    const day = { event_date: '2026-10-05', et_date: { year: 2019, month: 1, day: 25 } };
    const answers = [
      await at('09:00', day),
      await at('15:00', day),
      await admin.post(
        '/api/event',
        buildEvent({ ...day, ...hall, time: '10:00', advance_amount: 0, branchId: 2 }),
      ),
      await at('10:00', { ...day, venue: ' ' }),
      await at('10:30', { ...day, venue: '' }),
    ];
    expect(codesOf(answers)).toEqual([200, 200, 200, 200, 200]);
  });

  it('of two concurrent bookings of one hall for the same evening, one needs confirmation', async () => {
    const pairs = Array.from({ length: 6 }, (_, at) => ({
      event_date: `2026-10-${12 + at}`,
      et_date: { year: 2019, month: 2, day: 2 + at },
    }));
    const answers = await Promise.all(
      pairs.flatMap((day) => [
        at('21:00', day),
        admin.post(
          '/api/event',
          buildEvent({ time: '01:00', advance_amount: 0, ...hall, ...day, client: sara }),
        ),
      ]),
    );
    const codes = codesOf(answers);
    expect(pairs.map((_, at) => codes.slice(2 * at, 2 * at + 2).toSorted())).toEqual(
      pairs.map(() => [200, 'PLACE']),
    );
  });

  it('of two concurrent moves to the same hall, one needs confirmation', async () => {
    const days = [20, 21].map((day) => ({
      event_date: `2026-10-${day}`,
      et_date: { year: 2019, month: 2, day: day - 10 },
    }));
    const there = { event_date: '2026-10-25', et_date: { year: 2019, month: 2, day: 15 } };
    const ids: number[] = [];
    const clients = [{}, { client: sara }];
    for (const [nth, day] of days.entries()) {
      ids.push((await must(at('15:00', { ...day, ...clients[nth] }))).event.id);
    }
    const moved = buildEvent({ advance_amount: 0, ...hall, ...there });
    const answers = await Promise.all(
      ids.map((id, nth) => admin.patch('/api/event', { ...moved, ...clients[nth], id })),
    );
    expect(codesOf(answers).toSorted()).toEqual([200, 'PLACE']);
  });

  it('restoring a deleted event whose hall was taken needs confirmation', async () => {
    const day = { event_date: '2026-10-28', et_date: { year: 2019, month: 2, day: 18 } };
    const { event } = await must(at('15:00', day));
    await must(admin.delete('/api/event', { id: event.id }));
    const other = await must(at('16:00', day));
    const asked = await admin.post('/api/event/restore', { id: event.id });
    expect([asked.status, asked.body.code]).toEqual([409, 'PLACE']);
    expect(asked.body.places).toEqual([expect.objectContaining({ eventId: other.event.id })]);
    await must(admin.post('/api/event/restore', { id: event.id, confirm: ['PLACE'] }));
  });

  it('an invalid phone of the place is refused at its field, and a place can be removed', async () => {
    const refused = await at('15:00', { contact: { phone: '12' } });
    expect(refused.body.errors).toEqual({ 'contact.phone': 'pattern' });
    const { event } = await must(at('06:00'));
    const form = buildEvent({ time: '06:00', advance_amount: 0 });
    await must(hana.patch('/api/event', { ...form, id: event.id, venue: '', occasion: null }));
    const [kept] = (await must(admin.get(`/api/event?id=${event.id}`))).events;
    expect([kept.venue, kept.occasion, kept.venue_note]).toEqual([
      undefined,
      undefined,
      'ከቦሌ መንገድ',
    ]);
    const { times, last } = await logged(standard.app, 'event.update', event.id);
    expect([times, last?.changes?.map(({ field }) => field)]).toEqual([1, ['venue', 'occasion']]);
    expect(kept.version).toBeGreaterThan(event.version);
  });
});

it('each place is suggested once, the client’s own first', async () => {
  const other = { name: 'ሄኖክ ግርማ', primary_phone: '0933445566', secondary_phone: '0933445566' };
  const day = { event_date: '2026-10-09', et_date: { year: 2019, month: 1, day: 29 } };
  await must(at('15:00', { ...day, venue: 'ቤታቸው፣ ሲኤምሲ', client: other }));
  const { places } = await must(hana.get('/api/places?phone=0933445566'));
  expect(places).toEqual([
    { venue: 'ቤታቸው፣ ሲኤምሲ', venue_note: 'ከቦሌ መንገድ', of_client: true },
    { venue: 'ስካይላይት አዳራሽ 3', venue_note: 'ከቦሌ መንገድ', of_client: false },
  ]);
});

it('a message names the place, and omits the bracketed text without one', async () => {
  const template = 'ውድ {client_name}[፣ ቦታ፦ {venue}]።';
  const preview = await must(admin.post('/api/settings/preview', { template }));
  expect(preview.text).toContain('ቦታ፦ ስካይላይት ሆቴል።');
});

it('an event changed after its agreement is marked as outdated and shows the printed values', async () => {
  const day = { event_date: '2026-10-14', et_date: { year: 2019, month: 2, day: 4 } };
  const { event } = await must(at('15:00', { ...day, venue: 'ገነት ሆቴል' }));
  expect(event.paper).toBeUndefined();
  await must(
    admin.post(
      '/api/generate-agreement',
      buildAgreement({ eventId: event.id, event_date: day.event_date }),
    ),
  );
  const paperNow = async () => (await must(hana.get(`/api/event?id=${event.id}`))).events[0].paper;
  expect(await paperNow()).toMatchObject({ is_outdated: false, num_of_people: 350 });
  const form = buildEvent({ ...day, time: '15:00', advance_amount: 0, num_of_people: 300 });
  await must(hana.patch('/api/event', { ...form, id: event.id }));
  expect(await paperNow()).toMatchObject({ is_outdated: true, num_of_people: 350 });
});

it('a stale save returns the current event, who changed it and when', async () => {
  const day = { event_date: '2026-10-12', et_date: { year: 2019, month: 2, day: 2 } };
  const { event } = await must(at('15:00', day));
  const form = buildEvent({ ...day, advance_amount: 0, time: '15:00' });
  const save = (caller: Caller, change: object) =>
    caller.patch('/api/event', { ...form, id: event.id, version: event.version, ...change });
  await must(save(admin, { num_of_people: 300 }));
  const stale = await save(hana, { remark: 'ነጭ ጨርቅ' });
  expect(stale.body).toMatchObject({
    code: 'STALE',
    changed_by: 'admin',
    changed_at: standard.app.clock.now().toISOString(),
    event: { id: event.id, num_of_people: 300, remark: '', version: event.version + 1 },
  });
});

it('an event is found by its place in any spelling, in the list and in the search', async () => {
  const venue = 'ሃርመኒ ሆቴል';
  const { event } = await must(
    at('12:00', { venue, event_date: '2026-11-01', et_date: isoToEt('2026-11-01') }),
  );
  const idsOf = ({ events }: { events: { id: number }[] }) => events.map(({ id }) => id);
  for (const typed of ['ሀርመኒ', 'ሃርመ']) {
    const q = encodeURIComponent(typed);
    expect(idsOf(await must(hana.get(`/api/event?branch=1&q=${q}`)))).toEqual([event.id]);
    expect(idsOf(await must(hana.get(`/api/search?q=${q}`)))).toEqual([event.id]);
  }
  const away = await standard.app.as('admin');
  const other = await must(away.get(`/api/event?branch=2&q=${encodeURIComponent('ሃርመኒ')}`));
  expect(idsOf(other)).toEqual([]);
});
