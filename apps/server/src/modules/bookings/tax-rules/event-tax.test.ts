// D170
import { beforeEach, describe, expect, it } from 'vitest';
import { isoToEt } from '@digis/ethio-date';
import { buildAgreement, buildEvent, type Caller } from '#testing/index.ts';
import { logged, must, undoEach, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
undoEach(standard);
let admin: Caller;
let hana: Caller;

beforeEach(async () => {
  admin = await standard.app.as('admin');
  hana = await standard.app.as('hana');
});

const tax = (vat: 'off' | 'included' | 'on_top') => must(admin.post('/api/settings', { vat }));
const party = (more = {}) =>
  buildEvent({
    packageId: 'custom',
    per_person: 500,
    num_of_people: 200,
    additional_price: 0,
    discount_amount: 0,
    advance_amount: 0,
    ...more,
  });
const book = async (more = {}) => (await must(hana.post('/api/event', party(more)))).event;
const edit = async (id: number, more = {}) =>
  (await must(hana.patch('/api/event', { ...party(more), id }))).event;
const onDay = (event_date: string) => ({ event_date, et_date: isoToEt(event_date) });

it('without tax, net and total are equal', async () => {
  expect(await book()).toMatchObject({
    net: 100_000,
    vat: 0,
    vat_mode: 'off',
    vat_rate: 0,
    total: 100_000,
  });
});

it('on_top adds the tax to the price, and the remaining amount follows the total', async () => {
  await tax('on_top');
  const event = await book({ advance_amount: 20_000 });
  expect(event).toMatchObject({
    net: 100_000,
    vat: 15_000,
    vat_rate: 15,
    total: 115_000,
    left: 95_000,
  });
  const paid = await edit(event.id, { paid_full: true });
  expect(paid).toMatchObject({ advance_amount: 115_000, pending: 115_000, left: 0 });
});

it('included treats the tax as part of the price', async () => {
  await tax('included');
  const event = await book({ per_person: 1_100 });
  expect(event).toMatchObject({ net: 191_304.35, vat: 28_695.65, total: 220_000 });
});

it('the advance is limited by the total, and the discount by the net price', async () => {
  await tax('on_top');
  expect((await book({ advance_amount: 115_000 })).left).toBe(0);
  const answers = [
    await hana.post('/api/event', party({ advance_amount: 115_000.01 })),
    await hana.post('/api/event', party({ discount_amount: 100_000.01 })),
  ];
  expect(answers.map(({ body }) => body.errors)).toEqual([
    { advance_amount: 'maximum' },
    { discount_amount: 'maximum' },
  ]);
});

describe('an event keeps', () => {
  it('its tax mode when the setting changes', async () => {
    const untaxed = await book();
    await tax('on_top');
    const taxed = await book();
    await tax('off');
    expect((await edit(untaxed.id, { num_of_people: 100 })).total).toBe(50_000);
    expect(await edit(taxed.id, { num_of_people: 100 })).toMatchObject({
      vat: 7_500,
      total: 57_500,
    });
  });

  it('its rate until it moves to a day of another rule, and that change is logged', async () => {
    await tax('on_top');
    const { id } = await book();
    const rule = { name: 'vat', from: '2026-10-01', value: 20, source: 'A new law' };
    await must(admin.post('/api/tax-rules', rule));
    expect((await edit(id, { remark: 'On the terrace' })).vat).toBe(15_000);
    expect((await edit(id, onDay('2026-10-02'))).vat).toBe(20_000);
    const { last } = await logged(standard.app, 'event.update', id);
    expect(last?.changes).toContainEqual({ field: 'vat_rate', before: '15', after: '20' });
  });
});

it('events before the first rule have no tax', async () => {
  await tax('on_top');
  expect(await book(onDay('2002-12-31'))).toMatchObject({ vat: 0, vat_rate: 0, total: 100_000 });
});

it('the agreement shows net and tax, and neither without tax', async () => {
  const paper = (eventId: number) =>
    hana.post('/api/generate-agreement', buildAgreement({ eventId, advance: 0, left: 0 }));
  const untaxed = await book();
  expect(JSON.stringify((await paper(untaxed.id)).body)).not.toMatch(/VAT|Net/u);
  await tax('on_top');
  const taxed = await book();
  const page = JSON.stringify((await paper(taxed.id)).body).replaceAll(/\s+/gu, ' ');
  for (const figure of ['100,000', '15,000', '115,000', 'VAT 15%']) expect(page).toContain(figure);
});

it('event amounts in lists include net and tax, and neither without tax', async () => {
  await tax('on_top');
  const event = await book();
  const { receivables } = await must(admin.get('/api/receivables'));
  const row = receivables.find(({ event: { id } }: { event: { id: number } }) => id === event.id);
  expect(row.event.money).toEqual({
    total: 115_000,
    received: 0,
    waiting: 0,
    left: 115_000,
    net: 100_000,
    vat: 15_000,
    vat_rate: 15,
  });
});
