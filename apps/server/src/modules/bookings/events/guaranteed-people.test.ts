// D174, S26
import { beforeEach, describe, expect, it } from 'vitest';
import { buildEvent, type Caller } from '#testing/index.ts';
import { must, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
let hana: Caller;

beforeEach(async () => {
  hana = await standard.app.as('hana');
});

const plain = { additional_price: 0, discount_amount: 0, advance_amount: 0 } as const;
const book = async (more: Parameters<typeof buildEvent>[0]) =>
  hana.post('/api/event', buildEvent({ ...plain, ...more }));

describe('the price of Wedding Gold', () => {
  it('for 40 guests with 50 guaranteed is the price of 50', async () => {
    expect((await book({ num_of_people: 40 })).body.code).toBe('NO_TIER');
    const { event } = await must(book({ num_of_people: 40, guaranteed_people: 50 }));
    expect(event).toMatchObject({ num_of_people: 40, guaranteed_people: 50, total: 32_500 });
  });

  it('for 320 guests with 350 guaranteed is the price of 350, and for 420 guests the price of 420', async () => {
    const { event } = await must(book({ num_of_people: 320, guaranteed_people: 350 }));
    expect(event.total).toBe(210_000);
    const { id, version } = event;
    const body = buildEvent({ ...plain, num_of_people: 420, guaranteed_people: 350 });
    const more = await must(hana.patch('/api/event', { ...body, id, version }));
    expect(more.event.total).toBe(231_000);
  });

  it('stays as agreed while the larger of guests and guaranteed remains in its tier', async () => {
    const { event } = await must(book({ num_of_people: 320, guaranteed_people: 350 }));
    const admin = await standard.app.as('admin');
    const pricing = [{ min: 50, max: 1_000, value: 900 }];
    await must(admin.patch('/api/package', { id: 1, name: 'Wedding Gold', items: [1], pricing }));
    const body = buildEvent({ ...plain, num_of_people: 380 });
    const { event: kept } = await must(hana.patch('/api/event', { ...body, id: event.id }));
    expect(kept).toMatchObject({ guaranteed_people: 350, unit_price: 600, total: 228_000 });
  });
});

describe('an invalid guaranteed number', () => {
  it('is refused at its field when beyond every tier or combined with a fixed price', async () => {
    const beyond = await book({ num_of_people: 100, guaranteed_people: 99_999 });
    expect([beyond.status, beyond.body.errors]).toEqual([422, { guaranteed_people: 'notAllowed' }]);
    const fixed = { packageId: 'custom', per_person: 60_000, is_fixed: true } as const;
    const both = await book({ ...fixed, num_of_people: 10, guaranteed_people: 20 });
    expect([both.status, both.body.errors]).toEqual([422, { guaranteed_people: 'notAllowed' }]);
  });
});

it('the kitchen, staffing and day capacity use the actual number of guests', async () => {
  const day = { event_date: '2026-12-03', et_date: { year: 2019, month: 3, day: 24 } };
  const { event } = await must(book({ ...day, num_of_people: 40, guaranteed_people: 50 }));
  expect(event.employees_needed).toBe(2);
  const { days } = await must(hana.get('/api/days?from=2026-12-03&to=2026-12-03&branchId=1'));
  expect(days[0].people).toBe(40);
});
