import { isoToEt } from '@digis/ethio-date';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAgreement, buildEvent } from '../../testing/index.ts';
import { done, useDays } from './days.ts';

const days = useDays();
const DAY = '2026-11-29';

const quantities = {
  'ዶሮ ወጥ': { unit: 'kg', per_guest: 0.35, menu: 'not fasting' },
  ክትፎ: { unit: 'kg', per_guest: 0.25, menu: 'not fasting' },
  ጥብስ: { unit: 'kg', per_guest: 0.2, menu: 'not fasting' },
  ለስላሳ: { unit: 'bottle', per_guest: 1.5, menu: 'fasting', kind: 'drink' },
} as const;

const bodyOf = (part: Parameters<typeof buildEvent>[0] = {}) =>
  buildEvent({ event_date: DAY, et_date: isoToEt(DAY), ...part });

const kitchen = (query = `from=${DAY}`) => done(days.hana.get(`/api/kitchen?${query}`));

interface Amount {
  name: string;
  guests: number;
  amount?: number;
}
const amounts = (items: Amount[]) =>
  Object.fromEntries(items.map(({ name, amount }) => [name, amount]));

const booked = { id: 0, version: 0 };

beforeAll(async () => {
  const { items } = await done(days.admin.get('/api/item'));
  for (const { id, name } of items) {
    const said = Object.entries(quantities).find(([known]) => known === name)?.[1];
    await done(days.admin.patch('/api/item', { id, name, ...said }));
  }
  const { event } = await done(days.hana.post('/api/event', bodyOf({ num_of_people: 420 })));
  Object.assign(booked, event);
  const plates = bodyOf({ num_of_people: 420, additional_plates: 10 });
  const { id, version } = booked;
  Object.assign(
    booked,
    (await done(days.hana.patch('/api/event', { ...plates, id, version }))).event,
  );
});

const S25 = { 'ዶሮ ወጥ': 136, ክትፎ: 97.2, ጥብስ: 77.7, ለስላሳ: 678, ሽሮ: 18.9 };
const S20 = { 'ዶሮ ወጥ': 158.1, ክትፎ: 112.9, ጥብስ: 90.3, ለስላሳ: 678 };

describe('the kitchen sheet (S20)', () => {
  it('lists the quantity of each item for 420 guests and 10 plates, plus five percent', async () => {
    const { buffer, events, totals } = await kitchen();
    expect(buffer).toBe(5);
    expect(events).toMatchObject([
      { people: 420, plates: 10, hours: { leave: '13:30', arrive: '14:00', serve: '15:00' } },
    ]);
    expect(amounts(events[0].items)).toEqual(S20);
    expect(amounts(totals[0].items)).toEqual(S20);
  });

  it('has neither a price nor the client’s phone', async () => {
    const text = JSON.stringify(await kitchen());
    expect(text).not.toMatch(/price|total"|left|advance|phone/u);
    expect(text).not.toContain('0911223344');
  });

  it('lists an item without a quantity by name only', async () => {
    const { items } = await done(days.admin.get('/api/item'));
    const [first] = items;
    await done(days.admin.patch('/api/item', { ...named(first), per_guest: null }));
    const [item] = (await kitchen()).events[0].items;
    expect(item).toMatchObject({ name: first.name, guests: 430 });
    expect(item).not.toHaveProperty('amount');
    await done(days.admin.patch('/api/item', { ...named(first), per_guest: 0.35 }));
  });
});

describe('fasting guests (S25)', () => {
  const save = (part: Parameters<typeof buildEvent>[0]) =>
    days.hana.patch('/api/event', {
      ...bodyOf({ num_of_people: 420, additional_plates: 10, ...part }),
      id: booked.id,
    });

  it('without a fasting package, fasting guests get the fasting items of the menu', async () => {
    expect((await done(save({ fasting_people: 60 }))).event.fasting_people).toBe(60);
    const [event] = (await kitchen()).events;
    expect(event.fasting).toBe(60);
    const { ሽሮ: _shiro, ...withoutTwin } = S25;
    expect(amounts(event.items)).toEqual(withoutTwin);
  });

  it('with a fasting package, they get that package, and other guests and plates the main one', async () => {
    const shiro = { name: 'ሽሮ', unit: 'kg', per_guest: 0.3, menu: 'fasting' };
    const { id } = await done(days.admin.post('/api/item', shiro));
    const drink = (await done(days.admin.get('/api/item'))).items.find(
      ({ name }: { name: string }) => name === 'ለስላሳ',
    );
    const pricing = [{ min: 1, max: 1_000, value: 400 }];
    const twin = await done(
      days.admin.post('/api/package', { name: 'የጾም', items: [id, drink.id], pricing }),
    );
    const { packages: gold } = await done(days.admin.get('/api/package?id=1'));
    const items = gold.items.map((item: { id: number }) => item.id);
    const body = { id: 1, name: gold.name, items, pricing: gold.prices };
    await done(days.admin.patch('/api/package', { ...body, fasting_package: twin.id }));
    const after = (await done(days.admin.get('/api/package?id=1'))).packages;
    expect(after.fasting_package).toEqual({ id: twin.id, name: 'የጾም' });
    const [event] = (await kitchen()).events;
    expect(amounts(event.items)).toEqual(S25);
    const guests = Object.fromEntries(
      event.items.map(({ name, guests: of }: Amount) => [name, of]),
    );
    expect(guests).toEqual({ 'ዶሮ ወጥ': 370, ክትፎ: 370, ጥብስ: 370, ለስላሳ: 430, ሽሮ: 60 });
    const own = await days.admin.patch('/api/package', { ...body, fasting_package: 1 });
    expect([own.status, own.body.errors]).toEqual([422, { fasting_package: 'notAllowed' }]);
    const none = await days.admin.patch('/api/package', { ...body, fasting_package: 999 });
    expect([none.status, none.body.errors]).toEqual([422, { fasting_package: 'notFound' }]);
  });

  it('more fasting guests than guests are refused at the field', async () => {
    const more = await save({ fasting_people: 421 });
    expect([more.status, more.body.errors]).toEqual([422, { fasting_people: 'maximum' }]);
    const fewer = await save({ num_of_people: 59, additional_price: 100_000 });
    expect([fewer.status, fewer.body.errors]).toEqual([422, { fasting_people: 'maximum' }]);
  });

  it('the agreement states the number of fasting guests', async () => {
    const paper = buildAgreement({ eventId: booked.id });
    const { body } = await days.hana.post('/api/generate-agreement', paper);
    expect(body).toMatch(/Fasting guests[\s\S]{0,200}60/u);
    await done(save({ fasting_people: null }));
  });
});

describe('changes since the last print (S20)', () => {
  const day = '2026-12-05';
  const on = { event_date: day, et_date: isoToEt(day) };
  const sheet = async () => (await kitchen(`from=${day}`)).events[0];

  it('a sheet printed before an edit of people, time and plates lists those changes', async () => {
    const { event } = await done(days.hana.post('/api/event', bodyOf({ ...on, time: '15:00' })));
    const { id, said, printed } = await sheet();
    expect(printed).toEqual([]);
    const print = () =>
      done(days.hana.post('/api/sheet', { kind: 'kitchen', events: [{ id, said }] }));
    await print();
    expect((await sheet()).printed).toMatchObject([{ kind: 'kitchen', changes: [] }]);
    const grown = { num_of_people: 420, additional_plates: 10, time: '19:00' };
    await done(days.hana.patch('/api/event', { ...bodyOf({ ...on, ...grown }), id: event.id }));
    const after = await sheet();
    expect(after.printed[0].changes).toEqual([
      { field: 'time', before: '15:00', after: '19:00' },
      { field: 'num_of_people', before: '350', after: '420' },
      { field: 'additional_plates', before: '0', after: '10' },
    ]);
    const again = { kind: 'kitchen', events: [{ id, said: after.said }] };
    await done(days.hana.post('/api/sheet', again));
    expect((await sheet()).printed).toMatchObject([{ changes: [] }]);
    const twice = { kind: 'kitchen', events: [again.events[0], again.events[0]] };
    expect((await days.hana.post('/api/sheet', twice)).body.errors).toEqual({
      events: 'duplicate',
    });
    expect((await days.sara.post('/api/sheet', again)).status).toBe(404);
  });

  // D135
  it('a sheet that differs from its event is refused as stale', async () => {
    const { id, said } = await sheet();
    const print = (more: object) =>
      days.hana.post('/api/sheet', {
        kind: 'kitchen',
        events: [{ id, said: { ...said, ...more } }],
      });
    const { status, body } = await print({ num_of_people: 5, employees: ['ghost'] });
    expect([status, body.code]).toEqual([409, 'STALE']);
    expect((await print({})).status).toBe(200);
  });
});

const named = ({ id, name }: { id: number; name: string }) => ({ id, name });

describe('the list of several days', () => {
  it('is the sum of the items of a branch’s events', async () => {
    const next = { event_date: '2026-11-30', et_date: isoToEt('2026-11-30') };
    await done(days.hana.post('/api/event', bodyOf({ ...next, num_of_people: 354 })));
    const { events, totals } = await kitchen(`from=${DAY}&to=2026-11-30`);
    const [first, second] = events.map(({ items }: { items: Amount[] }) => amounts(items));
    // 430 and 354 guests × 0.25 × 1.05 = 112.875 and 92.925, together 205.8.
    const inAll = amounts(totals[0].items);
    expect([first['ክትፎ'], second['ክትፎ'], inAll['ክትፎ']]).toEqual([112.9, 93, 205.9]);
  });

  it('omits an expired hold', async () => {
    const day = '2026-12-10';
    const on = { event_date: day, et_date: isoToEt(day), advance_amount: 0 };
    const today = days.app.clock.now().toISOString().slice(0, 10);
    await done(days.hana.post('/api/event', bodyOf({ ...on, hold_until: today })));
    expect((await kitchen(`from=${day}`)).events).toHaveLength(1);
    days.app.clock.set('2026-12-01T09:00:00+03:00');
    const hana = await days.app.as('hana');
    expect((await done(hana.get(`/api/kitchen?from=${day}`))).events).toEqual([]);
  });

  it('is limited to 31 days and to permitted branches', async () => {
    const hana = await days.app.as('hana');
    const long = await hana.get('/api/kitchen?from=2026-12-01&to=2027-01-01');
    expect([long.status, long.body.errors]).toEqual([422, { to: 'maximum' }]);
    const back = await hana.get('/api/kitchen?from=2026-12-02&to=2026-12-01');
    expect([back.status, back.body.errors]).toEqual([422, { to: 'minimum' }]);
    const sara = await days.app.as('sara');
    expect((await done(sara.get(`/api/kitchen?from=${DAY}`))).events).toEqual([]);
    expect((await sara.get(`/api/kitchen?from=${DAY}&branchId=1`)).status).toBe(404);
  });
});
