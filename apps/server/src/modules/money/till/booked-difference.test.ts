import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#testing/index.ts';
import { codesOf, must, undoEach, useTwoCashiers } from '#testing/use-test-app.ts';

const table = useTwoCashiers();
undoEach(table);
let admin: Caller;

beforeEach(async () => {
  admin = await table.app.as('admin');
  await must(
    admin.post('/api/transactions?branchId=1', { type: 'in', amount: 200_000, remark: 'Hall' }),
  );
});

const lastEntry = async (caller: Caller) =>
  (await must(caller.get('/api/close?branchId=1'))).now.last_entry;
const close = async (caller: Caller, place: object, more: object = {}) =>
  caller.post('/api/close', {
    last_entry: await lastEntry(caller),
    places: [place],
    remark: 'Short',
    book_difference: true,
    ...more,
  });
const balance = async () =>
  (await must(admin.get('/api/transactions?type=book&branchId=1'))).status.balance;
const closes = async () => (await must(admin.get('/api/close?branchId=1'))).closes;

// D128, D150
describe('a cash shortage', () => {
  it('above four_eyes_above, is not booked by one user alone, and the close is not saved', async () => {
    expect(codesOf([await close(table.almaz, { coins: 0 })])).toEqual(['SELF_APPROVAL']);
    expect([await balance(), await closes()]).toEqual([200_000, []]);
  });

  it('counts toward its user’s daily limit of unapproved payments', async () => {
    expect(codesOf([await close(table.almaz, { coins: 199_500 })])).toEqual([200]);
    const out = { type: 'out', amount: 600, remark: 'Charcoal' };
    expect(codesOf([await table.almaz.post('/api/transactions', out)])).toEqual(['SELF_APPROVAL']);
  });

  it('is not booked above the ceiling', async () => {
    await must(admin.post('/api/settings', { payment_ceiling: 300 }));
    const answer = await close(table.almaz, { coins: 199_500 });
    expect(codesOf([answer])).toEqual(['ABOVE_CEILING']);
  });

  it('needs a recently typed password', async () => {
    for (const minutes of [14, 14, 5]) {
      table.app.clock.advance(minutes);
      await must(table.almaz.get('/api/close'));
    }
    expect(codesOf([await close(table.almaz, { coins: 199_500 })])).toEqual(['REAUTH_REQUIRED']);
  });

  it('is booked by another user after the day is closed without it', async () => {
    await must(close(table.almaz, { coins: 150_000 }, { book_difference: false }));
    const [{ id }] = await closes();
    const book = (caller: Caller) => caller.post('/api/close/difference', { id });
    expect(codesOf([await book(table.almaz)])).toEqual(['SELF_APPROVAL']);
    expect(await balance()).toBe(200_000);
    const booked = await must(book(table.biruk));
    expect(await balance()).toBe(150_000);
    const [{ places }] = await closes();
    expect(places[0]).toMatchObject({ difference: -50_000, booked: { id: booked.id } });
    expect(codesOf([await book(table.biruk)])).toEqual(['ALREADY_PROCESSED']);
    const { now } = await must(admin.get('/api/close?branchId=1'));
    expect(now.places[0]).toMatchObject({ opening: 200_000, went_out: 50_000, book: 150_000 });
  });
});

describe('a cash surplus', () => {
  it('above four_eyes_above, needs another user', async () => {
    const notes = [{ value: 200, count: 1_000_000 }];
    expect(codesOf([await close(table.almaz, { notes })])).toEqual(['SELF_APPROVAL']);
    await must(close(table.almaz, { notes }, { book_difference: false }));
    const [{ id }] = await closes();
    await must(table.biruk.post('/api/close/difference', { id }));
    expect(await balance()).toBe(200_000_000);
  });
});
