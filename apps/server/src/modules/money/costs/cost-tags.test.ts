// D129
import { beforeAll, describe, expect, it } from 'vitest';
import { buildEvent, type Caller } from '#testing/index.ts';
import { logged, must, undoEach, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
const book = '/api/transactions';
let hana: Caller;
let dawit: Caller;
let sara: Caller;
let wedding: number;
let petty: number;

beforeAll(async () => {
  hana = await standard.app.as('hana');
  dawit = await standard.app.as('dawit');
  sara = await standard.app.as('sara');
  wedding = (await hana.post('/api/event', buildEvent())).body.event.id;
  const kebede = (await (await standard.app.as('kebede')).get('/api/user-info')).body.user.id;
  petty = (
    await dawit.post('/api/petty-cash', {
      type: 'create',
      spender: kebede,
      budget: 10_000,
      reason: 'ገበያ',
    })
  ).body.id;
});

const cash = (tag: object, type = 'out', amount = 4_500) =>
  dawit.post(book, { type, amount, remark: 'ጋዝ ለወጥ ቤት', ...tag });
const rows = async (filter = '') => (await dawit.get(`${book}?type=book${filter}`)).body.data;
const note = (id: number, kind: string, value: string, caller = dawit) =>
  caller.post('/api/entry-note', { id, kind, value });
const spend = async (tag: object) =>
  (await standard.app.as('kebede')).post('/api/petty-cash', {
    type: 'spend',
    pettycashId: petty,
    amount: 3_500,
    reason: 'ሽንኩርት',
    ...tag,
  });
const spent = async () => (await dawit.get(`/api/petty-cash?id=${petty}`)).body.data[0];
const almaz = { id: 1, name: 'አልማዝ ተስፋዬ', et_date: { year: 2019, month: 1, day: 21 } };

describe('the event and the category of a cost', () => {
  undoEach(standard);

  it('cash in and out store them, and rows without them omit the fields', async () => {
    await cash({ eventId: wedding, category: 'fuel' });
    await cash({ eventId: wedding }, 'in');
    await cash({});
    const [plain, received, fuel] = await rows();
    expect(fuel).toMatchObject({ cost_of: almaz, category: 'fuel' });
    expect(received).toMatchObject({ cost_of: almaz });
    expect(received).not.toHaveProperty('category');
    expect(plain).not.toHaveProperty('cost_of');
  });

  it('spending from petty cash stores them, and topping up and returning refuse them', async () => {
    expect((await spend({ eventId: wedding, category: 'food' })).status).toBe(200);
    expect(await spent()).toMatchObject({ cost_of: almaz, category: 'food', amount: 3_500 });
    const back = { type: 'return', pettycashId: petty, amount: 1, category: 'food', eventId: 1 };
    expect((await dawit.post('/api/petty-cash', back)).body.errors).toEqual({
      eventId: 'notAllowed',
      category: 'notAllowed',
    });
  });

  it('an event that is deleted, of another branch or nonexistent is refused at the field', async () => {
    const refused = { status: 422, body: { errors: { eventId: 'notFound' } } };
    expect(await cash({ eventId: 9 })).toMatchObject(refused);
    const other = await sara.post(book, { type: 'out', amount: 1, remark: 'x', eventId: wedding });
    expect(other).toMatchObject(refused);
    const admin = await standard.app.as('admin');
    await must(admin.delete('/api/event', { id: wedding }));
    expect(await cash({ eventId: wedding })).toMatchObject(refused);
    expect(await rows()).toHaveLength(1);
  });

  it('they can be set later, the last value counts, and each change is logged', async () => {
    const { id } = (await cash({ category: 'fuel' })).body;
    expect((await note(id, 'event', String(wedding))).status).toBe(200);
    expect((await note(id, 'category', 'transport')).status).toBe(200);
    expect((await note(id, 'category', 'food')).status).toBe(200);
    expect((await rows())[0]).toMatchObject({ cost_of: almaz, category: 'food' });
    expect((await note(id, 'event', '0')).status).toBe(200);
    expect((await rows())[0]).not.toHaveProperty('cost_of');
    const { times, last } = await logged(standard.app, 'cash.note');
    expect(times).toBe(4);
    expect(last?.changes).toEqual([{ field: 'event', before: 'አልማዝ ተስፋዬ, 2026-10-01', after: '' }]);
  });

  it('they are set on petty cash spending through its transaction', async () => {
    await spend({});
    const { id } = await spent();
    expect((await note(id, 'event', String(wedding))).status).toBe(200);
    expect(await spent()).toMatchObject({ cost_of: almaz });
    expect((await note(id, 'fiscal_no', '12')).status).toBe(404);
  });

  it('an invalid event or category, or an entry of another branch, changes nothing', async () => {
    const { id } = (await cash({})).body;
    const [, filling] = await rows();
    expect((await note(id, 'event', '9')).body.errors).toEqual({ value: 'notFound' });
    expect((await note(id, 'event', 'x')).body.errors).toEqual({ value: 'format' });
    expect((await note(id, 'category', 'beer')).body.errors).toEqual({ value: 'notAllowed' });
    expect((await note(filling.id, 'event', '1')).body.errors).toEqual({ kind: 'notAllowed' });
    expect((await note(id, 'event', '1', sara)).status).toBe(404);
    expect((await rows())[0]).not.toHaveProperty('cost_of');
  });

  it('a user who may spend finds an event by name and sees only its name and day', async () => {
    const kebede = await standard.app.as('kebede');
    const found = async (query: string, caller = kebede) =>
      (await caller.get(`/api/cost-events${query}`)).body.events;
    expect(await found('')).toEqual([almaz]);
    expect(await found('?q=አልማዝ')).toEqual([almaz]);
    expect(await found('?q=ሀና')).toEqual([]);
    expect(await found('', sara)).toEqual([]);
    expect((await hana.get('/api/cost-events')).status).toBe(403);
  });

  it('the cashbook is filtered by event and by category, with totals after corrections', async () => {
    const { id } = (await cash({ eventId: wedding, category: 'fuel' })).body;
    await cash({});
    await dawit.post('/api/correction', { id, should_be: 450, reason: 'ስህተት' });
    const day = '&from=2026-09-01';
    expect(await rows(`${day}&costOf=${wedding}`)).toHaveLength(2);
    const { totals } = (await dawit.get(`${book}?type=book${day}&costOf=${wedding}`)).body;
    expect(totals).toEqual({ totalIn: 0, totalOut: 450 });
    expect(await rows('&category=fuel')).toHaveLength(2);
    expect(await rows('&category=other')).toHaveLength(1);
    await note(id, 'event', '0');
    expect(await rows(`&costOf=${wedding}`)).toEqual([]);
  });

  it('the settlement of an advance by hand inherits its event and category', async () => {
    const rest = { isAdvance: true, settle_amount: 1_000, eventId: wedding };
    await cash({ ...rest, category: 'rent' });
    const [{ id: actionId }] = (await dawit.get(`${book}?type=advance`)).body.data;
    await dawit.patch(book, { type: 'advance', action: 'accept', actionId, amount: 1_000 });
    expect((await rows())[0]).toMatchObject({
      record_type: 'settle',
      cost_of: almaz,
      category: 'rent',
    });
  });
});
