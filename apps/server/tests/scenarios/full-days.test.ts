import { expect, it, describe, beforeAll } from 'vitest';
import { buildEvent } from '../../testing/index.ts';
import { accept, done, eventOf, moveTo, refused, tab, useDays } from './days.ts';

const days = useDays();

let phones = 0;
const newClient = (name: string) => {
  phones += 1;
  const phone = `0911${String(700_000 + phones)}`;
  return { name, primary_phone: phone, secondary_phone: phone };
};
const plain = { packageId: 'custom', per_person: 500, advance_amount: 0 } as const;
const event = (more: Parameters<typeof buildEvent>[0] = {}) =>
  buildEvent({ ...plain, client: newClient('ቤዛ ዓለሙ'), ...more });
const loadOf = async (day: string) => {
  const { days: loads } = await done(days.hana.get(`/api/days?from=${day}&to=${day}&branchId=1`));
  return loads[0];
};
const day = '2026-10-01';

describe('a full day (S14)', () => {
  let almaz: number;

  beforeAll(async () => {
    const limits = {
      id: 1,
      name: 'Bole',
      address: 'Africa Avenue',
      max_events: 3,
      max_people: 900,
    };
    await done(days.admin.patch('/api/branch', limits));
    almaz = (await done(days.hana.post('/api/event', buildEvent({ advance_amount: 0 })))).event.id;
    await done(days.hana.post('/api/event', event({ num_of_people: 300 })));
    await done(days.hana.post('/api/event', event({ num_of_people: 200 })));
  });

  it('shows events and guests against the branch’s capacity', async () => {
    expect(await loadOf(day)).toEqual({
      date: day,
      events: 3,
      people: 850,
      holds: 0,
      max_events: 3,
      max_people: 900,
    });
  });

  it('a fourth event needs confirmation with the figures, and is not saved without it', async () => {
    const client = newClient('ዮናስ መኮንን');
    const answer = await days.hana.post('/api/event', event({ client, num_of_people: 0 }));
    expect([answer.status, answer.body.code]).toEqual([409, 'CAPACITY']);
    expect(answer.body.capacity).toEqual({
      date: day,
      events: 4,
      people: 850,
      holds: 0,
      max_events: 3,
      max_people: 900,
    });
    const known = await done(days.hana.get(`/api/client?phone=${client.primary_phone}`));
    expect(known.clients).toEqual([]);
  });

  it('more guests for an existing event need confirmation, and fewer guests or other edits do not', async () => {
    const before = await eventOf(days.hana, almaz);
    const edit = (more: object) =>
      days.hana.patch('/api/event', {
        ...buildEvent({ advance_amount: 0 }),
        id: before.id,
        ...more,
      });
    const more = await edit({ num_of_people: 420 });
    expect(more.body.capacity).toMatchObject({ events: 3, people: 920 });
    await done(edit({ num_of_people: 350, remark: 'ጋዝ' }));
    await done(edit({ num_of_people: 350 }));
  });

  it('a confirmed event is saved and logged', async () => {
    const confirmed = event({ num_of_people: 10, confirm: ['CAPACITY'] });
    const { event: saved } = await done(days.hana.post('/api/event', confirmed));
    const { logs } = await done(days.admin.get('/api/action-logs'));
    const change = { field: 'capacity', before: '3 / 900', after: '4 / 860' };
    expect(logs[0].changes).toContainEqual(change);
    await done(days.admin.delete('/api/event', { id: saved.id }));
  });

  it('under capacity_mode forbid, neither a booking nor a restoration can be confirmed', async () => {
    await done(days.admin.post('/api/settings', { capacity_mode: 'forbid' }));
    const forced = event({ num_of_people: 10, confirm: ['CAPACITY', 'PLACE', 'CONFLICTS'] });
    expect(await refused(days.hana.post('/api/event', forced))).toEqual([409, 'CAPACITY']);
    const { events } = await done(days.admin.get('/api/event?deleted=1'));
    const back = { id: events[0].id, confirm: ['CAPACITY'] };
    expect(await refused(days.admin.post('/api/event/restore', back))).toEqual([409, 'CAPACITY']);
    await done(days.admin.post('/api/settings', { capacity_mode: 'warn' }));
    await done(days.admin.post('/api/event/restore', back));
    await done(days.admin.delete('/api/event', { id: back.id }));
  });

  it('of ten concurrent bookings on a day with two free places, two succeed', async () => {
    const there = { event_date: '2026-10-08', et_date: { year: 2019, month: 1, day: 28 } };
    await done(days.hana.post('/api/event', event({ ...there, num_of_people: 10 })));
    const tries = Array.from({ length: 10 }, () =>
      days.hana.post('/api/event', event({ ...there, num_of_people: 10 })),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['CAPACITY']));
  });

  it('additional plates count toward capacity on booking, on edit and on restoration', async () => {
    const there = { event_date: '2026-10-09', et_date: { year: 2019, month: 1, day: 29 } };
    const at = (more: object) => event({ ...there, num_of_people: 300, ...more });
    const first = (await done(days.hana.post('/api/event', at({ additional_plates: 100 })))).event;
    expect(await loadOf('2026-10-09')).toMatchObject({ events: 1, people: 400 });
    const { event_map } = await done(
      days.hana.get('/api/get-calendar?from=2026-10-09&to=2026-10-09&branch=1'),
    );
    expect(event_map['2026-10-09'].people).toBe(400);
    const asked = await days.hana.post('/api/event', at({ additional_plates: 201 }));
    expect([asked.body.code, asked.body.capacity.people]).toEqual(['CAPACITY', 901]);
    const second = (await done(days.hana.post('/api/event', at({ additional_plates: 200 })))).event;
    const edit = { ...at({ additional_plates: 201 }), id: second.id };
    expect((await days.hana.patch('/api/event', edit)).body.capacity.people).toBe(901);
    await done(days.hana.patch('/api/event', { ...edit, additional_plates: 190 }));
    await done(days.admin.delete('/api/event', { id: first.id }));
    expect(await loadOf('2026-10-09')).toMatchObject({ events: 1, people: 490 });
    await done(days.hana.post('/api/event', at({ additional_plates: 100 })));
    const back = await days.admin.post('/api/event/restore', { id: first.id });
    expect(back.body.capacity).toMatchObject({ events: 3, people: 1_290 });
  });

  it('another branch’s days are not found', async () => {
    const other = `/api/days?from=${day}&to=${day}&branchId=2`;
    expect(await refused(days.hana.get(other))).toEqual([404, 'NOT_FOUND']);
  });
});

describe('a held day (S15)', () => {
  const there = { event_date: '2026-10-15', et_date: { year: 2019, month: 2, day: 5 } };
  const held = (more: Parameters<typeof buildEvent>[0] = {}) =>
    event({ ...there, num_of_people: 100, hold_until: '2026-09-25', ...more });
  let id: number;

  it('is held until its last day and counts as an event', async () => {
    const { event: saved } = await done(days.hana.post('/api/event', held()));
    id = saved.id;
    expect(saved).toMatchObject({ hold: 'on', hold_until: '2026-09-25', stage: 'booked' });
    expect(await loadOf(there.event_date)).toMatchObject({ events: 1, people: 100, holds: 1 });
  });

  it('cannot be held until a day before today or after the event', async () => {
    const late = await days.hana.post('/api/event', held({ hold_until: '2026-10-16' }));
    expect(late.body.errors).toEqual({ hold_until: 'maximum' });
    const past = await days.hana.post('/api/event', held({ hold_until: '2026-09-20' }));
    expect(past.body.errors).toEqual({ hold_until: 'minimum' });
  });

  it('is held at 23:59, and expires with its capacity freed at midnight in Addis Ababa', async () => {
    await moveTo(days, '2026-09-25T23:59:00+03:00');
    expect((await eventOf(days.hana, id)).hold).toBe('on');
    await moveTo(days, '2026-09-26T00:00:00+03:00');
    expect((await eventOf(days.hana, id)).hold).toBe('ended');
    expect(await loadOf(there.event_date)).toMatchObject({ events: 0, people: 0, holds: 0 });
  });

  it('once expired, counts toward no receivable, overview or staffing total', async () => {
    const owing = await done(days.admin.get('/api/receivables?branchId=1'));
    expect(owing.receivables.map((row: { event: { id: number } }) => row.event.id)).not.toContain(
      id,
    );
    const { left, client } = await eventOf(days.hana, id);
    const { clients } = await done(days.hana.get(`/api/client?phone=${client.phone_number}`));
    expect([left, clients[0].left]).toEqual([60_000, 0]);
    const unstaffed = await done(days.hana.get('/api/event?staff=none'));
    expect(unstaffed.events.map((row: { id: number }) => row.id)).not.toContain(id);
    const calendar = await done(
      days.hana.get(`/api/get-calendar?from=${there.event_date}&to=${there.event_date}`),
    );
    const shown = calendar.event_map[there.event_date];
    expect(shown).toMatchObject({ count: 0, people: 0, names: [] });
    expect(shown.events).toMatchObject([{ id, hold: 'ended' }]);
  });

  it('once expired, can be edited, and an extension holds the day again', async () => {
    const edit = (more: object) => days.hana.patch('/api/event', { ...held(), id, ...more });
    const client = { name: 'ቤዛ ዓለሙ', primary_phone: '0911700099', secondary_phone: '0911700099' };
    await done(edit({ client, remark: 'ደውል', hold_until: undefined }));
    const { event: extended } = await done(edit({ client, hold_until: '2026-09-28' }));
    expect(extended).toMatchObject({ hold: 'on', hold_until: '2026-09-28' });
    await done(edit({ client, hold_until: '2026-09-28', advance_amount: 10_000 }));
  });

  it('becomes a booking with an approved payment, even after expiry and on a full day', async () => {
    await moveTo(days, '2026-09-30T10:00:00+03:00');
    expect((await eventOf(days.hana, id)).hold).toBe('ended');
    for (let n = 0; n < 3; n += 1)
      await done(days.hana.post('/api/event', event({ ...there, num_of_people: 10 })));
    const [waiting] = (await tab(days.dawit, 'pending')).filter(
      (row: { amount: number }) => row.amount === 10_000,
    );
    const answer = await done(accept(days.dawit, waiting.id, 10_000));
    expect(answer.capacity).toMatchObject({ events: 4, max_events: 3, people: 130 });
    const booked = await eventOf(days.hana, id);
    expect(booked).toMatchObject({ stage: 'confirmed', received: 10_000 });
    expect(booked.hold).toBeUndefined();
    expect(await loadOf(there.event_date)).toMatchObject({ events: 4, people: 130, holds: 0 });
  });

  it('cannot be created from a booking with money', async () => {
    const body = { ...held({ advance_amount: 10_000, hold_until: '2026-10-02' }), id };
    const client = { name: 'ቤዛ ዓለሙ', primary_phone: '0911700099', secondary_phone: '0911700099' };
    const { body: refusal } = await days.hana.patch('/api/event', { ...body, client });
    expect(refusal.errors).toEqual({ hold_until: 'notAllowed' });
  });
});
