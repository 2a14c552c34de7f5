// D126, D127, D128, D168
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, type Caller } from '../../testing/index.ts';
import { book, done, moveTo, refused, settle, tab, useDays } from './days.ts';

const days = useDays();
let cbe: number;

afterEach(async () => {
  expect(await days.app.verify()).toBeNull();
});

const notesOf = (said: string) =>
  said.split(' ').map((one) => {
    const [value, count] = one.split('x').map(Number);
    return { value, count };
  });

const day = async (caller: Caller) => (await done(caller.get('/api/close?branchId=1'))).now;
const close = async (caller: Caller, body: object) =>
  caller.post('/api/close', { last_entry: (await day(days.admin)).last_entry, ...body });
const places = async () => (await book(days.dawit)).places;

async function playWedding() {
  const { abebe, tigist, dj, decor } = days.people;
  await done(days.hana.post('/api/event', buildEvent()));
  const [claim] = await tab(days.dawit, 'pending');
  const accept = { type: 'pending', action: 'accept', actionId: claim.id, amount: 50_000 };
  const paid = { place: cbe, reference: 'FT26264ABCDE' };
  await done(days.dawit.patch('/api/transactions', { ...accept, ...paid }));
  await done(days.hana.post('/api/assign-employee', { eventId: 1, employees: [abebe, tigist] }));
  await done(days.hana.post('/api/assign-vendor', { eventId: 1, vendors: [dj, decor] }));
  const grown = buildEvent({ num_of_people: 420, time: '19:00' });
  await done(days.hana.patch('/api/event', { ...grown, id: 1 }));
  await moveTo(days, '2026-10-01T20:00:00+03:00');
  await done(settle(days.dawit, (await tab(days.dawit, 'advance'))[0].id, 191_000));
  for (const [vendorId, amount] of [
    [dj, 12_000],
    [decor, 10_000],
  ])
    await done(days.dawit.patch('/api/vendor-ledger', { vendorId, amount }));
  for (const [id, withSalary] of [
    [tigist, true],
    [abebe, false],
  ])
    await done(days.dawit.patch('/api/employee-ledger', { id, withSalary }));
  const box = { type: 'create', spender: 4, budget: 10_000 };
  const { id } = await done(days.dawit.post('/api/petty-cash', box));
  const more = { type: 'add_amount', pettycashId: id, amount: 5_000 };
  await done(days.dawit.patch('/api/petty-cash', more));
}

describe('a business paid by bank (S16)', () => {
  beforeAll(async () => {
    const bank = { kind: 'cbe', name: 'CBE Bole', digits: '4410', branchId: 1 };
    cbe = (await done(days.admin.post('/api/place', bank))).id;
    await playWedding();
  });

  it('the balance is the sum of all places, and the panel shows the balance of each', async () => {
    const status = await book(days.dawit);
    expect(status).toMatchObject({ balance: 197_800, totalIn: 241_000, totalOut: 43_200 });
    expect(status.places).toEqual([
      { balance: 147_800 },
      { place: { id: cbe, kind: 'cbe', name: 'CBE Bole' }, balance: 50_000 },
    ]);
  });

  it('the cashbook shows the place and the reference, and is filtered by place', async () => {
    const { data } = await done(days.dawit.get(`/api/transactions?type=book&place=${cbe}`));
    expect(data).toMatchObject([
      {
        amount: 50_000,
        place: { name: 'CBE Bole' },
        reference: 'FT26264ABCDE',
        evidence: 'typed',
        balance: 50_000,
      },
    ]);
    const box = await done(days.dawit.get('/api/transactions?type=book&place=box'));
    expect(box.data.map((row: { place?: object }) => row.place)).not.toContainEqual(
      expect.anything(),
    );
    expect(box.data).toHaveLength(7);
  });

  it('a reference is used once in any spelling, and its first use is named', async () => {
    const cash = { amount: 100, type: 'in', remark: 'Again', place: cbe };
    for (const reference of [
      'ft26264 abcde',
      'https://apps.cbe.com.et:100/?id=FT26264ABCDE12344410',
    ]) {
      const { status, body } = await days.dawit.post('/api/transactions', { ...cash, reference });
      expect([status, body.code, body.errors]).toEqual([
        409,
        'DUPLICATE',
        { reference: 'duplicate' },
      ]);
      expect(body.first).toMatchObject({ book_no: 1, branch: { name: 'Bole' } });
    }
  });

  it('a count 100 birr short needs a remark, and the difference is booked', async () => {
    const counted = [{ notes: notesOf('200x738 100x1') }];
    const unsaid = await close(days.dawit, { places: counted });
    expect([unsaid.status, unsaid.body.errors]).toEqual([422, { remark: 'required' }]);
    expect(
      (await close(days.dawit, { places: counted, dry_run: true })).body.close.places[0],
    ).toMatchObject({ book: 147_800, counted: 147_700, difference: -100 });
    const said = { places: counted, remark: 'Change was given twice', book_difference: true };
    const { close: closed } = await done(close(days.dawit, said));
    expect(closed).toMatchObject({ number: 1, day: '2026-10-01', username: 'dawit' });
    expect(closed.places[0]).toMatchObject({
      opening: 0,
      came_in: 191_000,
      went_out: 43_200,
      moved: 0,
      difference: -100,
      booked: { id: expect.any(Number) },
    });
    expect(await book(days.dawit)).toMatchObject({ balance: 197_700, totalOut: 43_300 });
    expect((await places())[0]).toEqual({ balance: 147_700 });
    expect((await day(days.dawit)).places[0]).toMatchObject({ opening: 147_700, book: 147_700 });
  });

  it('entries booked later that day are listed by the close and marked in their row', async () => {
    const late = { amount: 300, type: 'in', remark: 'Deposit for chairs' };
    const { id, book_no } = await done(days.dawit.post('/api/transactions', late));
    const { closes } = await done(days.dawit.get('/api/close?branchId=1'));
    expect(closes[0].later).toEqual([{ id, book_no }]);
    const [row] = (await done(days.dawit.get('/api/transactions?type=book'))).data;
    expect(row).toMatchObject({ id, after_close: true });
  });
});

describe('a transfer and a close without a difference (S27)', () => {
  it('a transfer to the bank counts neither as cash in nor as cash out', async () => {
    const before = await book(days.dawit);
    const { body } = await days.dawit.post('/api/transfer', { to: cbe, amount: 100_000 });
    expect(body).toMatchObject({ success: true, balance: before.balance });
    const after = await book(days.dawit);
    expect(after).toMatchObject({
      balance: before.balance,
      totalIn: before.totalIn,
      totalOut: before.totalOut,
    });
    expect(after.places).toMatchObject([{ balance: 48_000 }, { balance: 150_000 }]);
    const [row] = (await done(days.dawit.get('/api/transactions?type=book'))).data;
    expect(row).toMatchObject({
      record_type: 'transfer',
      transact_type: 'out',
      from: { kind: 'box' },
      to: { id: cbe, kind: 'cbe', name: 'CBE Bole' },
      place_balance: 48_000,
    });
  });

  it('the till closes with the counted cash and the bank’s balance', async () => {
    const places = [{ notes: notesOf('200x240') }, { place: cbe, counted: 150_000 }];
    const { close: closed } = await done(close(days.dawit, { places }));
    expect(closed.places).toMatchObject([
      { opening: 147_700, came_in: 300, moved: -100_000, book: 48_000, difference: 0 },
      { opening: 50_000, came_in: 0, moved: 100_000, book: 150_000, difference: 0 },
    ]);
  });

  it('a close is refused when entries were booked meanwhile', async () => {
    const { last_entry } = await day(days.dawit);
    await done(days.dawit.post('/api/transactions', { amount: 1, type: 'in', remark: 'Late' }));
    const places = [{ notes: notesOf('200x240') }];
    const late = days.dawit.post('/api/close', { last_entry, places });
    expect(await refused(late)).toEqual([409, 'BALANCE_CHANGED']);
  });

  it('a place with money cannot be closed, and an empty one can', async () => {
    const bank = { id: cbe, kind: 'cbe', name: 'CBE Bole', digits: '4410', branchId: 1 };
    const closing = () => days.admin.patch('/api/place', { ...bank, closed: true });
    expect(await refused(closing())).toEqual([409, 'IN_USE']);
    await done(days.dawit.post('/api/transfer', { from: cbe, amount: 150_000 }));
    await done(closing());
    const cash = { amount: 1, type: 'in', remark: 'Late', place: cbe, reference: 'FT26264ABCDF' };
    const { status, body } = await days.dawit.post('/api/transactions', cash);
    expect([status, body.errors]).toEqual([422, { place: 'notAllowed' }]);
  });
});
