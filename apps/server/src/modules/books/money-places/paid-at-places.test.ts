// D126, D127
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, buildEvent, type Caller } from '#testing/index.ts';
import { must, undoEach, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
undoEach(standard);
let admin: Caller;
let dawit: Caller;
let hana: Caller;
let cbe: number;
let telebirr: number;
let piassa: number;
let safe: number;

beforeEach(async () => {
  admin = await standard.app.as('admin');
  dawit = await standard.app.as('dawit');
  hana = await standard.app.as('hana');
  const add = async (place: object) => (await must(admin.post('/api/place', place))).id;
  cbe = await add({ kind: 'cbe', name: 'CBE', digits: '4410' });
  telebirr = await add({ kind: 'telebirr', name: 'telebirr', branchId: 1 });
  piassa = await add({ kind: 'cbe', name: 'CBE Piassa', branchId: 2 });
  safe = await add({ kind: 'safe', name: 'Safe' });
});

const cash = (more: object, caller = dawit): Promise<Answer> =>
  caller.post('/api/transactions', { amount: 100, type: 'in', remark: 'By bank', ...more });
const wrong = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  return [status, body.code, body.errors];
};
const balances = async () =>
  (await must(dawit.get('/api/transactions?type=book'))).status.places ?? [];

describe('bad input', () => {
  it.each([
    ['no reference', () => ({ place: cbe }), { reference: 'required' }],
    ['what is no reference', () => ({ place: cbe, reference: '--' }), { reference: 'format' }],
    [
      'a page that is no receipt',
      () => ({ place: cbe, reference: 'https://cs.bankofabyssinia.com/cs/?trx=CFT26264ABCDE' }),
      { reference: 'format' },
    ],
    [
      'the same reference twice',
      () => ({ place: cbe, reference: 'FT26264ABCDE', second_reference: 'ft26264abcde' }),
      { second_reference: 'duplicate' },
    ],
    [
      'only a second reference',
      () => ({ place: cbe, second_reference: 'FT26264ABCDE' }),
      { reference: 'required' },
    ],
    [
      'a place of another branch',
      () => ({ place: piassa, reference: 'FT26264ABCDE' }),
      { place: 'notFound' },
    ],
    ['no such place', () => ({ place: 99, reference: 'FT26264ABCDE' }), { place: 'notFound' }],
  ])('%s is refused at its field', async (_what, more, errors) => {
    expect(await wrong(cash(more()))).toEqual([422, 'VALIDATION', errors]);
    expect(await balances()).toEqual([]);
  });

  it('a reference of ten kilobytes is refused', async () => {
    const errors = { reference: 'maxLength' };
    const long = cash({ place: cbe, reference: 'A'.repeat(10_000) });
    expect(await wrong(long)).toEqual([422, 'VALIDATION', errors]);
  });

  it('spending from petty cash has no place', async () => {
    const box = { type: 'create', spender: 4, budget: 1_000 };
    const { id } = await must(dawit.post('/api/petty-cash', box));
    const spend = { type: 'spend', pettycashId: id, amount: 10, place: safe };
    const errors = { place: 'notAllowed' };
    expect(await wrong(dawit.post('/api/petty-cash', spend))).toEqual([422, 'VALIDATION', errors]);
  });
});

describe('references', () => {
  it('a safe and the box need no reference', async () => {
    await must(cash({ place: safe }));
    await must(cash({}));
    expect(await balances()).toMatchObject([{ balance: 100 }, { balance: 100 }]);
  });

  it.each(['FТ26264ABCDE', 'ＦＴ26264ABCDE', 'FT26264.ABCDE.', 'FT26264ABCDE1234'])(
    'a receipt number written %s is the same receipt',
    async (reference) => {
      await must(cash({ place: cbe, reference: 'FT26264ABCDE' }));
      const { status, body } = await cash({ place: cbe, reference });
      expect([status, body.code, body.first?.book_no]).toEqual([409, 'DUPLICATE', 1]);
    },
  );

  it('both references of a payment are taken, and another branch learns nothing more', async () => {
    const both = { reference: 'DHP27QK4LB', second_reference: 'FT26237ABQ3X' };
    await must(cash({ place: telebirr, ...both }));
    const sara = await standard.app.as('sara');
    const { status, body } = await cash({ place: cbe, reference: 'FT26237ABQ3X' }, sara);
    expect([status, body.code, body.first]).toEqual([409, 'DUPLICATE', {}]);
    expect(body.msg).not.toContain('Bole');
  });

  it('a claim holds its reference until it is rejected, and passes it on when accepted', async () => {
    const payment = { place: cbe, reference: 'FT26264ABCDE' };
    const { event } = await must(hana.post('/api/event', buildEvent({ payment })));
    const { data } = await must(dawit.get('/api/transactions?type=pending'));
    expect(data).toMatchObject([{ place: { name: 'CBE' }, reference: 'FT26264ABCDE' }]);
    expect((await cash(payment)).body.code).toBe('DUPLICATE');
    const accept = { type: 'pending', action: 'accept', actionId: data[0].id, amount: 50_000 };
    await must(dawit.patch('/api/transactions', accept));
    expect(await balances()).toMatchObject([{ place: { name: 'CBE' }, balance: 50_000 }]);
    expect((await cash(payment)).body.first.book_no).toBe(1);
    const { entries } = await must(hana.get(`/api/event/account?id=${event.id}`));
    expect(entries).toMatchObject([{ reference: 'FT26264ABCDE', evidence: 'typed' }]);
  });

  it('an edited claim keeps its place and reference and is not its own duplicate', async () => {
    const payment = { place: cbe, reference: 'FT26264ABCDE' };
    const { event } = await must(hana.post('/api/event', buildEvent({ payment })));
    const edit = (more: object) =>
      must(hana.patch('/api/event', { ...buildEvent(), id: event.id, ...more }));
    const claim = async () => (await must(dawit.get('/api/transactions?type=pending'))).data;
    const before = await claim();
    await edit({ payment, remark: 'Tents too' });
    expect(await claim()).toEqual(before);
    await edit({ advance_amount: 60_000 });
    const paid = { amount: 60_000, place: { id: cbe }, reference: 'FT26264ABCDE' };
    expect(await claim()).toMatchObject([paid]);
    expect((await cash(payment)).body.code).toBe('DUPLICATE');
    await edit({ advance_amount: 60_000, payment: { ...payment, reference: 'FT26264ABXYZ' } });
    expect(await claim()).toMatchObject([{ ...paid, reference: 'FT26264ABXYZ' }]);
    expect((await cash(payment)).status).toBe(200);
  });

  it.each(['rejected', 'voided'] as const)('a %s claim releases its reference', async (how) => {
    const payment = { place: cbe, reference: 'FT26264ABCDE' };
    const { event } = await must(hana.post('/api/event', buildEvent({ payment })));
    const { data } = await must(dawit.get('/api/transactions?type=pending'));
    const reject = { type: 'pending', action: 'reject', actionId: data[0].id };
    if (how === 'rejected') await must(dawit.patch('/api/transactions', reject));
    else
      await must(hana.patch('/api/event', { ...buildEvent({ advance_amount: 0 }), id: event.id }));
    expect((await cash(payment)).status).toBe(200);
  });

  it('an event whose claim uses a place closed since can be saved and its price changed', async () => {
    const payment = { place: cbe, reference: 'FT26264ABCDE' };
    const booked = { advance_amount: 50_000, payment };
    const { id } = (await must(hana.post('/api/event', buildEvent(booked)))).event;
    const closed = { id: cbe, kind: 'cbe', name: 'CBE', digits: '4410', closed: true };
    await must(admin.patch('/api/place', closed));
    const edit = (more: object) => must(hana.patch('/api/event', { id, ...buildEvent(more) }));
    expect((await edit(booked)).event.version).toBe(1);
    await edit({ advance_amount: 60_000 });
    const { data } = await must(dawit.get('/api/transactions?type=pending'));
    expect(data).toMatchObject([{ amount: 60_000, place: { id: cbe }, reference: 'FT26264ABCDE' }]);
  });

  it('a payment corrected to zero releases its reference, and a partly corrected one does not', async () => {
    const payment = { place: cbe, reference: 'FT26264ABCDE' };
    const { id } = await must(cash(payment));
    const correct = (should_be: number) =>
      must(dawit.post('/api/correction', { id, should_be, reason: 'A zero too many' }));
    await correct(10);
    expect((await cash(payment)).body.code).toBe('DUPLICATE');
    await correct(0);
    await must(cash(payment));
    expect(await balances()).toMatchObject([{ place: { name: 'CBE' }, balance: 100 }]);
  });

  it('a correction is booked at the place of the payment', async () => {
    const { id } = await must(cash({ place: cbe, reference: 'FT26264ABCDE' }));
    await must(dawit.post('/api/correction', { id, should_be: 40, reason: 'Less' }));
    const { data } = await must(dawit.get(`/api/transactions?type=book&place=${cbe}`));
    expect(data).toMatchObject([
      { amount: 60, transact_type: 'out', place: { name: 'CBE' }, corrects: { id } },
      { amount: 100, stands_at: 40 },
    ]);
  });
});

describe('transfers', () => {
  it('a transfer from a place to itself is refused', async () => {
    const errors = { to: 'duplicate' };
    const refused = dawit.post('/api/transfer', { from: cbe, to: cbe, amount: 1 });
    expect(await wrong(refused)).toEqual([422, 'VALIDATION', errors]);
    const boxToBox = dawit.post('/api/transfer', { amount: 1 });
    expect(await wrong(boxToBox)).toEqual([422, 'VALIDATION', errors]);
  });

  it('a transfer beyond the balance of the box is refused under box_not_below_zero', async () => {
    await must(admin.post('/api/settings', { box_not_below_zero: true }));
    await must(cash({ amount: 50 }));
    const move = (amount: number) => dawit.post('/api/transfer', { to: cbe, amount });
    expect((await move(51)).body.code).toBe('INSUFFICIENT_BALANCE');
    await must(move(50));
    await must(dawit.post('/api/transfer', { from: cbe, to: safe, amount: 70 }));
  });

  it('a transfer is corrected like a payment', async () => {
    await must(cash({ amount: 500 }));
    const { id } = await must(dawit.post('/api/transfer', { to: cbe, amount: 300 }));
    await must(dawit.post('/api/correction', { id, should_be: 100, reason: 'Less' }));
    expect(await balances()).toMatchObject([{ balance: 400 }, { balance: 100 }]);
    const { status, data } = await must(dawit.get('/api/transactions?type=book'));
    expect(status).toMatchObject({ balance: 500, totalIn: 500, totalOut: 0 });
    expect(data[0]).toMatchObject({ record_type: 'transfer', amount: 200, corrects: { id } });
  });
});

describe('places', () => {
  it('users without cashbook permissions do not see account digits', async () => {
    expect((await must(hana.get('/api/place'))).places[0]).toEqual({
      id: cbe,
      kind: 'cbe',
      name: 'CBE',
    });
    expect((await must(dawit.get('/api/place'))).places[0]).toMatchObject({ digits: '4410' });
  });

  it('staff see the places of their branch and the shared ones', async () => {
    const { places } = await must(dawit.get('/api/place'));
    expect(places.map(({ id }: { id: number }) => id)).toEqual([cbe, telebirr, safe]);
  });

  it('a place with entries keeps its kind, and its name can be changed', async () => {
    await must(cash({ place: cbe, reference: 'FT26264KIND12' }));
    const change = (more: object) =>
      admin.patch('/api/place', { id: cbe, kind: 'cbe', name: 'CBE', ...more });
    expect(await wrong(change({ kind: 'safe' }))).toEqual([
      422,
      'VALIDATION',
      { kind: 'notAllowed' },
    ]);
    await must(change({ name: 'CBE Bole' }));
  });

  it('a place with entries cannot be moved to another branch', async () => {
    await must(cash({ place: cbe, reference: 'FT26264ABCDE' }));
    const moved = admin.patch('/api/place', { id: cbe, kind: 'cbe', name: 'CBE', branchId: 2 });
    expect(await wrong(moved)).toEqual([422, 'VALIDATION', { branchId: 'notAllowed' }]);
  });
});
