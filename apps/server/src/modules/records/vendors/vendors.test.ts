// D62, D63, spec:9
import { describe, expect, it } from 'vitest';
import { buildEvent } from '#testing/index.ts';
import { logged, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();

const decor = {
  name: 'Addis  Decor',
  category: 'Decoration',
  pricing: 'per-person',
  amount: 45,
  representative: 'ሰላም',
  contact: '011 555 12 34',
};

const add = async (part: object = {}) => {
  const dawit = await standard.app.as('dawit');
  return dawit.post('/api/vendor', { ...decor, contact: '0115551234', ...part });
};

describe('vendors', () => {
  it('a vendor is created, also with a landline number', async () => {
    const { app } = standard;
    const { id } = (await add()).body;
    const { vendors } = (await (await app.as('dawit')).get('/api/vendor')).body;
    expect(vendors[0]).toMatchObject({
      id,
      name: 'Addis Decor',
      amount: 45,
      contact: '0115551234',
    });
    expect((await logged(app, 'vendor.create', id)).times).toBe(1);
  });

  it('users with Assign Vendors get the category and the price only', async () => {
    const hana = await standard.app.as('hana');
    const [vendor] = (await hana.get('/api/vendor')).body.vendors;
    expect(Object.keys(vendor)).toEqual(['id', 'name', 'category', 'pricing', 'amount']);
  });

  it.each([
    ['a contact that is no number of here', { contact: '0611223344' }, { contact: 'pattern' }],
    ['no representative', { representative: '' }, { representative: 'minLength' }],
    ['a kind of price we do not know', { pricing: 'hourly' }, { pricing: 'enum' }],
    ['half a santim', { amount: 0.005 }, { amount: 'decimals' }],
  ])('a vendor is refused with %s', async (_what, part, errors) => {
    const { status, body } = await add(part);
    expect(status).toBe(422);
    expect(body.errors).toMatchObject(errors);
  });

  it('a changed price applies to later assignments only', async () => {
    const { app } = standard;
    const dawit = await app.as('dawit');
    const hana = await app.as('hana');
    const { id } = (await add()).body;
    const eventId = (await hana.post('/api/event', buildEvent())).body.event.id;
    await hana.post('/api/assign-vendor', { vendors: [id], eventId });
    await dawit.patch('/api/vendor', { id, ...decor, contact: '0115551234', amount: 60 });
    const [owed] = (await dawit.get('/api/deliverables?vendorId=' + id)).body.deliverables;
    expect(owed).toMatchObject({ vendor: { amount: 45 }, total: 15_750 });
    expect((await dawit.delete('/api/vendor', { id })).body.code).toBe('IN_USE');
  });

  it('DELETE archives a vendor with a zero balance', async () => {
    const { app } = standard;
    const { id } = (await add()).body;
    const dawit = await app.as('dawit');
    expect((await dawit.delete('/api/vendor', { id })).status).toBe(200);
    expect((await dawit.delete('/api/vendor', { id })).status).toBe(404);
    expect((await logged(app, 'vendor.delete', id)).times).toBe(1);
  });
});
