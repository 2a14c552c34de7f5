// D161
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#testing/index.ts';
import { commitImport, sendImport } from '#testing/send-import.ts';
import { must, undoEach, useStaffedApp } from '#testing/use-test-app.ts';

const standard = useStaffedApp();
undoEach(standard);
let admin: Caller;

beforeEach(async () => {
  admin = await standard.app.as('admin');
});

const client = { name: 'አልማዝ ተስፋዬ', primary_phone: '0911223344' };
const wedding = {
  client,
  event_date: '2024-03-10',
  time: '15:00',
  num_of_people: 350,
  package: 'Wedding Gold',
  received: 50_000,
  branch: 'Bole',
};
const feast = { ...wedding, event_date: '2025-09-01', num_of_people: 200, received: 0 };

const takeIn = async (events: readonly object[], choices = {}) => {
  const sent = await sendImport(admin, 'events', events);
  return (await must(commitImport(admin, sent.id, choices))).made;
};
const checked = async (...events: readonly object[]) =>
  (await sendImport(admin, 'events', events)).rows;
const booked = async () => (await must(admin.get('/api/event?branch=1'))).events;
const received = async () =>
  (await booked()).reduce((sum: number, one: { received: number }) => sum + one.received, 0);

describe('a row for a client with an event', () => {
  beforeEach(() => takeIn([wedding]));

  it('is doubtful within seven days of that event', async () => {
    const [{ id }] = await booked();
    const known = { id, name: client.name, day: '2024-03-10' };
    const total = 130_000;
    const near = { outcome: 'doubtful', alike: 'near', known, total };
    const cheap = { ...wedding, num_of_people: 200, received: 0 };
    expect(
      await checked(
        { ...cheap, event_date: '2024-03-03' },
        { ...cheap, event_date: '2024-03-17' },
        { ...cheap, time: '18:00' },
        { ...cheap, event_date: '2024-03-02' },
        { ...cheap, event_date: '2024-03-18' },
      ),
    ).toEqual([
      { row: 2, ...near },
      { row: 3, ...near },
      { row: 4, ...near },
      { row: 5, outcome: 'new', total },
      { row: 6, outcome: 'new', total },
    ]);
  });

  it('is doubtful at the same price, whatever the day', async () => {
    const [{ id }] = await booked();
    expect(await checked({ ...wedding, event_date: '2024-10-03' })).toEqual([
      {
        row: 2,
        outcome: 'doubtful',
        alike: 'sum',
        known: { id, name: client.name, day: '2024-03-10' },
        total: 210_000,
      },
    ]);
  });

  it('is known at the same day and hour', async () => {
    expect(await checked(wedding)).toMatchObject([{ outcome: 'known' }]);
  });

  it('refers to the nearest of several events', async () => {
    await takeIn([{ ...feast, event_date: '2024-03-14' }], { doubtful: 'add' });
    expect(await checked({ ...wedding, event_date: '2024-03-13' })).toMatchObject([
      { alike: 'near', known: { day: '2024-03-14' } },
    ]);
  });

  it.each([
    ['hour', { time: '09:00' }],
    ['day', { event_date: '2024-03-12' }],
    ['day, swapped with its month', { event_date: '2024-10-03' }],
  ])('adds no second event and no second payment for a corrected %s', async (_what, correction) => {
    expect(await takeIn([{ ...wedding, ...correction }])).toEqual({
      added: 0,
      updated: 0,
      skipped: 1,
    });
    expect(await booked()).toHaveLength(1);
    expect(await received()).toBe(50_000);
  });

  it('adds a second event if selected', async () => {
    const made = await takeIn([{ ...wedding, event_date: '2024-03-12' }], { doubtful: 'add' });
    expect(made.added).toBe(1);
    expect(await booked()).toHaveLength(2);
  });

  it('is not doubtful if that event was deleted', async () => {
    await takeIn([{ ...feast, event_date: '2026-12-10' }]);
    const [{ id }] = await booked();
    await must(admin.delete('/api/event', { id }));
    expect(await checked({ ...feast, event_date: '2026-12-12' })).toEqual([
      { row: 2, outcome: 'new', total: 130_000 },
    ]);
  });
});

it('a wedding and its mels in one file are both new', async () => {
  const mels = { ...wedding, event_date: '2024-03-12', received: 0 };
  expect((await checked(wedding, mels)).map(({ outcome }) => outcome)).toEqual(['new', 'new']);
});

it('a row notes the other name of the client with its phone, from the books or an earlier row', async () => {
  const other = { ...wedding, client: { ...client, name: 'Kebede' }, event_date: '2025-06-01' };
  const notes = [{ field: 'client.name', code: 'otherName', name: client.name }];
  expect(await checked(wedding, other)).toMatchObject([
    { outcome: 'new' },
    { outcome: 'new', notes },
  ]);
  await takeIn([wedding]);
  expect(await checked(other)).toMatchObject([{ notes }]);
});

it('an event from another import meanwhile makes the commit stale', async () => {
  const late = await sendImport(admin, 'events', [feast, { ...wedding, event_date: '2024-03-12' }]);
  await takeIn([wedding]);
  expect((await commitImport(admin, late.id)).body).toMatchObject({ code: 'STALE', rows: [3] });
});
