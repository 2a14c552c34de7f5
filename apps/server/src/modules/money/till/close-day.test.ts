// D18, D128
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Caller } from '#testing/index.ts';
import { must, undoEach, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
undoEach(standard);
let admin: Caller;
let dawit: Caller;
let shared: number;
let own: number;

beforeEach(async () => {
  admin = await standard.app.as('admin');
  dawit = await standard.app.as('dawit');
  const add = async (place: object) => (await must(admin.post('/api/place', place))).id;
  shared = await add({ kind: 'cbe', name: 'CBE' });
  own = await add({ kind: 'awash', name: 'Awash Bole', branchId: 1 });
  const cash = { type: 'in', remark: 'Tents lent out' };
  await must(dawit.post('/api/transactions', { ...cash, amount: 1_000 }));
  const bank = { place: own, reference: '260921112233445' };
  await must(dawit.post('/api/transactions', { ...cash, amount: 500, ...bank }));
  const other = { place: shared, reference: 'FT26264ABCDE' };
  await must(dawit.post('/api/transactions', { ...cash, amount: 70, ...other }));
});

const close = (body: object, caller = dawit): Promise<Answer> =>
  caller.post('/api/close', { last_entry: 3, ...body });
const errorsOf = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect([status, body.code]).toEqual([422, 'VALIDATION']);
  return body.errors;
};

describe('invalid counts', () => {
  it('a note of 30 birr is refused, as none exists', async () => {
    const notes = [{ value: 30, count: 1 }];
    expect(await errorsOf(close({ places: [{ notes }] }))).toEqual({
      'places.0.notes.0.value': 'enum',
    });
  });

  it.each([
    [
      'one note twice',
      () => [{ notes: [100, 100].map((value) => ({ value, count: 1 })) }],
      'notes',
      'duplicate',
    ],
    ['a sum of the box without its notes', () => [{ counted: 1_000 }], 'counted', 'notAllowed'],
    [
      'a sum of a bank that branches share',
      () => [{ place: shared, counted: 70 }],
      'counted',
      'notAllowed',
    ],
    ['notes of a bank', () => [{ place: own, coins: 5 }], 'notes', 'notAllowed'],
    ['a place of nobody', () => [{ place: 99 }], 'place', 'notFound'],
  ])('%s is refused at its field', async (_what, places, field, code) => {
    expect(await errorsOf(close({ places: places() }))).toEqual({ [`places.0.${field}`]: code });
  });

  it('only entries of a shared place since the last close can be ticked, each once', async () => {
    const { now } = await must(dawit.get('/api/close'));
    const [{ id }] = now.places.find(
      ({ place }: { place?: { id: number } }) => place?.id === shared,
    ).entries;
    const tick = (seen: number[], place = shared) => close({ places: [{ place, seen }] });
    expect(await errorsOf(tick([id, id]))).toEqual({ 'places.0.seen': 'duplicate' });
    expect(await errorsOf(tick([id, 999_999]))).toEqual({ 'places.0.seen': 'notFound' });
    expect(await errorsOf(tick([id], own))).toEqual({ 'places.0.seen': 'notAllowed' });
    await must(tick([id]));
    expect(await errorsOf(tick([id]))).toEqual({ 'places.0.seen': 'notFound' });
  });

  it('a place is counted at most once', async () => {
    const errors = { 'places.1.place': 'duplicate' };
    expect(await errorsOf(close({ places: [{ coins: 1 }, { coins: 1 }] }))).toEqual(errors);
  });
});

describe('disclosure of the balance', () => {
  it('a user without View Balance is shown the book balance only after counting', async () => {
    const counter = { username: 'counter', branch_id: 1 };
    await standard.app.createUser({
      ...counter,
      access: ['Cashbook View Records', 'Cashbook In/Out'],
    });
    const blind = await standard.app.as('counter');
    const { now } = await must(blind.get('/api/close'));
    expect(now.places[0]).toEqual({});
    expect(now.last_entry).toBe(3);
    const tried = { places: [{ coins: 990 }], dry_run: true };
    const { close: told } = await must(close(tried, blind));
    expect(told.places).toMatchObject([{ book: 1_000, counted: 990, difference: -10 }, {}, {}]);
    expect(told.places[1].book).toBeUndefined();
  });

  it('entries of a shared bank are ticked as seen', async () => {
    const { now } = await must(dawit.get('/api/close'));
    const [, bank] = now.places;
    expect(bank).toMatchObject({ is_shared: true, entries: [{ amount: 70, book_no: 3 }] });
    const seen = [bank.entries[0].id];
    const { close: closed } = await must(close({ places: [{ place: shared, seen }] }));
    expect(closed.places[1]).toMatchObject({ seen, book: 70 });
  });

  it('correcting a booked difference shows as cash in of the new day, and nothing as cash out', async () => {
    const counted = [{ coins: 907 }];
    const { close: first } = await must(
      close({ places: counted, remark: 'Short', book_difference: true }),
    );
    const { id } = first.places[0].booked;
    await must(admin.post('/api/correction', { id, should_be: 0, reason: 'It was found' }));
    const { now } = await must(dawit.get('/api/close'));
    expect(now.places[0]).toMatchObject({ opening: 907, came_in: 93, went_out: 0, book: 1_000 });
  });

  it('a close is numbered within its branch and never changes', async () => {
    await must(close({ places: [{ coins: 1_000 }] }));
    await must(close({ places: [{ coins: 1_000 }] }));
    const { closes } = await must(dawit.get('/api/close'));
    expect(closes.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
    const { closes: none } = await must((await standard.app.as('sara')).get('/api/close'));
    expect(none).toEqual([]);
  });

  it('a count after midnight closes the previous day, and only later entries are marked after_close', async () => {
    const { clock } = standard.app;
    clock.set('2026-09-27T00:20:00+03:00');
    dawit = await standard.app.as('dawit');
    expect((await must(close({ places: [{ coins: 1_000 }] }))).close.day).toBe('2026-09-26');
    const cash = async () =>
      must(dawit.post('/api/transactions', { type: 'in', amount: 10, remark: 'Rice sacks' }));
    clock.set('2026-09-27T02:00:00+03:00');
    dawit = await standard.app.as('dawit');
    await cash();
    clock.set('2026-09-27T09:00:00+03:00');
    dawit = await standard.app.as('dawit');
    await cash();
    const { data } = await must(dawit.get('/api/transactions?type=book'));
    expect(data.slice(0, 2).map((row: { after_close?: boolean }) => row.after_close)).toEqual([
      undefined,
      true,
    ]);
    const { closes } = await must(dawit.get('/api/close'));
    expect(closes[0].later).toHaveLength(1);
  });
});
