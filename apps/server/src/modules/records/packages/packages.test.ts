// D47, D59, D61, D162
import { describe, expect, it } from 'vitest';
import { logged, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();
const silver = {
  name: 'Silver',
  items: [1, 2],
  pricing: [
    { min: 201, max: 400, value: 500.5 },
    { min: 50, max: 200, value: 550 },
  ],
};

describe('packages', () => {
  it('GET /package returns all packages as an array, and one by id as an object', async () => {
    const kebede = await standard.app.as('kebede');
    const { packages } = (await kebede.get('/api/package')).body;
    expect(packages).toHaveLength(1);
    const one = (await kebede.get('/api/package?id=1')).body.packages;
    expect(one).toEqual(packages[0]);
    expect(one.items[0]).toEqual({ id: 1, name: 'ዶሮ ወጥ' });
    expect((await kebede.get('/api/package?id=77')).status).toBe(404);
  });

  it('tiers are stored in order of size, to the santim', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    const { id } = (await admin.post('/api/package', silver)).body;
    const { prices } = (await admin.get(`/api/package?id=${id}`)).body.packages;
    expect(prices).toEqual([
      { min: 50, max: 200, value: 550 },
      { min: 201, max: 400, value: 500.5 },
    ]);
    expect((await logged(app, 'package.create', id)).times).toBe(1);
  });

  it('package terms are kept by an edit that omits them, and cleared by an empty value', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    const terms = 'ቡና ከምግብ በኋላ።\nTables are ours.';
    const { id } = (await admin.post('/api/package', { ...silver, name: 'Terms', terms })).body;
    const termsNow = async () =>
      (await admin.get(`/api/package?id=${id}`)).body.packages.terms ?? 'none';
    expect(await termsNow()).toBe(terms);
    await admin.patch('/api/package', { ...silver, id, name: 'Terms 2' });
    expect(await termsNow()).toBe(terms);
    await admin.patch('/api/package', { ...silver, id, name: 'Terms 2', terms: ' ' });
    expect(await termsNow()).toBe('none');
    const { last } = await logged(app, 'package.update', id);
    expect(last?.changes).toEqual([{ field: 'terms', before: terms, after: '' }]);
  });

  it.each([
    [
      'overlap',
      [
        { min: 50, max: 200, value: 1 },
        { min: 200, max: 300, value: 1 },
      ],
      { 'pricing.1.min': 'overlap' },
    ],
    ['end before they begin', [{ min: 90, max: 50, value: 1 }], { 'pricing.0.max': 'minimum' }],
    ['cost nothing', [{ min: 1, max: 50, value: 0 }], { 'pricing.0.value': 'minimum' }],
    ['have three decimals', [{ min: 1, max: 50, value: 1.005 }], { 'pricing.0.value': 'decimals' }],
    ['are missing', [], { pricing: 'minItems' }],
  ])('a package is refused with tiers that %s', async (_what, pricing, errors) => {
    const admin = await standard.app.as('admin');
    const { status, body } = await admin.post('/api/package', { ...silver, pricing });
    expect(status).toBe(422);
    expect(body.errors).toEqual(errors);
  });

  it('a package with unknown items is refused', async () => {
    const admin = await standard.app.as('admin');
    const { body } = await admin.post('/api/package', { ...silver, items: [1, 500] });
    expect(body.errors).toEqual({ items: 'notFound' });
  });

  it('an edit of a package is logged and may keep a deleted item', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    const { id } = (await admin.post('/api/package', silver)).body;
    expect((await admin.patch('/api/package', { id, ...silver })).status).toBe(200);
    expect((await logged(app, 'package.update', id)).times).toBe(0);
    await admin.delete('/api/item', { id: 2 });
    expect((await admin.patch('/api/package', { id, ...silver, name: 'Silver 2' })).status).toBe(
      200,
    );
    expect((await logged(app, 'package.update', id)).times).toBe(1);
    const { items, name } = (await admin.get(`/api/package?id=${id}`)).body.packages;
    expect([name, items.length]).toEqual(['Silver 2', 2]);
  });

  it('a deleted package is removed from the list', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    expect((await admin.delete('/api/package', { id: 1 })).status).toBe(200);
    const { packages } = (await admin.get('/api/package')).body;
    expect(packages).not.toContainEqual(expect.objectContaining({ id: 1 }));
    expect((await logged(app, 'package.delete', 1)).times).toBe(1);
  });
});
