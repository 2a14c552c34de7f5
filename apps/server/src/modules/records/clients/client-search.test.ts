// D60, D137, D138, D149
import fc from 'fast-check';
import { matchesSearch, searchWords } from '@digis/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { useStandardApp } from '#testing/use-test-app.ts';

const standard = useStandardApp();

const clients = [
  { full_name: 'ኃይሌ ገብረ ሥላሴ', primary_phone: '0911223344', secondary_phone: '0955667788' },
  { full_name: "Sara O'Neil-Bekele", primary_phone: '0912223344', secondary_phone: '0912223344' },
  { full_name: 'ፀሐይ 12', primary_phone: '0933441122', secondary_phone: '0933441122' },
  { full_name: 'ውብሸት ጐሳዬ', primary_phone: '0944332211', secondary_phone: '0944332211' },
  { full_name: 'ዉቢት ወርቅዋ', primary_phone: '0944332212', secondary_phone: '0944332212' },
];

beforeAll(async () => {
  const hana = await standard.app.as('hana');
  for (const client of clients) await hana.post('/api/client', client);
});

const found = async (typed: string, who = 'hana'): Promise<string[]> => {
  const caller = await standard.app.as(who);
  const { body } = await caller.get(`/api/client?q=${encodeURIComponent(typed)}`);
  return body.clients.map((client: { full_name: string }) => client.full_name);
};

describe('client search', () => {
  it('a client is found exactly where the shared matching rule finds one', async () => {
    const parts = fc.constantFrom(
      'ሀይሌ',
      'ስላሴ',
      'ጸሃይ',
      'ዉብሸት',
      'ውቢ',
      'ጎሳዬ',
      'ወርቅ',
      'ወርቋ',
      'ወርቁዋ',
      '\u200fሀይ\u200bሌ',
      'NEIL',
      'bek',
      "'",
      '%',
      '_',
      '\\',
      ':*',
      '!',
      '&',
      '0911',
      '22',
      '3344',
      '09556677',
      '91222334',
      '4411',
      '+251 911',
      'tsehay',
      'haile',
      'ሳራ',
      'ኔል',
      'wub',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(parts, { minLength: 1, maxLength: 3 }), async (typed) => {
        const text = typed.join(' ');
        const words = searchWords(text);
        const expected = clients.filter((client) =>
          matchesSearch(words, {
            names: [client.full_name],
            phones: [client.primary_phone, client.secondary_phone],
          }),
        );
        expect((await found(text)).toSorted()).toEqual(
          expected.map(({ full_name }) => full_name).toSorted(),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('a client of another branch is not found', async () => {
    const { app } = standard;
    await app.createUser({ username: 'ruth', branch_id: 2, access: ['Clients'] });
    expect(await found('ሀይሌ', 'ruth')).toEqual([]);
    expect(await found('ሀይሌ', 'admin')).toEqual(['ኃይሌ ገብረ ሥላሴ']);
  });
});

describe('phonetic search', () => {
  it.each(['ዉብሸት', 'ውብሸት', 'ጎሳዬ', 'ጐሳዬ', '\u200fጎሳዬ', 'ጎሣ'])(
    'the client ውብሸት ጐሳዬ is found by %s',
    async (typed) => expect(await found(typed)).toContain('ውብሸት ጐሳዬ'),
  );

  it('vendors, employees, items and packages are found phonetically, in their lists and in the search', async () => {
    const admin = await standard.app.as('admin');
    const person = {
      last_name: 'ጐሳዬ',
      phone_number: '0911556677',
      salary: 0,
      wage_type: 'fixed',
      event_wage: 100,
    };
    const vendor = { category: 'ሙዚቃ', pricing: 'fixed', amount: 1, contact: '0911556678' };
    await admin.post('/api/employee', { ...person, first_name: 'ሟሟ' });
    await admin.post('/api/vendor', { ...vendor, name: 'ሟሟ', representative: 'ሀና' });
    await admin.post('/api/item', { name: 'ሟሟ' });
    for (const typed of ['ሙዋሙዋ', 'ምዋ', 'ሙ']) {
      const q = encodeURIComponent(typed);
      for (const [path, list] of [
        ['employee', 'employees'],
        ['vendor', 'vendors'],
        ['item', 'items'],
      ]) {
        expect((await admin.get(`/api/${path}?q=${q}`)).body[list ?? '']).toHaveLength(1);
      }
    }
    const { body } = await admin.get(`/api/search?q=${encodeURIComponent('ሙዋሙዋ')}`);
    expect(body).toMatchObject({
      employees: [{ name: 'ሟሟ ጐሳዬ' }],
      vendors: [{ name: 'ሟሟ' }],
      items: [{ name: 'ሟሟ' }],
    });
  });
});

describe('search in short lists', () => {
  it.each([
    ['item', 'items', 'ዶሮ', ['ዶሮ ወጥ']],
    ['package', 'packages', 'gold', ['Wedding Gold']],
    ['package', 'packages', 'silver', []],
  ])('GET /%s lists the %s that %s finds', async (path, field, typed, names) => {
    const hana = await standard.app.as('hana');
    const { body } = await hana.get(`/api/${path}?q=${encodeURIComponent(typed)}`);
    expect(body[field].map(({ name }: { name: string }) => name)).toEqual(names);
  });
});
