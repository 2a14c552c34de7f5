import { isoToEt } from '@digis/ethio-date';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent } from '../../testing/index.ts';
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

const S20 = { 'ዶሮ ወጥ': 158.1, ክትፎ: 112.9, ጥብስ: 90.3, ለስላሳ: 678 };

describe('the kitchen sheet (S20)', () => {
  it('420 guests and 10 plates need so much of each item, with five percent more', async () => {
    const { buffer, events, totals } = await kitchen();
    expect(buffer).toBe(5);
    expect(events).toMatchObject([
      { people: 420, plates: 10, hours: { leave: '13:30', arrive: '14:00', serve: '15:00' } },
    ]);
    expect(amounts(events[0].items)).toEqual(S20);
    expect(amounts(totals[0].items)).toEqual(S20);
  });

  it('has neither a price nor the phone of the client', async () => {
    const text = JSON.stringify(await kitchen());
    expect(text).not.toMatch(/price|total"|left|advance|phone/u);
    expect(text).not.toContain('0911223344');
  });

  it('an item without a quantity is named without one', async () => {
    const { items } = await done(days.admin.get('/api/item'));
    const [first] = items;
    await done(days.admin.patch('/api/item', { ...named(first), per_guest: null }));
    const [item] = (await kitchen()).events[0].items;
    expect(item).toMatchObject({ name: first.name, guests: 430 });
    expect(item).not.toHaveProperty('amount');
    await done(days.admin.patch('/api/item', { ...named(first), per_guest: 0.35 }));
  });
});

const named = ({ id, name }: { id: number; name: string }) => ({ id, name });

describe('the list of some days', () => {
  it('adds the events of a branch before it rounds', async () => {
    const next = { event_date: '2026-11-30', et_date: isoToEt('2026-11-30') };
    await done(days.hana.post('/api/event', bodyOf({ ...next, num_of_people: 351 })));
    const { events, totals } = await kitchen(`from=${DAY}&to=2026-11-30`);
    expect(events.map(({ items }: { items: Amount[] }) => amounts(items)['ለስላሳ'])).toEqual([
      678, 553,
    ]);
    // 781 × 1.5 × 1.05 = 1230.075
    expect(amounts(totals[0].items)['ለስላሳ']).toBe(1_231);
  });

  it('leaves out a kept day that has ended', async () => {
    const day = '2026-12-10';
    const on = { event_date: day, et_date: isoToEt(day), advance_amount: 0 };
    const today = days.app.clock.now().toISOString().slice(0, 10);
    await done(days.hana.post('/api/event', bodyOf({ ...on, hold_until: today })));
    expect((await kitchen(`from=${day}`)).events).toHaveLength(1);
    days.app.clock.set('2026-12-01T09:00:00+03:00');
    const hana = await days.app.as('hana');
    expect((await done(hana.get(`/api/kitchen?from=${day}`))).events).toEqual([]);
  });

  it('is of 31 days at most, and of the branch that one may see', async () => {
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
