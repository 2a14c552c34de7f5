// D60, D121, D133
import { describe, expect, it } from 'vitest';
import { logged, useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();

describe('items', () => {
  it('every signed-in user lists the items in order of creation', async () => {
    const kebede = await standard.app.as('kebede');
    const { body } = await kebede.get('/api/item');
    expect(body.items.map((item: { name: string }) => item.name)).toEqual([
      'ዶሮ ወጥ',
      'ክትፎ',
      'ጥብስ',
      'ለስላሳ',
    ]);
  });

  it.each([
    ['the same name', 'ክትፎ'],
    ['the same name with other spaces', '  ዶሮ   ወጥ '],
    ['a name that sounds the same', 'ለሥላሳ'],
    ['a name with letters that are not seen', 'ለስ\u200bላሳ'],
  ])('an item with an existing name is refused with the match: %s', async (_what, name) => {
    const admin = await standard.app.as('admin');
    const { status, body } = await admin.post('/api/item', { name });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'DUPLICATE', match: { id: expect.any(Number) } });
    expect((await admin.get('/api/item')).body.items).toHaveLength(4);
  });

  it.each([
    ['ጎመን', 'ጐመን'],
    ['ውሃ', 'ዉሃ'],
    ['ሟሟ', 'ሙዋሙዋ'],
    ['ቁርስ', 'ቍርስ'],
    ['ቡና በልጇ', 'ቡና በልጅዋ'],
  ])('an item %s cannot be added again as %s', async (name, spelled) => {
    const admin = await standard.app.as('admin');
    const { body } = await admin.post('/api/item', { name });
    const again = await admin.post('/api/item', { name: spelled });
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE', match: { id: body.id, name } },
    });
    await admin.delete('/api/item', { id: body.id });
  });

  it('an item cannot be renamed to the name of another', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    expect((await admin.patch('/api/item', { id: 3, name: 'ልዩ ጥብስ' })).status).toBe(200);
    expect((await admin.patch('/api/item', { id: 3, name: 'ልዩ ጥብስ' })).status).toBe(200);
    expect((await admin.patch('/api/item', { id: 3, name: 'ክትፎ' })).body.code).toBe('DUPLICATE');
    expect(await logged(app, 'item.update', 3)).toMatchObject({ times: 1 });
  });

  it('an item states whether it is fasting, and a package is fasting if all its items are', async () => {
    const admin = await standard.app.as('admin');
    const said = async () => {
      const { items } = (await admin.get('/api/item')).body;
      const { packages } = (await admin.get('/api/package?id=1')).body;
      return [items.map(({ menu }: { menu?: string }) => menu), packages.menu];
    };
    expect(await said()).toEqual([[undefined, undefined, undefined, undefined], undefined]);
    const names = ['ዶሮ ወጥ', 'ክትፎ', 'ልዩ ጥብስ', 'ለስላሳ'];
    for (const [at, name] of names.entries()) {
      await admin.patch('/api/item', { id: at + 1, name, menu: 'fasting' });
    }
    expect((await said())[1]).toBe('fasting');
    await admin.patch('/api/item', { id: 1, name: 'ዶሮ ወጥ', menu: 'not fasting' });
    await admin.patch('/api/item', { id: 2, name: 'ክትፎ', menu: null });
    await admin.patch('/api/item', { id: 4, name: 'ለስላሳ' });
    expect(await said()).toEqual([['not fasting', undefined, 'fasting', 'fasting'], 'not fasting']);
    expect((await logged(standard.app, 'item.update', 1)).last?.changes).toEqual([
      { field: 'menu', before: 'fasting', after: 'not fasting' },
    ]);
    expect((await admin.patch('/api/item', { id: 1, name: 'ዶሮ ወጥ', menu: 'vegan' })).status).toBe(
      422,
    );
  });

  it('an item has a kind and a quantity per guest, precise to a thousandth', async () => {
    const admin = await standard.app.as('admin');
    const save = (more: object) => admin.patch('/api/item', { id: 2, name: 'ክትፎ', ...more });
    const said = async () => (await admin.get('/api/item')).body.items[1];
    expect(await said()).toMatchObject({ kind: 'food' });
    expect(await said()).not.toHaveProperty('per_guest');
    expect((await save({ kind: 'drink', unit: 'l', per_guest: 0.125 })).status).toBe(200);
    expect((await save({})).status).toBe(200);
    expect(await said()).toMatchObject({ kind: 'drink', unit: 'l', per_guest: 0.125 });
    expect((await logged(standard.app, 'item.update', 2)).last?.changes).toEqual([
      { field: 'kind', before: 'food', after: 'drink' },
      { field: 'unit', before: '', after: 'l' },
      { field: 'per_guest', before: '', after: '0.125' },
    ]);
    const refusals = [0.0001, 0, -1, 100.001, 101].map(async (per_guest) => {
      const { status, body } = await save({ per_guest });
      return [status, body.errors];
    });
    expect(await Promise.all(refusals)).toEqual([
      [422, { per_guest: 'decimals' }],
      [422, { per_guest: 'minimum' }],
      [422, { per_guest: 'minimum' }],
      [422, { per_guest: 'maximum' }],
      [422, { per_guest: 'maximum' }],
    ]);
    expect((await save({ kind: 'food', unit: null, per_guest: null })).status).toBe(200);
    expect(await said()).not.toHaveProperty('unit');
  });

  it('a deleted item is removed from the list, and its name can be reused', async () => {
    const { app } = standard;
    const admin = await app.as('admin');
    expect((await admin.delete('/api/item', { id: 4 })).status).toBe(200);
    expect((await admin.get('/api/item')).body.items).toHaveLength(3);
    expect((await admin.post('/api/item', { name: 'ለስላሳ' })).status).toBe(200);
    expect((await logged(app, 'item.delete', 4)).times).toBe(1);
  });

  it('of two concurrent creations of one item, one succeeds', async () => {
    const admin = await standard.app.as('admin');
    const both = await Promise.all([1, 2].map(() => admin.post('/api/item', { name: 'ቡና' })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});
